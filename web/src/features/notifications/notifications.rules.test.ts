import { expect, test } from 'vitest'
import { clickOf, linkOf } from './notifications.rules.ts'

// NOTIFICATIONS-14
test.each(['/dashboard/funding', 'https://rewards.example/x?y=1'])('allows the link %s', (url) =>
  expect(linkOf({ url })).toBe(url),
)

// NOTIFICATIONS-14
test.each([
  null,
  'http://plain.example',
  'javascript:alert(1)',
  '//elsewhere.example',
  '/\\elsewhere',
  'data:,x',
])('ignores the link %s', (url) => expect(linkOf({ url })).toBeUndefined())

// NOTIFICATIONS-12
test.each([
  [false, '/dashboard', 'link'],
  [true, '/dashboard', 'link'],
  [false, null, 'mark'],
  [true, null, 'nothing'],
] as const)('with read %s and url %s a click means: %s', (read, url, click) =>
  expect(clickOf({ read, url })).toBe(click),
)

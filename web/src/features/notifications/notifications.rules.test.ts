import { expect, test } from 'vitest'
import { clickOf, linkOf } from './notifications.rules.ts'

// NOTIFICATIONS-14
test.each(['/dashboard/funding', 'https://rewards.example/x?y=1'])('%s may be opened', (url) =>
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
])('%s is no link', (url) => expect(linkOf({ url })).toBeUndefined())

// NOTIFICATIONS-12
test.each([
  [false, '/dashboard', 'link'],
  [true, '/dashboard', 'link'],
  [false, null, 'mark'],
  [true, null, 'nothing'],
] as const)('read %s with url %s: a click is %s', (read, url, click) =>
  expect(clickOf({ read, url })).toBe(click),
)

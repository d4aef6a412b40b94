import { expect, test } from 'vitest'
import { mayFollow } from './passkey.rules.ts'

// SESSION-59
test.each([
  ['a device that does not count', 0, 0, true],
  ['the first use of a device that counts', 0, 1, true],
  ['the next use', 7, 8, true],
  ['a use after uses elsewhere', 7, 90, true],
  ['a counter that stands still', 7, 7, false],
  ['a counter that goes back', 7, 6, false],
  ['a counter that starts again', 7, 0, false],
])('the counter of a passkey: %s', (_, last, used, expected) => {
  const deviceType = 'singleDevice'
  expect(mayFollow({ counter: last, deviceType }, { counter: used, deviceType })).toBe(expected)
})

// SESSION-59
test('a passkey that could not be copied cannot become one that can, nor the other way round', () => {
  const single = { counter: 0, deviceType: 'singleDevice' } as const
  const multi = { counter: 0, deviceType: 'multiDevice' } as const
  expect([mayFollow(single, multi), mayFollow(multi, single), mayFollow(multi, multi)]).toEqual([
    false,
    false,
    true,
  ])
})

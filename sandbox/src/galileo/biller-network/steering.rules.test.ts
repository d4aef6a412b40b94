import { expect, it } from 'vitest'
import type { PaymentStatus } from './course.rules.ts'
import { type StatedStatus, wayTo } from './steering.rules.ts'

it.each<['E' | 'P', PaymentStatus, StatedStatus, string | undefined]>([
  ['E', 'N', 'pending', 'O'],
  ['E', 'N', 'cleared', 'O A'],
  ['E', 'N', 'failed', 'O E'],
  ['E', 'O', 'returned', 'A R'],
  ['E', 'A', 'returned', 'R'],
  ['E', 'N', 'mailed', undefined],
  ['E', 'A', 'failed', undefined],
  ['E', 'N', 'created', undefined],
  ['E', 'O', 'pending', undefined],
  ['P', 'N', 'mailed', 'W Q'],
  ['P', 'W', 'failed', 'B'],
  ['P', 'N', 'returned', 'W Q V'],
  ['P', 'Q', 'cleared', 'C'],
  ['P', 'C', 'returned', 'R'],
  ['P', 'Q', 'failed', undefined],
  ['P', 'V', 'cleared', undefined],
  ['E', 'E', 'cleared', undefined],
])('moves a payment of type %s from %s to %s through %s', (type, from, to, expected) => {
  expect(
    wayTo(to, from, type)
      ?.map(({ status }) => status)
      .join(' '),
  ).toBe(expected)
})

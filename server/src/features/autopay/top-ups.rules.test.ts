import { cents, type Cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { leftOfTopUps } from './top-ups.rules.ts'

type Move = Parameters<typeof leftOfTopUps>[0][number]

const at = (hour: number) => new Date(Date.UTC(2026, 11, 9, hour))
const move = (hour: number, direction: 'in' | 'out', amount: number, change: Partial<Move> = {}): Move => ({
  kind: 'top_up',
  direction,
  state: 'done',
  amountCents: cents(amount),
  wantedAt: at(hour),
  ...change,
})
const payment = (hour: number, total: number): { totalCents: Cents; madeAt: Date } => ({
  totalCents: cents(total),
  madeAt: at(hour),
})
const topUp = move(1, 'in', 66_00)

// AUTO-13
test.each([
  ['all of it, if nothing happened since', [topUp], [], 66_00],
  ['nothing after it went back', [topUp, move(2, 'out', 66_00)], [], 0],
  ['nothing while it goes back', [topUp, move(2, 'out', 66_00, { state: 'wanted' })], [], 0],
  ['nothing after its way back was refused', [topUp, move(2, 'out', 66_00, { state: 'refused' })], [], 0],
  ['nothing of a top-up that was refused', [move(1, 'in', 66_00, { state: 'refused' })], [], 0],
  ['nothing after a payment took it', [topUp], [payment(2, 466_00)], 0],
  ['a second one after a payment took the first', [topUp, move(3, 'in', 20_00)], [payment(2, 466_00)], 20_00],
  ['a second one after the first went back', [topUp, move(2, 'out', 66_00), move(3, 'in', 20_00)], [], 20_00],
  // Two servers made them, or one whose clock was set back.
  ['nothing after it went back by an earlier clock', [move(2, 'in', 66_00), move(1, 'out', 66_00)], [], 0],
  ['what the customer did not take out', [topUp, move(2, 'out', 60_00, { kind: 'by_hand' })], [], 6_00],
  [
    'all of it after a refused move by hand',
    [topUp, move(2, 'out', 60_00, { kind: 'by_hand', state: 'refused' })],
    [],
    66_00,
  ],
  ['nothing after the set-aside was closed', [topUp, move(2, 'out', 466_00, { kind: 'closing' })], [], 0],
] as const)('of what was moved for a payment, the set-aside still has %s', (_what, moves, payments, left) => {
  expect(leftOfTopUps(moves, payments)).toBe(left)
})

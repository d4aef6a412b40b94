import type { PlannedState } from '@yoursuccess/contract/autopay/planned-payments'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { expect, test } from 'vitest'
import { isEarlier } from './earlier-payments.ts'

// AUTO-16
test.each<[due: string, state: PlannedState, expected: boolean]>([
  ['2026-11-20', 'posted', true],
  ['2026-11-20', 'ended', true],
  ['2026-11-20', 'waiting_for_money', false],
  ['2026-11-20', 'sent', false],
  ['2026-11-21', 'posted', false],
])('one due %s that is %s is an earlier one: %s', (due_on, state, expected) => {
  expect(isEarlier({ due_on, state }, day('2026-11-21'))).toBe(expected)
})

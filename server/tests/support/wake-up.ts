import { day, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import type { TestBank } from './test-bank.ts'

/** Moves the clock to a day in one step, as if the server had been down on the days between. */
export const wakeUpOn = async (bank: TestBank, to: string): Promise<void> => {
  const offset = bank.clock.offset() + daysBetween(bank.today(), day(to)) * 86_400_000
  await bank.database.query('update bank.business_clock set offset_ms = $1', [offset])
  bank.clock.setOffset(offset)
  await bank.control('/clock/set', { to })
  await bank.settle()
}

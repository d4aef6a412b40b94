/** Converts rows and rules' results to replies. */
import { formatAmount } from '@yoursuccess/contract/core/money'
import type { PaySchedule, PaySuggestion } from '@yoursuccess/contract/paydays/pay-schedules'
import type { Payday } from '@yoursuccess/contract/paydays/paydays'
import type { PayRhythm } from './find-pay-rhythms.rules.ts'
import type { MatchedPayday } from './match-paydays.rules.ts'
import type { PayScheduleRow } from './pay-schedules.queries.ts'

export interface SuggestedPay extends PayRhythm {
  /** The id of the newest deposit. Any deposit of the payer stands for its suggestion. */
  id: number
  name: string
  /** What the newest deposit prints. */
  printed: string
}

export const viewPaySchedule = (row: PayScheduleRow): PaySchedule => ({
  id: row.id,
  name: row.name,
  payer: row.payer,
  frequency: row.frequency,
  anchor_on: row.anchorOn,
  days: [...row.days],
  weekend: row.weekend,
  usual_amount: formatAmount(row.usualCents),
  lands_here: row.landsHere,
  ended_on: row.endedOn,
})

export const viewSuggestion = (suggestion: SuggestedPay): PaySuggestion => ({
  id: suggestion.id,
  name: suggestion.name,
  payer: suggestion.printed,
  frequency: suggestion.frequency,
  anchor_on: suggestion.anchorOn,
  days: [...suggestion.days],
  weekend: suggestion.weekend,
  usual_amount: formatAmount(suggestion.usualCents),
  deposits: suggestion.deposits.map(({ id, on, amountCents }) => ({
    transaction_id: id,
    on,
    amount: formatAmount(amountCents),
  })),
})

export const viewPayday = (
  { scheduleId, on, received, isLate }: MatchedPayday,
  schedules: readonly PayScheduleRow[],
): Payday => {
  const schedule = schedules.find(({ id }) => id === scheduleId)
  if (!schedule) throw new Error('a payday has no schedule')
  return {
    on,
    schedule_id: scheduleId,
    name: schedule.name,
    usual_amount: formatAmount(schedule.usualCents),
    received: received
      ? {
          transaction_id: received.transactionId,
          amount: formatAmount(received.amountCents),
          on: received.on,
        }
      : null,
    is_late: isLate,
  }
}

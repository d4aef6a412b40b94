import { useQuery } from '@tanstack/react-query'
import type { PayFrequency } from '@yoursuccess/contract/paydays/pay-days.rules'
import { nextPaydays, patternOf, paySchedulesQuery } from '../../paydays/paydays.api.ts'
import { useToday } from '../../program/program.api.ts'
import { useFeature } from '../../session/session.api.ts'
import type { RowPay } from './row-pay.rules.ts'

/**
 * Returns the usual amount and the next payday of the customer's pay schedule with a frequency. Undefined if no such
 * schedule has another payday, or if several have, because nothing says which one is meant.
 */
export const useKnownPay = (): ((frequency: PayFrequency) => RowPay | undefined) => {
  const today = useToday()
  const { data: schedules = [] } = useQuery({ ...paySchedulesQuery, enabled: useFeature('planTools') })
  return (frequency) => {
    if (frequency === 'monthly') return undefined
    const [known, ...others] = schedules
      .filter((schedule) => schedule.frequency === frequency)
      .flatMap((schedule): RowPay[] => {
        const [next] = nextPaydays(patternOf(schedule), today)
        return next ? [{ frequency, amount: schedule.usual_amount, next }] : []
      })
    return others.length === 0 ? known : undefined
  }
}

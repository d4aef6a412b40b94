/** A plan with two installments: 500.00 on October 16 and on November 16, 2026, as it is on November 20. */
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, cents } from '@yoursuccess/contract/core/money'
import { countMoney } from '@yoursuccess/contract/plan/applied-money.rules'
import { trackInstallments } from '@yoursuccess/contract/plan/installment-status.rules'
import type { PostedReceipt } from '@yoursuccess/contract/receipts/posted-receipts.rules'

export const TODAY = day('2026-11-20')

const INSTALLMENTS = ['2026-10-16', '2026-11-16'].map((dueOn) => ({
  kind: 'monthly' as const,
  month: day(`${dueOn.slice(0, 7)}-01`),
  dueOn: day(dueOn),
  amountCents: cents(50_000),
  stepId: 1,
}))

interface Paid {
  id: number
  amountCents: Cents
  arrivesOn: CalendarDate
  /** Null unless it came back. */
  undone: unknown
}

/** Both installments with what was paid for them and posted. */
export const trackTwo = (payments: readonly Paid[], receipts: readonly PostedReceipt[]) => {
  const counted = countMoney({
    opening: null,
    payments: payments.map(({ undone, ...payment }) => ({
      ...payment,
      isUndone: undone !== null,
      lumpSumId: null,
    })),
    receipts,
    reported: [],
  })
  return { counted, tracked: trackInstallments({ installments: INSTALLMENTS, ...counted, today: TODAY }) }
}

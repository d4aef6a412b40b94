/** Payments to the trustee for which the forecast counts nothing more. Pure. */
import { payerOf, type TrusteePayer } from '@yoursuccess/contract/autopay/payer.rules'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { PullMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'

export interface ArrangedPayment {
  dueOn: CalendarDate
  sendOn: CalendarDate
  amountCents: Cents
  payer: TrusteePayer
}

/** What a service may still collect, and what an employer is expected to bring in full: the earliest first. */
export const arrangedOf = (
  uncollected: readonly {
    method: PullMethodKind
    dueOn: CalendarDate
    expectedOn: CalendarDate
    amountCents: Cents
  }[],
  brought: readonly Omit<ArrangedPayment, 'payer'>[],
): ArrangedPayment[] =>
  [
    ...uncollected.map(({ method, dueOn, expectedOn, amountCents }) => ({
      dueOn,
      sendOn: expectedOn,
      amountCents,
      payer: payerOf(method),
    })),
    ...brought.map((payment) => ({ ...payment, payer: payerOf('wage_order') })),
  ].toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))

/** How much may be sent for an installment (CASE-20). What is applied for display never decides it. */
import { type Cents, larger, subtract, sum, ZERO } from '../core/money.ts'

/**
 * The payment that is planned for an installment, in cents: its amount and what was agreed to catch up, without
 * what was paid ahead and what an employer should send.
 */
export const plannedPayment = (parts: {
  installmentCents: Cents
  catchUpCents: Cents
  paidAheadCents: Cents
  wageOrderCents: Cents
}): Cents =>
  larger(
    ZERO,
    subtract(
      sum([parts.installmentCents, parts.catchUpCents]),
      sum([parts.paidAheadCents, parts.wageOrderCents]),
    ),
  )

/**
 * What may still be sent for a planned payment, in cents. After one of its payments failed or was returned nothing
 * is sent until the customer has decided what to do.
 */
export const mayStillSend = ({
  plannedCents,
  payments,
  isDecided,
}: {
  plannedCents: Cents
  /** All payments that were made for it. `isUndone`: it failed or was returned. */
  payments: readonly { amountCents: Cents; isUndone: boolean }[]
  isDecided: boolean
}): Cents => {
  if (!isDecided && payments.some(({ isUndone }) => isUndone)) return ZERO
  const sent = sum(payments.filter(({ isUndone }) => !isUndone).map(({ amountCents }) => amountCents))
  return larger(ZERO, subtract(plannedCents, sent))
}

/** What follows from the payments that autopay plans. */
import type { PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import { type Cents, larger, subtract, ZERO } from '@yoursuccess/contract/core/money'
import { centsOf } from '../../lib/amounts.rules.ts'

/** What may still be sent for a planned payment. */
export const leftOf = ({ planned, sent }: Pick<PlannedPaymentReply, 'planned' | 'sent'>): Cents =>
  larger(ZERO, subtract(centsOf(planned), centsOf(sent)))

/** The planned payment that the bank sends next automatically: the one with the earliest send day. */
export const nextOf = (payments: readonly PlannedPaymentReply[]): PlannedPaymentReply | undefined =>
  payments
    .filter(({ state }) => state === 'planned' || state === 'waiting_for_money')
    .toSorted((a, b) => a.send_on.localeCompare(b.send_on))[0]

/** The processor's webhooks about bill payments; see docs/partners/biller-network.md. */
import { formatAmount } from '@yoursuccess/contract/core/money'
import { accountFacts, postedEvent } from '../events.ts'
import type { Posted } from '../../ledger/book.ts'
import type { Account } from '../../ledger/tables.ts'
import type { EventFacts } from '../../webhooks/outbox.ts'
import { REASONS } from './course.rules.ts'
import type { Payment } from './tables.ts'

export const checkNo = ({ id }: Pick<Payment, 'id'>): string => String(100_000 + id)

/** Amount and fee left the account. */
export const debitEvent = (account: Account, payment: Payment, name: string, posted: Posted): EventFacts => ({
  ...postedEvent(account, posted),
  ...ofPayment(payment),
  type: 'billpay',
  msg_id: 'BPAY',
  adj_id: String(posted.id),
  billername: name,
})

/** Amount and fee were refunded. */
export const creditEvent = (account: Account, payment: Payment, posted: Posted): EventFacts => ({
  ...postedEvent(account, posted),
  ...ofPayment(payment),
})

/** The payment reached its status. */
export const statusEvent = (account: Account, payment: Payment, name: string): EventFacts => ({
  ...accountFacts(account, payment.statusAt),
  ...ofPayment(payment),
  ...ownFacts(payment, name),
})

const ownFacts = (payment: Payment, name: string) => {
  const amount = formatAmount(payment.amountCents)
  switch (payment.status) {
    case 'Q':
      return { type: 'billpay_check_mailed', msg_id: 'BPCM', amount, check_no: checkNo(payment) }
    case 'E':
      return {
        type: 'billpay_rejected',
        msg_id: 'BRRJ',
        rjreason: payment.reasonCode === null ? '' : REASONS[payment.reasonCode],
        rpssamt: amount,
        rpssbiller: name,
      }
    case 'V':
      return { type: 'billpay_request_returned', msg_id: 'BPCR', amount }
    case 'L':
      return { type: 'billpay_expired', msg_id: 'BPEX', check_no: checkNo(payment) }
    default:
      return { type: 'billpay_status', msg_id: 'BPST' }
  }
}

const ofPayment = (payment: Payment) => ({
  billpay_id: String(payment.id),
  status: payment.status,
  reason_code: payment.reasonCode ?? '',
  ext_trans_id: payment.transactionId,
})

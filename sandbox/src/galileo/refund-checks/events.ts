/** The processor's webhooks about refund checks; see docs/partners/refund-checks.md. */
import { formatAmount } from '@yoursuccess/contract/core/money'
import { accountFacts } from '../events.ts'
import type { Account } from '../../ledger/tables.ts'
import type { EventFacts } from '../../webhooks/outbox.ts'
import type { CheckStatus, RefundCheck } from './tables.ts'

const TYPES: Record<CheckStatus, string | undefined> = {
  P: undefined,
  M: 'refund_check_mailed',
  C: 'refund_check_cashed',
  X: 'refund_check_expired',
}

/** The check number. Refund checks and bill payments use different ranges. */
export const checkNo = ({ id }: Pick<RefundCheck, 'id'>): string => String(700_000 + id)

/** The webhook for the check's status; undefined for a status without one. */
export const checkEvent = (account: Account, check: RefundCheck): EventFacts | undefined => {
  const type = TYPES[check.status]
  if (type === undefined) return undefined
  return {
    ...accountFacts(account, check.statusAt),
    type,
    msg_id: 'RFCK',
    refund_check_id: String(check.id),
    check_no: checkNo(check),
    amount: formatAmount(check.amountCents),
  }
}

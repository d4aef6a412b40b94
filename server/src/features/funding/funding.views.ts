/** Converts this feature's rows to replies. */
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import type { AchTransaction } from '@yoursuccess/contract/funding/ach-transactions'
import { verificationNames } from '@yoursuccess/contract/funding/verification-names.messages'
import { formatAmount } from '@yoursuccess/contract/core/money'
import type { RecurringTransfer } from '@yoursuccess/contract/funding/recurring-transfers'
import { bankingDayOf } from '../../clock/clock.ts'
import { stampOf } from '../transactions/transactions.service.ts'
import type { AchAccountRow } from './ach-accounts.queries.ts'
import { t } from '../../messaging/render.ts'
import { reasonOf } from './funding.messages.ts'
import type { NamedRecurring } from './recurring.queries.ts'
import type { CancelCause, TransferRow } from './transfers.queries.ts'

export const viewAchAccount = (row: AchAccountRow): AchAccount => ({
  id: row.id,
  name: row.name,
  verified: row.verificationStatus === 'verified',
  requires_manual_verification: row.verificationStatus === 'pending_manual_verification',
  verification_status: row.verificationStatus,
  humanized_verification_status: t(verificationNames[row.verificationStatus]),
  galileo_ach_account_id: row.processorRef,
  held_until: row.heldUntil?.toISOString() ?? null,
})

const CANCEL_CAUSES: readonly (string | null)[] = ['cancelled', 'undone'] satisfies CancelCause[]
/** A cancelled transfer is stored as failed, but was never sent, so the reply does not call it a failure. */
const isCancelled = ({ failure }: TransferRow): boolean => CANCEL_CAUSES.includes(failure)

export const viewTransfer = (row: TransferRow): AchTransaction => ({
  id: row.id,
  amount: formatAmount(row.amountCents),
  date: bankingDayOf(row.createdAt),
  timestamp: stampOf(row.createdAt),
  description: row.description,
  status: isCancelled(row) ? 'cancelled' : row.status,
  can_cancel: row.status === 'pending' && row.attemptedAt === null,
  failure_reason: row.failure === null || row.failure === 'cancelled' ? null : t(reasonOf(row.failure)),
  type: 'ach_transaction',
})

export const viewRecurring = (row: NamedRecurring): RecurringTransfer => ({
  id: row.id,
  amount: formatAmount(row.amountCents),
  interval: row.interval,
  next_run_on: row.nextRunOn,
  ach_account_id: row.achAccountId,
  ach_account: { name: row.accountName },
})

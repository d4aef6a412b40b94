/** What a linked account can be used for in its current state (FUNDING-80 to FUNDING-82). */
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'

export type AccountUse =
  /** Transfers from it work. */
  | 'usable'
  /** The customer must open the linking window to enter the code of a small deposit. */
  | 'verify'
  /** The partner is still verifying it. */
  | 'wait'
  /** It can't be used in its current state. */
  | 'failed'

export const accountUse = (
  account: Pick<AchAccount, 'verified' | 'requires_manual_verification' | 'verification_status'>,
): AccountUse => {
  if (account.verified) return 'usable'
  if (account.requires_manual_verification) return 'verify'
  return account.verification_status === 'pending_automatic_verification' ? 'wait' : 'failed'
}

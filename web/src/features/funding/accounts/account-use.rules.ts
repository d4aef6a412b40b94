/** What a linked account can be used for as it is (FUNDING-80 to FUNDING-82). */
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'

export type AccountUse =
  /** Money can be pulled from it. */
  | 'usable'
  /** The customer must go through the linking window for it: to give the code of a small deposit. */
  | 'verify'
  /** The partner is still at it. */
  | 'wait'
  /** It cannot be used as it is. */
  | 'failed'

export const accountUse = (
  account: Pick<AchAccount, 'verified' | 'requires_manual_verification' | 'verification_status'>,
): AccountUse => {
  if (account.verified) return 'usable'
  if (account.requires_manual_verification) return 'verify'
  return account.verification_status === 'pending_automatic_verification' ? 'wait' : 'failed'
}

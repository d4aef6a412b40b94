/** Which linked accounts money can be transferred from now. */
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { accountUse } from '../accounts/account-use.rules.ts'

/**
 * Why a verified account can't be used yet: the processor is still setting it up, or it is on hold until this
 * instant.
 */
export type Rest = 'being_prepared' | { until: string }

export const restOf = (
  { galileo_ach_account_id, held_until }: Pick<AchAccount, 'galileo_ach_account_id' | 'held_until'>,
  nowMs: number,
): Rest | undefined => {
  if (held_until !== null && Date.parse(held_until) > nowMs) return { until: held_until }
  return galileo_ach_account_id === null ? 'being_prepared' : undefined
}

export const isReady = (account: AchAccount, nowMs: number): boolean =>
  accountUse(account) === 'usable' && restOf(account, nowMs) === undefined

/** The number of accounts that aren't verified (FUNDING-79). */
export const countUnproven = (accounts: readonly AchAccount[]): number =>
  accounts.filter(({ verified }) => !verified).length

/** From which of the linked accounts money can be moved now. */
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { accountUse } from '../accounts/account-use.rules.ts'

/** Why a proven account can still not be used: the processor learns it just now, or it rests until that instant. */
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

/** Its verification goes on: by itself, or until the customer gives the code of a small deposit. */
export const isWaiting = (account: AchAccount): boolean => ['verify', 'wait'].includes(accountUse(account))

/** FUNDING-79. */
export const countUnproven = (accounts: readonly AchAccount[]): number =>
  accounts.filter(({ verified }) => !verified).length

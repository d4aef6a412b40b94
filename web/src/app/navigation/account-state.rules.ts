import type { Account } from '@yoursuccess/contract/account/account'
import type { User } from '@yoursuccess/contract/session/session'

/**
 * The state of the account beside the customer's name. It waits for its first deposit until the card is mailed,
 * because that deposit is what has the card mailed. Undefined until the account is loaded.
 */
export const accountStateOf = (
  { has_closed_account }: Pick<User, 'has_closed_account'>,
  account: Pick<Account, 'current_card'> | undefined,
): 'active' | 'waiting' | 'closed' | undefined => {
  if (has_closed_account) return 'closed'
  if (!account) return undefined
  return account.current_card?.is_mailed ? 'active' : 'waiting'
}

import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { Notice } from '../../../ui/page/notice.tsx'
import { accountUse } from '../accounts/account-use.rules.ts'
import { hintOf } from './account-hint.ts'
import { notYet } from './transfers.messages.ts'

/**
 * Verified accounts that can't be used yet: a customer who just linked one only needs to wait, not to link
 * another.
 */
export const RestingAccounts = ({ accounts }: { accounts: readonly AchAccount[] }) => {
  const resting = accounts.filter((account) => accountUse(account) === 'usable')
  if (resting.length === 0) return null
  return (
    <Notice tone="info" role="status">
      {resting.map((account) => (
        <p key={account.id}>{notYet(account.name, hintOf(account) ?? '')}</p>
      ))}
    </Notice>
  )
}

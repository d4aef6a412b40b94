import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { t } from '../../../i18n/translate.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { accountUse } from '../accounts/account-use.rules.ts'
import { hintOf } from './account-hint.ts'
import { copy } from './transfers.messages.ts'

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
        <p key={account.id}>{t(copy.notYet, { name: account.name, hint: hintOf(account) ?? '' })}</p>
      ))}
    </Notice>
  )
}

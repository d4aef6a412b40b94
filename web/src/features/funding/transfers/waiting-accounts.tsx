import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { t } from '../../../i18n/translate.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { accountUse } from '../accounts/account-use.rules.ts'
import { LinkActions } from '../accounts/link-actions.tsx'
import { copy } from './transfers.messages.ts'

/** Tells a customer who just linked an account what it is waiting for, instead of asking them to link one. */
export const WaitingAccounts = ({ accounts }: { accounts: readonly AchAccount[] }) =>
  accounts.map((account) => (
    <Notice key={account.id} tone="info" role="status">
      <p>
        {accountUse(account) === 'verify'
          ? t(copy.waitsForCode, { name: account.name })
          : t(copy.waitsForBank, { name: account.name })}
      </p>
      <LinkActions account={account} />
    </Notice>
  ))

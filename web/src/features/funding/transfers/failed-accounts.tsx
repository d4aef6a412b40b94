import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { t } from '../../../i18n/translate.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { accountUse } from '../accounts/account-use.rules.ts'
import { LinkActions } from '../accounts/link-actions.tsx'
import { copy } from './transfers.messages.ts'

/** Linked accounts that can't be used: why, and what to do. */
export const FailedAccounts = ({ accounts }: { accounts: readonly AchAccount[] }) =>
  accounts
    .filter((account) => accountUse(account) === 'failed')
    .map((account) => (
      <Notice key={account.id} tone="care" role="status">
        <p>
          {account.verification_status === 'relink_required'
            ? t(copy.mustBeLinkedAgain, { name: account.name })
            : t(copy.notVerified, { name: account.name })}
        </p>
        <LinkActions account={account} />
      </Notice>
    ))

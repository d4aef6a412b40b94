import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { Notice } from '../../../ui/page/notice.tsx'
import { accountUse } from '../accounts/account-use.rules.ts'
import { LinkActions } from '../accounts/link-actions.tsx'
import { mustBeLinkedAgain, notVerified } from './transfers.messages.ts'

/** Linked accounts that can't be used: why, and what to do. */
export const FailedAccounts = ({ accounts }: { accounts: readonly AchAccount[] }) =>
  accounts
    .filter((account) => accountUse(account) === 'failed')
    .map((account) => (
      <Notice key={account.id} tone="care" role="status">
        <p>
          {account.verification_status === 'relink_required'
            ? mustBeLinkedAgain(account.name)
            : notVerified(account.name)}
        </p>
        <LinkActions account={account} />
      </Notice>
    ))

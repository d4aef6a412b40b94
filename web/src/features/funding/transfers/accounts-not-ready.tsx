import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { Link } from '@tanstack/react-router'
import { t } from '../../../i18n/translate.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { type AccountUse, accountUse } from '../accounts/account-use.rules.ts'
import { LinkActions } from '../accounts/link-actions.tsx'
import { useFundingBase } from '../use-funding-base.ts'
import { hintOf } from './account-hint.ts'
import { copy } from './transfers.messages.ts'

/** Says how many accounts aren't verified yet (FUNDING-79). */
export const PendingReview = ({ count }: { count: number }) => {
  const { base } = useFundingBase()
  if (count === 0) return null
  return (
    <Notice tone="care">
      <p>
        {t(copy.pendingReview, { count })}{' '}
        <Link to={`${base}/ach/manage-ach-accounts`}>{t(copy.reviewNow)}</Link>
      </p>
    </Notice>
  )
}

/**
 * What each linked account is waiting for, or why it can't be used and what to do: a customer who just linked
 * one only needs to wait, not to link another.
 */
export const AccountsNotReady = ({ accounts }: { accounts: readonly AchAccount[] }) => {
  const of = (...uses: AccountUse[]) => accounts.filter((account) => uses.includes(accountUse(account)))
  const resting = of('usable')
  return (
    <>
      {resting.length > 0 && (
        <Notice tone="info" role="status">
          {resting.map((account) => (
            <p key={account.id}>{t(copy.notYet, { name: account.name, hint: hintOf(account) ?? '' })}</p>
          ))}
        </Notice>
      )}
      {[...of('verify', 'wait'), ...of('failed')].map((account) => (
        <Notice key={account.id} tone={accountUse(account) === 'failed' ? 'care' : 'info'} role="status">
          <p>{t(sentenceOf(account), { name: account.name })}</p>
          <LinkActions account={account} />
        </Notice>
      ))}
    </>
  )
}

const sentenceOf = (account: AchAccount) => {
  const use = accountUse(account)
  if (use === 'verify') return copy.waitsForCode
  if (use === 'wait') return copy.waitsForBank
  return account.verification_status === 'relink_required' ? copy.mustBeLinkedAgain : copy.notVerified
}

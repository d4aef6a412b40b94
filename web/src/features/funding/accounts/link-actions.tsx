import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { t } from '../../../i18n/translate.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { useFundingBase } from '../use-funding-base.ts'
import { copy } from './accounts.messages.ts'
import { useMayLink } from './use-may-link.ts'

/**
 * Reopens the linking window: to enter the code of a deposit (FUNDING-64), or after the link broke
 * (FUNDING-65). An account whose verification failed is linked again as a new one.
 */
export const LinkActions = ({ account }: { account: AchAccount }) => {
  const { base } = useFundingBase()
  const mayLink = useMayLink()
  const label = labelFor(account)
  if (mayLink && account.verification_status === 'verification_failed')
    return (
      <ButtonLink to={`${base}/plaid/link`} reloadDocument>
        {t(copy.linkNew)}
      </ButtonLink>
    )
  if (!mayLink || !label) return null
  return (
    <ButtonLink
      to={`${base}/plaid/link/$achAccountId`}
      params={{ achAccountId: String(account.id) }}
      reloadDocument
    >
      {label}
      <span className="ys-sr-only"> {account.name}</span>
    </ButtonLink>
  )
}

const labelFor = (account: AchAccount): string | undefined => {
  if (account.verified) return undefined
  if (account.requires_manual_verification) return t(copy.verify)
  return account.verification_status === 'relink_required' ? t(copy.linkAgain) : undefined
}

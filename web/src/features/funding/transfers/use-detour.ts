import { useNavigate } from '@tanstack/react-router'
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { t } from '../../../i18n/translate.ts'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useFeature } from '../../session/session.api.ts'
import { accountUse } from '../accounts/account-use.rules.ts'
import { copy as accountsCopy } from '../accounts/accounts.messages.ts'
import { useFundingBase } from '../use-funding-base.ts'
import { copy } from './transfers.messages.ts'

/**
 * Redirects from an account that can't be used, and says why (FUNDING-80 to FUNDING-83). Without an account,
 * it says that something went wrong.
 */
export const useDetour = () => {
  const navigate = useNavigate()
  const { base } = useFundingBase()
  const mayLink = useFeature('plaid')
  // Without the feature nothing can be linked. The list still shows each account's status.
  const toLink = (below: string) =>
    navigate({ to: mayLink ? `${base}/plaid/link${below}` : `${base}/ach/manage-ach-accounts` })

  /**
   * Waits until the customer closes the message, because the link page loads a new document, which removes
   * toasts.
   */
  const warn = async (text: string, below: string) => {
    await showResult({ tone: 'care', title: t(copy.notReady), text })
    await toLink(below)
  }
  return async (account: AchAccount | undefined): Promise<void> => {
    if (!account) return warn(t(copy.somethingWrong), '')
    if (account.verification_status === 'relink_required')
      return warn(`${t(accountsCopy.notVerified)} ${t(accountsCopy.relinkText)}`, `/${account.id}`)
    switch (accountUse(account)) {
      case 'usable':
        return
      case 'verify':
        return toLink(`/${account.id}`)
      case 'wait':
        showToast('care', t(accountsCopy.beingVerified))
        return navigate({ to: `${base}/ach/ach-accounts/${account.id}/verification-status` })
      case 'failed':
        return warn(t(accountsCopy.notVerified), '')
    }
  }
}

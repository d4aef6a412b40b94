import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { t } from '../../../i18n/translate.ts'
import { isGone } from '../../../lib/call-error.ts'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useRemoveLinkedAccount } from './accounts.api.ts'
import { copy } from './accounts.messages.ts'

/** Asks before it removes an account (FUNDING-67), removes it, and reports the result. */
export const useAskToRemove = () => {
  const { submit, isPending } = useRemoveLinkedAccount()
  const ask = (account: Pick<AchAccount, 'id' | 'name'>) =>
    submit(account, {
      askFirst: () =>
        confirm({
          title: t(copy.ask),
          text: t(copy.removal, { account: account.name }),
          confirmLabel: t(copy.yes),
          cancelLabel: t(copy.no),
          destructive: true,
        }),
      onSuccess: () => showToast('good', t(copy.removed, { name: account.name })),
      onError: (error) => {
        // Another tab already removed it, as the customer wanted.
        if (isGone(error)) return
        showToast('stop', t(copy.notRemoved))
      },
    })
  return { ask, isPending }
}

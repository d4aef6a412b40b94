import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { CallError } from '../../../lib/call-error.ts'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useRemoveLinkedAccount } from './accounts.api.ts'
import { quoted, removed, unspecified } from './accounts.messages.ts'

/** Asks before it removes an account (FUNDING-67), removes it, and reports the result. */
export const useAskToRemove = () => {
  const { submit, isPending } = useRemoveLinkedAccount()
  const ask = (account: Pick<AchAccount, 'id' | 'name'>) =>
    submit(account, {
      askFirst: () =>
        confirm({
          title: quoted.ask,
          text: `${account.name}. ${unspecified.removal}`,
          confirmLabel: quoted.yes,
          cancelLabel: quoted.no,
          destructive: true,
        }),
      onSuccess: () => showToast('good', removed(account.name)),
      onError: (error) => {
        // Another tab already removed it, as the customer wanted.
        if (error instanceof CallError && error.status === 404) return
        showToast('stop', unspecified.notRemoved)
      },
    })
  return { ask, isPending }
}

import type { Biller } from '@yoursuccess/contract/bills/billers'
import { t } from '../../../i18n/translate.ts'
import { isGone } from '../../../lib/call-error.ts'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useDeleteBiller } from '../bills.api.ts'
import { refusalSentence } from '../../../lib/failure-sentence.ts'
import { billsMessages, copy } from '../bills.messages.ts'

/** Asks before it deletes a biller, deletes it, and reports the result (BILLS-54, BILLS-55). */
export const useAskToDelete = () => {
  const { submit: remove, isPending } = useDeleteBiller()
  const ask = ({ id, biller_name }: Pick<Biller, 'id' | 'biller_name'>) =>
    remove(
      { id },
      {
        askFirst: () =>
          confirm({
            title: t(copy.removeAsk),
            text: t(copy.removeText, { biller: biller_name }),
            confirmLabel: t(copy.confirmRemove),
            cancelLabel: t(copy.keepBiller),
            destructive: true,
          }),
        onSuccess: () => showToast('good', t(copy.removed)),
        onError: (error) => {
          // Another tab already deleted it, as the customer wanted.
          if (isGone(error)) return
          showToast('stop', refusalSentence(error, billsMessages) ?? t(copy.removeFailed))
        },
      },
    )
  return { ask, isPending }
}

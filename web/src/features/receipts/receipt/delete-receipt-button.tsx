import { Button } from '@mantine/core'
import type { Receipt } from '@yoursuccess/contract/receipts/receipts'
import { t } from '../../../i18n/translate.ts'
import { usd } from '../../../lib/amounts.rules.ts'
import { isGone } from '../../../lib/call-error.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useDialogStays } from '../../../ui/dialog/use-dialog-stays.ts'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { useToday } from '../../program/program.api.ts'
import { useDeleteReceipt } from '../receipts.api.ts'
import { copy } from '../receipts.messages.ts'

interface DeleteReceiptButtonProps {
  receipt: Receipt
  onDeleted: () => void
}

/** Deletes a receipt after a question. One that was deleted in another window counts as deleted. */
export const DeleteReceiptButton = ({ receipt, onDeleted }: DeleteReceiptButtonProps) => {
  const today = useToday()
  const { submit, isPending, error } = useDeleteReceipt()
  useDialogStays(isPending)
  const { id, amount, posted_on } = receipt
  const { title, text, confirmLabel, cancelLabel } = copy.deleteQuestion
  const deleted = () => {
    onDeleted()
    showToast('good', t(copy.deleted))
  }
  const ask = () =>
    submit(id, {
      askFirst: () =>
        confirm({
          title: t(title),
          text: t(text, { amount: usd(amount), day: formatPlannedDay(posted_on, today) }),
          confirmLabel: t(confirmLabel),
          cancelLabel: t(cancelLabel),
          destructive: true,
        }),
      onSuccess: deleted,
      onError: (failure) => {
        if (isGone(failure)) deleted()
      },
    })
  return (
    <div>
      <Button variant="subtle" className="ys-flush" loading={isPending} onClick={() => void ask()}>
        {t(copy.delete)}
      </Button>
      <SubmitError error={error} />
    </div>
  )
}

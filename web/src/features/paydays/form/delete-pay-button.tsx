import { Button } from '@mantine/core'
import type { PaySchedule } from '@yoursuccess/contract/paydays/pay-schedules'
import { t } from '../../../i18n/translate.ts'
import { isGone } from '../../../lib/call-error.ts'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useDialogStays } from '../../../ui/dialog/use-dialog-stays.ts'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { useDeletePaySchedule } from '../paydays.api.ts'
import { formCopy } from './form.messages.ts'

interface DeletePayButtonProps {
  schedule: PaySchedule
  onDeleted: () => void
}

/** Deletes a pay schedule after a question. One that was deleted in another window counts as deleted. */
export const DeletePayButton = ({ schedule: { id, name }, onDeleted }: DeletePayButtonProps) => {
  const { submit, isPending, error } = useDeletePaySchedule()
  useDialogStays(isPending)
  const { title, text, confirmLabel, cancelLabel } = formCopy.deleteQuestion
  const deleted = () => {
    onDeleted()
    showToast('good', t(formCopy.deleted, { name }))
  }
  const ask = () =>
    submit(id, {
      askFirst: () =>
        confirm({
          title: t(title, { name }),
          text: t(text),
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
        {t(formCopy.delete)}
      </Button>
      <SubmitError error={error} />
    </div>
  )
}

import { TextInput } from '@mantine/core'
import { MAX_RECURRING_NAME, type RecurringBill } from '@yoursuccess/contract/tracker/recurring'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import rules from '../rules/rules.module.css'
import { useUpdateRecurring } from './calendar.api.ts'
import { recurringCopy } from './calendar.messages.ts'

export const renameBill = (bill: RecurringBill): void =>
  void openDialog<undefined>((close) => <RenameBill bill={bill} onClose={() => close(undefined)} />)

interface RenameBillProps {
  bill: Pick<RecurringBill, 'id' | 'name' | 'status'>
  onClose: () => void
}

const RenameBill = ({ bill: { id, name, status }, onClose }: RenameBillProps) => {
  const [typed, setTyped] = useState(name)
  const { submit, isPending, error } = useUpdateRecurring()
  const save = () =>
    submit(
      { id, status, name: typed.trim() },
      {
        onSuccess: () => {
          onClose()
          showToast('good', t(recurringCopy.done.renamed))
        },
      },
    )
  return (
    <Dialog title={t(recurringCopy.renameTitle)} onClose={onClose}>
      <Form className={rules.form} onSubmit={save}>
        <TextInput
          label={t(recurringCopy.name)}
          description={t(recurringCopy.nameHint)}
          maxLength={MAX_RECURRING_NAME}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <SubmitError error={error} />
        <FormButtons
          submitLabel={t(recurringCopy.save)}
          valid
          busy={isPending}
          backLabel={t(recurringCopy.cancel)}
          onBack={onClose}
        />
      </Form>
    </Dialog>
  )
}

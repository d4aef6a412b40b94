import { keepBackInput } from '@yoursuccess/contract/setaside/set-aside'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { fieldErrors } from '../../lib/call-error.ts'
import { errorOf } from '../../lib/errors.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/dialog/toasts.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { usd } from '../../lib/amounts.rules.ts'
import { useChangeKeepBack } from './setaside.api.ts'
import { copy, setAsideMessages } from './setaside.messages.ts'
import classes from './setaside.module.css'

interface KeepBackDialogProps {
  keepBack: string
  onClose: () => void
}

/** Changes what moves leave in the main account (SETA-04). */
export const KeepBackDialog = ({ keepBack, onClose }: KeepBackDialogProps) => {
  const [amount, setAmount] = useState(keepBack)
  const [isLeft, setIsLeft] = useState(false)
  const { submit, isPending, error } = useChangeKeepBack()
  const wrongAmount = errorOf(keepBackInput.safeParse(amount))
  const refused = fieldErrors(error)['keep_back']

  const save = () => {
    if (wrongAmount) return
    void submit(amount, {
      onSuccess: ({ keep_back }) => {
        onClose()
        showToast('good', t(copy.keepBack.saved, { amount: usd(keep_back) }))
      },
    })
  }
  return (
    <Dialog title={t(copy.keepBack.title)} onClose={onClose}>
      <Form className={classes.form} onSubmit={save} noValidate>
        <MoneyInput
          label={t(copy.keepBack.amount)}
          description={t(copy.keepBack.hint)}
          value={amount}
          onChange={setAmount}
          onBlur={() => setIsLeft(true)}
          error={(isLeft && wrongAmount) || refused}
          data-autofocus
        />
        <SubmitError error={refused ? null : error} sentences={setAsideMessages} />
        <FormButtons
          submitLabel={t(copy.keepBack.save)}
          valid={!wrongAmount}
          busy={isPending}
          backLabel={t(copy.cancel)}
          onBack={onClose}
        />
      </Form>
    </Dialog>
  )
}

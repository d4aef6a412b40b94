import { positiveAmountInput } from '@yoursuccess/contract/core/money'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { errorOf } from '../../lib/errors.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/dialog/toasts.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { useToday } from '../program/program.api.ts'
import { useChangePayment } from './autopay.api.ts'
import { autopayMessages, copy as autopayCopy } from './autopay.messages.ts'
import classes from './autopay.module.css'
import type { PaymentDialogProps } from './move-dialog.tsx'
import { usd } from '../../lib/amounts.rules.ts'
import { copy } from './payments.messages.ts'

const amountInput = positiveAmountInput()

/** Sends another amount for one installment (AUTO-06). */
export const ChangeDialog = ({ payment: { id, due_on, planned }, onClose }: PaymentDialogProps) => {
  const day = formatPlannedDay(due_on, useToday())
  const [amount, setAmount] = useState(planned)
  const [isLeft, setIsLeft] = useState(false)
  const { submit, isPending, error } = useChangePayment()
  const wrongAmount = errorOf(amountInput.safeParse(amount))

  const save = () => {
    if (wrongAmount) return
    void submit(
      { id, amount },
      {
        onSuccess: (changed) => {
          onClose()
          showToast('good', t(copy.change.done, { amount: usd(changed.payment.planned), day }))
        },
      },
    )
  }
  return (
    <Dialog title={t(copy.change.title)} onClose={onClose}>
      <Form className={classes.form} onSubmit={save} noValidate>
        <p className={classes.hint}>{t(copy.change.hint, { day })}</p>
        <MoneyInput
          label={t(copy.change.amount)}
          value={amount}
          onChange={setAmount}
          onBlur={() => setIsLeft(true)}
          error={isLeft && wrongAmount}
          data-autofocus
        />
        <SubmitError error={error} sentences={autopayMessages} />
        <FormButtons
          submitLabel={t(copy.change.submit)}
          valid={!wrongAmount}
          busy={isPending}
          backLabel={t(autopayCopy.cancel)}
          onBack={onClose}
        />
      </Form>
    </Dialog>
  )
}

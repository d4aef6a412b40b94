import { parseAmount, positiveAmountInput } from '@yoursuccess/contract/core/money'
import { MOVE_REASONS, type MoveReason } from '@yoursuccess/contract/setaside/set-aside-moves'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { errorOf } from '../../lib/errors.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ChipChoice } from '../../ui/form/chips.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import type { MoveDialogProps } from './put-in-dialog.tsx'
import { sayMoved } from './say-moved.ts'
import { centsOf, usd } from '../../lib/amounts.rules.ts'
import { meaningOf } from './set-aside-words.ts'
import { useMoveMoney } from './setaside.api.ts'
import { copy, setAsideMessages } from './setaside.messages.ts'
import classes from './setaside.module.css'

const amountInput = positiveAmountInput()

/** Takes money out, and says what that means for the next payment before it is done (SETA-07). */
export const TakeOutDialog = ({ setAside, onClose }: MoveDialogProps) => {
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState<MoveReason | ''>('')
  const [isLeft, setIsLeft] = useState(false)
  const { submit, isPending, error } = useMoveMoney()
  const wrongAmount = errorOf(amountInput.safeParse(amount))
  const taken = wrongAmount ? undefined : parseAmount(amount)
  const isTooMuch = taken !== undefined && !setAside.stale && taken > centsOf(setAside.balance)
  const tooMuch = isTooMuch && t(setAsideMessages['set_aside.not_enough_money'])
  const problem = wrongAmount ?? tooMuch

  const save = () => {
    if (problem || reason === '') return
    void submit(
      { direction: 'out', amount, reason },
      {
        onSuccess: (move) => {
          onClose()
          sayMoved(move)
        },
      },
    )
  }
  return (
    <Dialog title={t(copy.takeOut.title)} onClose={onClose}>
      <Form className={classes.form} onSubmit={save} noValidate>
        <MoneyInput
          label={t(copy.amount)}
          value={amount}
          onChange={setAmount}
          onBlur={() => setIsLeft(true)}
          error={(isLeft && amount !== '' && wrongAmount) || tooMuch}
          data-autofocus
        />
        <ChipChoice
          label={t(copy.takeOut.reason)}
          chips={MOVE_REASONS.map((value) => ({ value, label: t(copy.reasons[value]) }))}
          value={reason}
          onChange={setReason}
        />
        <p className={classes.meaning} aria-live="polite">
          {taken === undefined || isTooMuch
            ? t(copy.takeOut.upTo, { amount: usd(setAside.balance) })
            : meaningOf(setAside, taken)}
        </p>
        <SubmitError error={error} sentences={setAsideMessages} />
        <FormButtons
          submitLabel={t(copy.takeOut.submit)}
          valid={!problem && reason !== ''}
          busy={isPending}
          backLabel={t(copy.cancel)}
          onBack={onClose}
        />
      </Form>
    </Dialog>
  )
}

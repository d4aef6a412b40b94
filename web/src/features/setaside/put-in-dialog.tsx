import { useQuery } from '@tanstack/react-query'
import { positiveAmountInput } from '@yoursuccess/contract/core/money'
import type { SetAside } from '@yoursuccess/contract/setaside/set-aside'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { errorOf } from '../../lib/errors.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { Available, balanceQuery } from '../account/account.api.ts'
import { sayMoved } from './say-moved.ts'
import { centsOf, usd } from '../../lib/amounts.rules.ts'
import { movableOf, suggestedAmount } from './set-aside-words.ts'
import { useMoveMoney } from './setaside.api.ts'
import { copy, setAsideMessages } from './setaside.messages.ts'
import classes from './setaside.module.css'

export interface MoveDialogProps {
  setAside: SetAside
  onClose: () => void
}

const amountInput = positiveAmountInput()

/** Puts money in by hand, beginning with what the next payment lacks (SETA-08). */
export const PutInDialog = ({ setAside, onClose }: MoveDialogProps) => {
  const { data: available } = useQuery(balanceQuery)
  const [typed, setTyped] = useState<string>()
  const [isLeft, setIsLeft] = useState(false)
  const { submit, isPending, error } = useMoveMoney()
  const amount = typed ?? suggestedAmount(setAside, available?.balance)
  const wrongAmount = errorOf(amountInput.safeParse(amount))
  // While it is sent, the balance may already be the one after the move.
  const isTooMuch =
    !wrongAmount &&
    !isPending &&
    available !== undefined &&
    !available.stale &&
    centsOf(amount) > movableOf(available.balance, setAside.keep_back)
  const tooMuch = isTooMuch && t(setAsideMessages['set_aside.not_enough_money'])
  const problem = wrongAmount ?? tooMuch

  const save = () => {
    if (problem) return
    // A retry must be about the same amount, whatever the balance is by then.
    setTyped(amount)
    void submit(
      { direction: 'in', amount },
      {
        onSuccess: (move) => {
          onClose()
          sayMoved(move)
        },
      },
    )
  }
  return (
    <Dialog title={t(copy.putIn.title)} onClose={onClose}>
      <Form className={classes.form} onSubmit={save} noValidate>
        <MoneyInput
          label={t(copy.amount)}
          value={amount}
          onChange={setTyped}
          onBlur={() => setIsLeft(true)}
          error={(isLeft && amount !== '' && wrongAmount) || tooMuch}
          data-autofocus
        />
        <p className={classes.hint}>{t(copy.putIn.hint, { amount: usd(setAside.keep_back) })}</p>
        <Available />
        <SubmitError error={error} sentences={setAsideMessages} />
        <FormButtons
          submitLabel={t(copy.putIn.submit)}
          valid={!problem}
          busy={isPending}
          backLabel={t(copy.cancel)}
          onBack={onClose}
        />
      </Form>
    </Dialog>
  )
}

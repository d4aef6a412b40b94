import { TextInput } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { receiptInput } from '@yoursuccess/contract/receipts/receipts'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { fieldErrors } from '../../../lib/call-error.ts'
import { errorOf } from '../../../lib/errors.ts'
import { DayInput } from '../../../ui/date/day-input.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { useToday } from '../../program/program.api.ts'
import { useAddReceipt } from '../receipts.api.ts'
import { copy, receiptsMessages } from '../receipts.messages.ts'
import classes from '../receipts.module.css'

const { amount: amountInput, receipt_number: numberInput, note: noteInput } = receiptInput.shape

/** Adds what the customer read in the trustee's books: three fields and a note (REC-25). */
export const TypedDialog = ({ onClose }: { onClose: () => void }) => {
  const today = useToday()
  const [postedOn, setPostedOn] = useState<CalendarDate>()
  const [amount, setAmount] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const [number, setNumber] = useState('')
  const [note, setNote] = useState('')
  const { submit, isPending, error } = useAddReceipt()
  const errors = fieldErrors(error)
  const wrongAmount = errorOf(amountInput.safeParse(amount))
  const wrongNumber = errorOf(numberInput.safeParse(number))
  const wrongNote = errorOf(noteInput.safeParse(note))
  const isValid = postedOn !== undefined && !wrongAmount && !wrongNumber && !wrongNote
  const words = copy.typed

  const save = () => {
    if (postedOn === undefined || !isValid) return
    void submit(
      { posted_on: postedOn, amount, receipt_number: number, note },
      {
        onSuccess: () => {
          onClose()
          showToast('good', t(words.done))
        },
      },
    )
  }
  return (
    <Dialog title={t(copy.add)} onClose={onClose}>
      <Form className={classes.form} onSubmit={save} noValidate>
        <p className={classes.quiet}>{t(words.hint)}</p>
        <DayInput
          label={t(words.postedOn)}
          max={today}
          value={postedOn}
          onChange={setPostedOn}
          error={errors['receipt.posted_on']}
        />
        <MoneyInput
          label={t(words.amount)}
          value={amount}
          onChange={setAmount}
          onBlur={() => setIsLeft(true)}
          error={(isLeft && wrongAmount) || errors['receipt.amount']}
        />
        <TextInput
          label={t(words.number)}
          value={number}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
          error={wrongNumber ?? errors['receipt.receipt_number']}
        />
        <TextInput
          label={t(words.note)}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          error={wrongNote ?? errors['receipt.note']}
        />
        <SubmitError error={Object.keys(errors).length > 0 ? null : error} sentences={receiptsMessages} />
        <FormButtons
          submitLabel={t(words.save)}
          valid={isValid}
          busy={isPending}
          backLabel={t(words.cancel)}
          onBack={onClose}
        />
      </Form>
    </Dialog>
  )
}

import { NativeSelect } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Receipt, TrusteePayment } from '@yoursuccess/contract/receipts/receipts'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { usd } from '../../../lib/amounts.rules.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { useToday } from '../../program/program.api.ts'
import { choiceOf, choicesFor, mayHaveComeBack, NOT_FROM_HERE, paymentName } from '../payment-words.ts'
import { useMatchReceipt } from '../receipts.api.ts'
import { copy, receiptsMessages } from '../receipts.messages.ts'
import classes from '../receipts.module.css'
import { DeleteReceiptButton } from './delete-receipt-button.tsx'

interface ReceiptDialogProps {
  receipt: Receipt
  payments: readonly TrusteePayment[]
  onClose: () => void
}

/** All that is known of a receipt, and which payment it is: the customer may say so, and change it (REC-24). */
export const ReceiptDialog = ({ receipt, payments, onClose }: ReceiptDialogProps) => {
  const today = useToday()
  const current = choiceOf(receipt)
  const [choice, setChoice] = useState(current)
  const { submit, isPending, error } = useMatchReceipt()
  const about = aboutOf(receipt, payments, today)
  const isChanged = choice !== current

  const save = () => {
    if (!isChanged) return
    void submit(
      { id: receipt.id, payment_id: choice === NOT_FROM_HERE ? null : Number(choice) },
      {
        onSuccess: () => {
          onClose()
          showToast('good', t(copy.match.done))
        },
      },
    )
  }
  return (
    <Dialog title={t(copy.receiptOf, { amount: usd(receipt.amount) })} onClose={onClose}>
      <Form className={classes.form} onSubmit={save} noValidate>
        {about && <p className={classes.about}>{about}</p>}
        <Facts receipt={receipt} />
        <NativeSelect
          label={t(copy.match.label)}
          value={choice}
          onChange={({ currentTarget }) => setChoice(currentTarget.value)}
          data={choicesFor(receipt, payments, today)}
        />
        <SubmitError error={error} sentences={receiptsMessages} />
        <DeleteReceiptButton receipt={receipt} onDeleted={onClose} />
        <FormButtons
          submitLabel={t(copy.match.save)}
          valid={isChanged}
          busy={isPending}
          backLabel={t(copy.close)}
          onBack={onClose}
        />
      </Form>
    </Dialog>
  )
}

const Facts = ({ receipt }: { receipt: Receipt }) => {
  const today = useToday()
  const { posted_on, receipt_number, note } = receipt
  return (
    <FactList
      facts={[
        { name: t(copy.posted), value: formatPlannedDay(posted_on, today) },
        receipt_number !== null && { name: t(copy.receipt), value: receipt_number },
        { name: t(copy.source), value: sourceOf(receipt) },
        note !== null && { name: t(copy.note), value: note },
      ]}
    />
  )
}

const sourceOf = ({ source, file_name }: Receipt): string =>
  source === 'file' ? t(copy.sources.file, { name: file_name ?? '' }) : t(copy.sources[source])

/** What the customer should know or decide, if there is anything. */
const aboutOf = (
  receipt: Receipt,
  payments: readonly TrusteePayment[],
  today: CalendarDate,
): string | undefined => {
  const { state, payment_ids, amount } = receipt
  const [payment] = payments.filter(({ id }) => payment_ids.includes(id))
  if (state === 'open') return t(mayHaveComeBack(receipt, payments) ? copy.about.cameBack : copy.about.open)
  if (!payment) return undefined
  if (state === 'twice') return t(copy.about.twice, { payment: paymentName(payment, today) })
  if (state !== 'other_amount' || payment_ids.length > 1) return undefined
  return t(copy.about.other_amount, { sent: usd(payment.amount), posted: usd(amount) })
}

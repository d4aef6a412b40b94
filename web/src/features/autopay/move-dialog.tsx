import type { PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import { type CalendarDate, day, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { CallError } from '../../lib/call-error.ts'
import { formatPlannedDay, formatShortDay } from '../../lib/dates.ts'
import { DayInput } from '../../ui/date/day-input.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/dialog/toasts.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { useToday } from '../program/program.api.ts'
import { useMovePayment } from './autopay.api.ts'
import { autopayMessages, copy as autopayCopy } from './autopay.messages.ts'
import classes from './autopay.module.css'
import { copy } from './payments.messages.ts'

export interface PaymentDialogProps {
  payment: PlannedPaymentReply
  onClose: () => void
}

/** Sends a payment on another day. One that would be late needs a second press (AUTO-06). */
export const MoveDialog = ({ payment, onClose }: PaymentDialogProps) => {
  const today = useToday()
  const { id, due_on, send_on } = payment
  const [on, setOn] = useState<CalendarDate | undefined>(send_on >= today ? day(send_on) : undefined)
  const { submit, isPending, error, reset } = useMovePayment()
  const late = lateDayOf(error)
  const change = (changed: CalendarDate | undefined) => {
    setOn(changed)
    reset()
  }
  const move = () => {
    if (on === undefined) return
    void submit(
      { id, on, confirm_late: late !== undefined },
      {
        onSuccess: (moved) => {
          onClose()
          showToast('good', t(copy.move.done, { day: formatPlannedDay(moved.payment.send_on, today) }))
        },
      },
    )
  }
  return (
    <Dialog title={t(copy.move.title)} onClose={onClose}>
      <Form className={classes.form} onSubmit={move} noValidate>
        <p className={classes.hint}>{t(copy.move.hint, { day: formatPlannedDay(due_on, today) })}</p>
        <DayInput label={t(copy.move.day)} min={today} value={on} onChange={change} />
        {late === undefined ? (
          <SubmitError error={error} sentences={autopayMessages} sentence={possibleDays(error, today)} />
        ) : (
          <Notice tone="care" role="alert">
            <p>{t(copy.move.late, { on: formatShortDay(late), days: daysBetween(day(due_on), late) })}</p>
          </Notice>
        )}
        <FormButtons
          submitLabel={t(late === undefined ? copy.move.submit : copy.move.submitLate)}
          valid={on !== undefined}
          busy={isPending}
          backLabel={t(autopayCopy.cancel)}
          onBack={onClose}
        />
      </Form>
    </Dialog>
  )
}

/** On which day the payment would reach the trustee, if that is late. */
const lateDayOf = (error: unknown): CalendarDate | undefined =>
  error instanceof CallError && error.code === 'autopay.would_be_late' && error.details[0] !== undefined
    ? day(error.details[0])
    : undefined

/** The days that are possible, if there are some. */
const possibleDays = (error: unknown, today: CalendarDate): string | undefined => {
  if (!(error instanceof CallError) || error.code !== 'autopay.day_not_possible') return undefined
  const [from, to] = error.details
  return from !== undefined && to !== undefined && from <= to
    ? t(copy.move.between, { from: formatPlannedDay(from, today), to: formatPlannedDay(to, today) })
    : undefined
}

import { NativeSelect } from '@mantine/core'
import { addMonths, type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { fieldErrors } from '../../../lib/call-error.ts'
import { formatMonth, formatMonthHeading } from '../../../lib/dates.ts'
import { DayInput } from '../../../ui/date/day-input.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { LiveText } from '../../../ui/figure/live-text.tsx'
import { ChipChoice } from '../../../ui/form/chips.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { useToday } from '../../program/program.api.ts'
import { comingMonths, scheduleOfPlan } from '../amounts/plan-schedule.rules.ts'
import classes from '../facts/facts.module.css'
import { useChangeStatus } from '../plan.api.ts'
import { planMessages } from '../set-up/set-up.messages.ts'
import { copy } from './status.messages.ts'

/** What a customer can report. A plan begins as filed, so nobody changes to that. */
const STATUSES = ['confirmed', 'suspended', 'completed', 'dismissed', 'converted', 'discharged'] as const
type Status = (typeof STATUSES)[number]

const MAX_SUSPENDED = 12

/** Records what became of the case (O-12). */
export const StatusDialog = ({ plan, onClose }: { plan: Plan; onClose: () => void }) => {
  const today = useToday()
  const months = comingMonths(scheduleOfPlan(plan), today)
  const [status, setStatus] = useState<Status>(plan.status === 'filed' ? 'confirmed' : plan.status)
  const [on, setOn] = useState<CalendarDate | undefined>(today)
  const [from, setFrom] = useState(months[0])
  const [count, setCount] = useState(1)
  const { submit, isPending, error } = useChangeStatus()
  const isSuspended = status === 'suspended'
  const errors = fieldErrors(error)

  const save = () => {
    if (!on || (isSuspended && !from)) return
    void submit(
      {
        status,
        on,
        suspended_from: isSuspended ? (from ?? null) : null,
        suspended_months: isSuspended ? count : null,
      },
      {
        onSuccess: () => {
          onClose()
          showToast('good', t(copy.saved, { status: t(copy.names[status]).toLowerCase() }))
        },
      },
    )
  }
  return (
    <Dialog title={t(copy.title)} onClose={onClose} width={520}>
      <Form className={classes.fields} onSubmit={save} noValidate>
        <ChipChoice
          label={t(copy.status)}
          chips={STATUSES.map((value) => ({ value, label: t(copy.names[value]) }))}
          value={status}
          onChange={setStatus}
        />
        <div role="status">
          <p>{t(copy.meanings[status])}</p>
          {hasEnded({ status }) && <p>{t(copy.ends)}</p>}
        </div>
        {(status === 'dismissed' || status === 'converted') && (
          <Notice tone="care" role="status">
            <p>{t(copy.askAttorney)}</p>
          </Notice>
        )}
        {isSuspended &&
          (from ? (
            <Suspension
              months={months}
              from={from}
              onFrom={setFrom}
              count={count}
              onCount={setCount}
              error={errors['suspended_from']}
            />
          ) : (
            <p>{t(copy.beyond)}</p>
          ))}
        <DayInput
          label={t(copy.on)}
          value={on}
          onChange={setOn}
          {...(plan.filed_on !== null && { min: day(plan.filed_on) })}
          max={today}
          error={errors['on']}
        />
        <SubmitError error={Object.keys(errors).length > 0 ? null : error} sentences={planMessages} />
        <FormButtons
          submitLabel={t(copy.save)}
          valid={on !== undefined && (!isSuspended || from !== undefined)}
          busy={isPending}
          backLabel={t(copy.cancel)}
          onBack={onClose}
        />
      </Form>
    </Dialog>
  )
}

interface SuspensionProps {
  months: readonly CalendarDate[]
  from: CalendarDate
  onFrom: (month: CalendarDate) => void
  count: number
  onCount: (count: number) => void
  error: string | undefined
}

const Suspension = ({ months, from, onFrom, count, onCount, error }: SuspensionProps) => {
  const sentence = t(copy.suspension, {
    count,
    from: formatMonth(from),
    to: formatMonth(addMonths(from, count - 1)),
    next: formatMonth(addMonths(from, count)),
  })
  return (
    <>
      <NativeSelect
        label={t(copy.from)}
        value={from}
        error={error}
        onChange={({ currentTarget }) => onFrom(day(currentTarget.value))}
        data={months.map((month) => ({ value: month, label: formatMonthHeading(month) }))}
      />
      <NativeSelect
        label={t(copy.months)}
        value={String(count)}
        onChange={({ currentTarget }) => onCount(Number(currentTarget.value))}
        data={Array.from({ length: MAX_SUSPENDED }, (_, at) => ({
          value: String(at + 1),
          label: t(copy.monthCount, { count: at + 1 }),
        }))}
      />
      <p className={classes.days}>{sentence}</p>
      <LiveText>{sentence}</LiveText>
    </>
  )
}

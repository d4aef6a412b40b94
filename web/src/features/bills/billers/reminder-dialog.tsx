import type { Biller } from '@yoursuccess/contract/bills/billers'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { Form } from '../../../ui/form/form.tsx'
import { DayInput } from '../../../ui/date/day-input.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { useToday } from '../../program/program.api.ts'
import { useSetReminder } from '../bills.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'
import { wordsOf } from './reminder-error.ts'

interface ReminderDialogProps {
  biller: Biller
  onClose: () => void
}

/** Sets the first day of a reminder, which repeats on the same day of each month. */
export const ReminderDialog = ({ biller, onClose }: ReminderDialogProps) => {
  const today = useToday()
  const [on, setOn] = useState<CalendarDate | undefined>(
    biller.reminder ? day(biller.reminder.next_reminder) : undefined,
  )
  const [isMissing, setIsMissing] = useState(false)
  const { submit: save, isPending } = useSetReminder()
  const isPast = on !== undefined && on < today
  const submit = async () => {
    setIsMissing(!on)
    if (!on) return
    await save(
      { biller_id: biller.id, next_reminder: on },
      {
        onSuccess: ({ reminder }) => {
          onClose()
          // Shows the server's date: it skips a month whose email was already sent.
          const text = t(copy.remindsFrom, { date: reminder.next_reminder })
          return showResult({ tone: 'good', title: t(copy.reminderSet), text })
        },
        onError: (error) => showResult({ tone: 'stop', title: t(copy.reminderFailed), text: wordsOf(error) }),
      },
    )
  }
  return (
    <Dialog title={t(copy.reminderTitle, { biller: biller.biller_name })} onClose={onClose}>
      <Form className={classes.form} onSubmit={submit}>
        <p className={classes.hint}>{t(copy.reminderHint)}</p>
        <DayInput
          label={t(copy.firstDay)}
          min={today}
          value={on}
          onChange={setOn}
          error={isMissing && on === undefined && t(copy.selectDate)}
        />
        <FormButtons
          submitLabel={t(copy.save)}
          valid={!isPast}
          busy={isPending}
          backLabel={t(copy.cancel)}
          onBack={onClose}
        />
      </Form>
    </Dialog>
  )
}

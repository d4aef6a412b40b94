import { Button } from '@mantine/core'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import type { Checklist } from '@yoursuccess/contract/plan/discharge-checklist'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { fieldErrors } from '../../../lib/call-error.ts'
import { DayInput } from '../../../ui/date/day-input.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { useToday } from '../../program/program.api.ts'
import classes from '../facts/facts.module.css'
import { planMessages } from '../set-up/set-up.messages.ts'
import { copy } from './checklist.messages.ts'
import { useTickLine } from './court-calls.ts'

const { dialog: words } = copy

interface TickDialogProps {
  line: Checklist['items'][number]
  onClose: () => void
}

/** The day on which a line was done, today unless the customer says otherwise; or that it is not done. */
export const TickDialog = ({ line: { item, done_on }, onClose }: TickDialogProps) => {
  const today = useToday()
  const [on, setOn] = useState<CalendarDate | undefined>(done_on === null ? today : day(done_on))
  const { submit, isPending, error } = useTickLine()
  const errors = fieldErrors(error)
  const save = (doneOn: CalendarDate | null) =>
    void submit(
      { item, done_on: doneOn },
      {
        onSuccess: () => {
          onClose()
          showToast('good', t(words.saved))
        },
      },
    )
  return (
    <Dialog title={t(copy.items[item])} onClose={onClose}>
      <Form className={classes.fields} onSubmit={() => on && save(on)} noValidate>
        <DayInput
          label={t(words.on)}
          value={on}
          onChange={setOn}
          max={today}
          error={errors['line.done_on']}
        />
        {done_on !== null && (
          <div>
            <Button variant="subtle" disabled={isPending} onClick={() => save(null)}>
              {t(words.untick)}
            </Button>
          </div>
        )}
        <SubmitError error={Object.keys(errors).length > 0 ? null : error} sentences={planMessages} />
        <FormButtons
          submitLabel={t(words.save)}
          valid={on !== undefined}
          busy={isPending}
          backLabel={t(words.cancel)}
          onBack={onClose}
        />
      </Form>
    </Dialog>
  )
}

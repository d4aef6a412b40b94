import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, TextInput } from '@mantine/core'
import {
  type CourtNotice,
  MAX_NOTICE_NOTE_LENGTH,
  NOTICE_KINDS,
} from '@yoursuccess/contract/plan/court-notices'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { fieldErrors } from '../../../lib/call-error.ts'
import { DayInput } from '../../../ui/date/day-input.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { LiveText } from '../../../ui/figure/live-text.tsx'
import { ChipChoice } from '../../../ui/form/chips.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { useToday } from '../../program/program.api.ts'
import classes from '../facts/facts.module.css'
import { planMessages } from '../set-up/set-up.messages.ts'
import { useAddNotice, useChangeNotice } from './court-calls.ts'
import { type NoticeValues, readNotice, valuesOf } from './notice-values.ts'
import { countdown } from './notice-words.ts'
import { copy } from './notices.messages.ts'

const { dialog: words } = copy

interface NoticeDialogProps {
  /** Undefined for a new one. */
  notice: CourtNotice | undefined
  onClose: () => void
}

/** Asks for the last day that is printed on a notice, and only without one for service and days (LAD-05). */
export const NoticeDialog = ({ notice, onClose }: NoticeDialogProps) => {
  const today = useToday()
  const [values, setValues] = useState(() => valuesOf(notice))
  const [left, setLeft] = useState<readonly string[]>([])
  const [add, change] = [useAddNotice(), useChangeNotice()]
  const { isPending, error } = notice ? change : add
  const set = (changed: Partial<NoticeValues>) => setValues({ ...values, ...changed })
  const leave = (field: string) => () => setLeft([...left, field])

  const { input, errors, end } = readNotice(values, today)
  const refused = fieldErrors(error)
  const errorAt = (field: string) => (left.includes(field) && errors[field]) || refused[`notice.${field}`]

  const save = () => {
    if (!input) return
    const onSuccess = () => {
      onClose()
      showToast('good', t(words.saved))
    }
    if (notice) void change.submit({ id: notice.id, notice: input }, { onSuccess })
    else void add.submit(input, { onSuccess })
  }
  const sentence = end && countdown(end, today)
  return (
    <Dialog title={t(notice ? words.edit : copy.add)} onClose={onClose} width={560}>
      <Form className={classes.fields} onSubmit={save} noValidate>
        <ChipChoice
          label={t(words.kind)}
          chips={NOTICE_KINDS.map((value) => ({ value, label: t(copy.kinds[value]) }))}
          value={values.kind}
          onChange={(kind) => set({ kind })}
        />
        <TimeFields values={values} onChange={set} onLeave={leave} errorAt={errorAt} />
        {sentence && (
          <div className={classes.days}>
            <p>{sentence}</p>
            {end.isCounted && <p>{t(copy.counted)}</p>}
          </div>
        )}
        <LiveText>{sentence ?? ''}</LiveText>
        <TextInput
          label={t(words.note)}
          placeholder={t(words.noteHint)}
          maxLength={MAX_NOTICE_NOTE_LENGTH}
          value={values.note}
          onChange={({ currentTarget }) => set({ note: currentTarget.value })}
          onBlur={leave('note')}
          error={errorAt('note')}
        />
        {notice && (
          <>
            <DayInput
              label={t(words.settled)}
              value={values.doneOn}
              onChange={(doneOn) => set({ doneOn })}
              max={today}
              error={errorAt('done_on')}
            />
            <p className={classes.hint}>{t(words.settledHint)}</p>
          </>
        )}
        <SubmitError error={Object.keys(refused).length > 0 ? null : error} sentences={planMessages} />
        <FormButtons
          submitLabel={t(words.save)}
          valid={input !== undefined}
          busy={isPending}
          backLabel={t(words.cancel)}
          onBack={onClose}
        />
      </Form>
    </Dialog>
  )
}

interface TimeFieldsProps {
  values: NoticeValues
  onChange: (changed: Partial<NoticeValues>) => void
  onLeave: (field: string) => () => void
  errorAt: (field: string) => string | false | undefined
}

const TimeFields = ({ values, onChange, onLeave, errorAt }: TimeFieldsProps) => {
  const today = useToday()
  const { isPrinted, lastDayOn, servedOn, days } = values
  return (
    <>
      {isPrinted && (
        <>
          <DayInput
            label={t(words.lastDay)}
            value={lastDayOn}
            onChange={(chosen) => onChange({ lastDayOn: chosen })}
            onBlur={onLeave('last_day_on')}
            error={lastDayOn && errorAt('last_day_on')}
          />
          <p className={classes.hint}>{t(words.lastDayHint)}</p>
        </>
      )}
      <Checkbox
        label={t(words.notPrinted)}
        checked={!isPrinted}
        onChange={({ currentTarget }) => onChange({ isPrinted: !currentTarget.checked })}
      />
      {!isPrinted && (
        <>
          <DayInput
            label={t(words.served)}
            value={servedOn}
            onChange={(chosen) => onChange({ servedOn: chosen })}
            max={today}
            onBlur={onLeave('served_on')}
            error={errorAt('served_on')}
          />
          <p className={classes.hint}>{t(words.servedHint)}</p>
          <TextInput
            label={t(words.days)}
            inputMode="numeric"
            className={classes.short ?? ''}
            value={days}
            onChange={({ currentTarget }) => onChange({ days: currentTarget.value })}
            onBlur={onLeave('days')}
            error={errorAt('days')}
          />
        </>
      )}
    </>
  )
}

import { TextInput } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { DUE_ROLLS, type DueKind } from '@yoursuccess/contract/plan/due-days.rules'
import type { PlanFacts } from '@yoursuccess/contract/plan/plan-terms'
import { t } from '../../../i18n/translate.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { ChipChoice } from '../../../ui/form/chips.tsx'
import type { FactsForm } from './facts-form.ts'
import { copy } from './facts.messages.ts'
import classes from './facts.module.css'
import { nextDueDays, scheduleOfFacts } from './next-due-days.ts'

/** A month always has this day. */
const SHORTEST_MONTH = 28
const EXAMPLES = 3

interface DueFieldsProps {
  form: FactsForm
  /** The plan as the fields make it. */
  facts: PlanFacts
  today: CalendarDate
  createdOn: CalendarDate
}

/** The due day of each month, in everyday words, with the next due days as an example (CASE-04). */
export const DueFields = ({ form, facts, today, createdOn }: DueFieldsProps) => {
  const { kind, day, roll } = form.values.due_rule
  const kinds: DueKind[] = ['fixed_day', ...(facts.filed_on ? ['filing_day' as const] : []), 'month_end']
  const dueDay = kind === 'fixed_day' ? Number(day) : Number(facts.filed_on?.slice(8) ?? 0)
  return (
    <div className={classes.fields}>
      <ChipChoice
        label={t(copy.dueKind)}
        chips={kinds.map((value) => ({ value, label: t(copy.dueKinds[value]) }))}
        value={kind}
        onChange={(chosen) => form.setFieldValue('due_rule.kind', chosen)}
      />
      {kind === 'fixed_day' && (
        <TextInput
          className={classes.short ?? ''}
          label={t(copy.dueDay)}
          description={t(copy.dueDayHint)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          {...form.getInputProps('due_rule.day')}
        />
      )}
      {kind !== 'month_end' && dueDay > SHORTEST_MONTH && dueDay <= 31 && (
        <ChipChoice
          label={t(copy.roll, { day: dueDay })}
          chips={DUE_ROLLS.map((value) => ({ value, label: t(copy.rolls[value]) }))}
          value={roll}
          onChange={(chosen) => form.setFieldValue('due_rule.roll', chosen)}
        />
      )}
      <NextDueDays facts={facts} today={today} createdOn={createdOn} />
    </div>
  )
}

const NextDueDays = ({ facts, today, createdOn }: Omit<DueFieldsProps, 'form'>) => {
  const schedule = scheduleOfFacts(facts, createdOn)
  if (!schedule) return null
  const days = nextDueDays(schedule, today, EXAMPLES)
  return (
    <p className={classes.days} role="status">
      {days.next.length > 0
        ? t(copy.nextDueDays, { days: days.next.map((each) => formatPlannedDay(each, today)).join(' · ') })
        : t(copy.allWereDue, { day: formatPlannedDay(days.last, today) })}
    </p>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { DUE_DAY } from '@yoursuccess/contract/plan/plan.messages'
import type { PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import { language } from '../../../i18n/language.ts'
import { elements, t } from '../../../i18n/translate.ts'
import { formatMonth } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { useToday } from '../../program/program.api.ts'
import { DueFields } from '../facts/due-fields.tsx'
import { scheduleOfFacts } from '../facts/next-due-days.ts'
import { planQuery, stepsQuery } from '../plan.api.ts'
import { laterMonths, readFirstAmounts } from './first-amounts.ts'
import { LaterAmounts } from './later-amounts.tsx'
import { copy } from './set-up.messages.ts'
import classes from './set-up.module.css'
import { SetUpScreen } from './set-up-screen.tsx'
import { useSetUpStep } from './use-set-up-step.ts'

export const PaymentStep = () => {
  const { data: plan } = useSuspenseQuery(planQuery)
  const today = useToday()
  return plan ? (
    <WithKnownAmounts createdOn={day(plan.created_on)} />
  ) : (
    <Payment known={[]} createdOn={today} />
  )
}

interface PaymentProps {
  known: readonly PlanStep[]
  /** The day on which the plan was entered, which gives the first due day while no other fact does. */
  createdOn: CalendarDate
}

const WithKnownAmounts = ({ createdOn }: Omit<PaymentProps, 'known'>) => (
  <Payment known={useSuspenseQuery(stepsQuery).data} createdOn={createdOn} />
)

/** Amounts that were saved are history, so they only change on their own page (CASE-08). */
const Payment = ({ known, createdOn }: PaymentProps) => {
  const today = useToday()
  const step = useSetUpStep('payment', {
    extraFields: ['amount', 'later'],
    readMore: (values, facts) => {
      const { kind, day: dueDay } = values.due_rule
      const missing = {
        ...(kind === 'fixed_day' && dueDay.trim() === '' && { 'due_rule.day': language.fromWire(DUE_DAY) }),
      }
      if (known.length > 0) return { ...facts, missing }
      const amounts = readFirstAmounts(values, scheduleOfFacts(facts.after, createdOn), today)
      const isUntouched = values.amount === '' && values.later.length === 0
      return {
        ...facts,
        steps: amounts.steps,
        missing: { ...missing, ...amounts.errors },
        errors: isUntouched ? facts.errors : { ...facts.errors, ...amounts.errors },
      }
    },
  })
  const { form, reading } = step
  const schedule = scheduleOfFacts(reading.after, createdOn)
  return (
    <SetUpScreen step="payment" of={step}>
      {known.length > 0 ? (
        <KnownAmounts known={known} />
      ) : (
        <MoneyInput
          label={t(copy.amount)}
          description={t(copy.amountHint)}
          large
          {...form.getInputProps('amount')}
        />
      )}
      <DueFields form={form} facts={reading.after} today={today} createdOn={createdOn} />
      {known.length === 0 && <LaterAmounts form={form} months={laterMonths(schedule, today)} />}
      {schedule && schedule.firstDueOn < today && (
        <MoneyInput
          label={t(copy.posted)}
          description={t(copy.postedHint)}
          {...form.getInputProps('opening.posted_total')}
          onChange={(amount) =>
            form.setFieldValue('opening', { posted_total: amount, as_of: amount === '' ? '' : today })
          }
        />
      )}
    </SetUpScreen>
  )
}

const KnownAmounts = ({ known }: { known: readonly PlanStep[] }) => (
  <div className={classes.rows}>
    <strong>{t(copy.savedAmounts)}</strong>
    <ul className={classes.saved}>
      {known
        .filter(({ superseded }) => !superseded)
        .map(({ id, amount, from_month }) => (
          <li key={id}>
            {elements(copy.savedAmount, {
              amount: <Money amount={amount} />,
              month: formatMonth(from_month),
            })}
          </li>
        ))}
    </ul>
    <p className={classes.hint}>
      <Link to={paths.planAmounts}>{t(copy.changeAmounts)}</Link>
    </p>
  </div>
)

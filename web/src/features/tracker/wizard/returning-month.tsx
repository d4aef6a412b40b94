import { addMonths } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatUsd } from '@yoursuccess/contract/core/money'
import { incomeShortfall, trusteeExcess } from '@yoursuccess/contract/tracker/tracker.rules'
import { t } from '../../../i18n/translate.ts'
import { formatMonthName } from '../../../lib/dates.ts'
import { NumberList } from '../../../ui/figure/number-list.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx'
import { incomeItems, rowsOf } from '../goals/goal-rows.ts'
import { ShortfallNotice } from '../income/shortfall-notice.tsx'
import { ExtraPaydays } from '../month/extra-paydays.tsx'
import type { MonthSetUp } from '../tracker.calls.ts'
import { copy } from '../tracker.messages.ts'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import { trusteeItem, trusteeValuesOf } from '../trustee/trustee-values.rules.ts'
import { MonthlyHeading } from './monthly-heading.tsx'
import { Remaining } from './remaining.tsx'
import { expensesToSave, type SetUpTotals, setUpTotalsOf } from './returning-month.rules.ts'
import { type MonthBefore, useMonthTakenOver } from './use-month-taken-over.ts'
import type { StepProps } from './wizard-step.ts'
import { wizardCopy } from './wizard.messages.ts'
import { savedOnly } from './wizard.rules.ts'
import classes from './wizard.module.css'

interface ReturningMonthProps extends StepProps {
  approve: (month: MonthSetUp) => void
  isApproving: boolean
  /** Why the last attempt to approve failed. */
  error: unknown
}

/**
 * A month with the goals of an earlier one, on one page: their totals, and what differs from the month before. Approving
 * saves and approves them; Edit opens the steps (TRACKER-200, TRACKER-201).
 */
export const ReturningMonth = (props: ReturningMonthProps) => {
  const { month, drafts, onDraft, onNext, approve, isApproving, error } = props
  const { goals, before, isLoading, query } = useMonthTakenOver(month, props.goals)
  const totals = setUpTotalsOf(goals)

  const edit = () => {
    // The income step begins with the same amounts as this page.
    onDraft({ income: drafts.income ?? rowsOf('income', goals.income_goals) })
    onNext()
  }
  const submit = () => {
    const { trustee_payment: trustee } = goals
    const isTrusteeSaved = trustee === null || trustee.id !== null
    approve({
      month,
      income:
        savedOnly(goals.income_goals).length > 0 ? [] : incomeItems(rowsOf('income', goals.income_goals)),
      expenses: [
        ...(isTrusteeSaved ? [] : [trusteeItem(trusteeValuesOf(trustee))]),
        ...expensesToSave(goals.expense_goals),
      ],
    })
  }
  const objection = objectionTo(totals)
  return (
    <Form className={classes.review} onSubmit={submit}>
      <MonthlyHeading month={month} />
      {isLoading ? (
        <RowsSkeleton rows={3} label={t(wizardCopy.loadingTotals)} />
      ) : (
        <h2 className={classes.question}>
          {before ? t(wizardCopy.sameAs, { month: formatMonthName(before.month) }) : t(wizardCopy.sameAsLast)}
        </h2>
      )}
      <LoadError
        text={t(wizardCopy.beforeMissing, { month: formatMonthName(addMonths(month, -1)) })}
        of={[query]}
      />
      <ExtraPaydays month={month} />
      {!isLoading && (
        <>
          <Totals totals={totals} before={before} />
          <Remaining totals={totals} />
          {objection}
        </>
      )}
      <TrackerSubmitError error={error} />
      <FormButtons
        submitLabel={t(wizardCopy.approve)}
        valid={!isLoading && !objection}
        busy={isApproving}
        backLabel={t(wizardCopy.edit)}
        onBack={edit}
      />
    </Form>
  )
}

interface TotalsProps {
  totals: SetUpTotals
  before: MonthBefore | undefined
}

/** Income, trustee payment and expenses, each with what it was if the month before had another one (TRACKER-202). */
const Totals = ({ totals, before }: TotalsProps) => {
  const row = (key: keyof SetUpTotals, label: string) => {
    const was = before?.totals[key]
    const differs = was !== undefined && was !== totals[key]
    return {
      key,
      label: <strong>{label}</strong>,
      amount: totals[key],
      ...(before && differs && { hint: wasWords(was, before) }),
    }
  }
  return (
    <NumberList
      rows={[
        row('incomeCents', t(wizardCopy.totalIncome)),
        row('trusteeCents', t(wizardCopy.trusteePayment)),
        row('expenseCents', t(wizardCopy.totalExpenses)),
      ]}
    />
  )
}

const wasWords = (amount: Cents, { month }: MonthBefore) =>
  t(wizardCopy.was, { amount: formatUsd(amount), month: formatMonthName(month) })

/** Why the server would refuse these goals, in the words of the steps. Undefined if it would not (TRACKER-204). */
const objectionTo = (totals: SetUpTotals) => {
  const missing = incomeShortfall(totals.incomeCents, totals.trusteeCents)
  if (missing > 0) return <ShortfallNotice missing={missing} />
  const excess = trusteeExcess(totals)
  if (excess === 0) return undefined
  return (
    <Notice tone="stop" role="alert">
      <p>{t(copy.excess, { income: formatUsd(totals.incomeCents), excess: formatUsd(excess) })}</p>
    </Notice>
  )
}

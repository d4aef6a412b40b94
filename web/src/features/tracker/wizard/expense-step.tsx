import { sameMonth } from '@yoursuccess/contract/core/calendar-date'
import { formatUsd, subtract } from '@yoursuccess/contract/core/money'
import { overBudget } from '@yoursuccess/contract/tracker/tracker.rules'
import { elements, t } from '../../../i18n/translate.ts'
import { formatMonthName } from '../../../lib/dates.ts'
import { useToday } from '../../program/program.api.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { expenseItems, type GoalRow, rowsOf } from '../goals/goal-rows.ts'
import { GoalRowsForm } from '../goals/goal-rows-form.tsx'
import rowClasses from '../goals/goal-rows.module.css'
import { showOverBudget } from '../goals/over-budget.ts'
import { useSaveExpenseGoals } from '../tracker.calls.ts'
import { showIfOverBudget } from '../tracker-errors.ts'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import { copy } from '../tracker.messages.ts'
import { sumOf, toCents } from '../tracker.rules.ts'
import type { StepProps } from './wizard-step.ts'
import { wizardCopy } from './wizard.messages.ts'
import { savedOnly } from './wizard.rules.ts'

export const ExpenseStep = ({ month, goals, drafts, onDraft, onNext, onBack }: StepProps) => {
  const { submit: save, isPending, error } = useSaveExpenseGoals()
  const isThisMonth = sameMonth(month, useToday())
  const incomeCents = sumOf(goals.income_goals)
  const trusteeCents = toCents(goals.trustee_payment?.amount)

  const submit = async (rows: GoalRow[]) => {
    const saved = sumOf(savedOnly(goals.expense_goals))
    const over = overBudget({
      incomeCents,
      existingGoalsCents: sumOf([
        ...savedOnly(goals.expense_goals),
        ...(goals.trustee_payment ? [goals.trustee_payment] : []),
      ]),
      newAmountCents: sumOf(rows),
      replacedAmountCents: saved,
    })
    if (over > 0) return showOverBudget(over)
    const body = { month, expense_goal: { items: expenseItems(rows) } }
    const onSuccess = () => {
      onDraft({ expenses: undefined })
      onNext()
    }
    await save({ body }, { onSuccess, onError: showIfOverBudget })
  }
  return (
    <>
      <PageHeading>
        {isThisMonth ? t(copy.expenseHeading) : t(copy.expenseHeadingFor, { month: formatMonthName(month) })}
      </PageHeading>
      <p>
        {elements(wizardCopy.leaves, {
          income: formatUsd(incomeCents),
          rest: (
            <strong>
              <Money amount={subtract(incomeCents, trusteeCents)} />
            </strong>
          ),
        })}
      </p>
      <GoalRowsForm
        kind="expense"
        month={month}
        initialRows={drafts.expenses ?? rowsOf('expense', goals.expense_goals)}
        addLabel={t(wizardCopy.addExpense)}
        submitLabel={t(wizardCopy.continue)}
        busy={isPending}
        summaryOf={(rows) => (
          <p className={rowClasses.rest}>
            <span>{t(wizardCopy.leftForMonth)}</span>
            <Money amount={subtract(subtract(incomeCents, trusteeCents), sumOf(rows))} />
          </p>
        )}
        onChange={(rows) => onDraft({ expenses: rows })}
        onSubmit={(rows) => void submit(rows)}
        onBack={onBack}
      >
        <TrackerSubmitError error={error} />
      </GoalRowsForm>
    </>
  )
}

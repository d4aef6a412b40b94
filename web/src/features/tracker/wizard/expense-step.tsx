import { formatUsd, subtract } from '@yoursuccess/contract/money'
import { saveExpenseGoals } from '@yoursuccess/contract/tracker-goals'
import { overBudget } from '@yoursuccess/contract/tracker-rules'
import { Money } from '../../../ui/figure/money.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { expenseItems, type GoalRow, rowsOf } from '../goals/goal-rows.ts'
import { GoalRowsForm } from '../goals/goal-rows-form.tsx'
import rowClasses from '../goals/goal-rows.module.css'
import { showOverBudget } from '../goals/over-budget.ts'
import { useTrackerCall } from '../tracker.api.ts'
import { quoted } from '../tracker.messages.ts'
import { sumOf, toCents } from '../tracker.rules.ts'
import { useAttempt } from '../use-attempt.ts'
import { useDeleteGoal } from '../goals/use-delete-goal.ts'
import type { StepProps } from './wizard-step.ts'
import { savedOnly } from './wizard.rules.ts'

export const ExpenseStep = ({ month, plan, drafts, onDraft, onNext, onBack }: StepProps) => {
  const { mutateAsync: save, isPending } = useTrackerCall(saveExpenseGoals)
  const removal = useDeleteGoal(month)
  const { refusal, attempt } = useAttempt()
  const incomeCents = sumOf(plan.income_goals)
  const trusteeCents = toCents(plan.trustee_payment?.amount)
  const sentence = removal.refusal ?? refusal

  const submit = async (rows: GoalRow[]) => {
    const saved = sumOf(savedOnly(plan.expense_goals))
    const over = overBudget({
      incomeCents,
      existingGoalsCents: sumOf([
        ...savedOnly(plan.expense_goals),
        ...(plan.trustee_payment ? [plan.trustee_payment] : []),
      ]),
      newAmountCents: sumOf(rows),
      replacedAmountCents: saved,
    })
    if (over > 0) return showOverBudget(over)
    const body = { month, expense_goal: { items: expenseItems(rows) } }
    if (!(await attempt('saving expense goals', () => save({ body })))) return
    onDraft({ expenses: undefined })
    onNext()
  }
  return (
    <>
      <PageHeading>{quoted.expenseHeading}</PageHeading>
      <p>
        Your income of {formatUsd(incomeCents)} less the trustee payment leaves{' '}
        <strong>
          <Money amount={subtract(incomeCents, trusteeCents)} />
        </strong>{' '}
        for the month.
      </p>
      <GoalRowsForm
        kind="expense"
        initialRows={drafts.expenses ?? rowsOf('expense', plan.expense_goals)}
        addLabel="+ Add another expense"
        submitLabel="Continue"
        busy={isPending}
        removeSaved={removal.remove}
        summaryOf={(rows) => (
          <p className={rowClasses.rest}>
            <span>Left for the month</span>
            <Money amount={subtract(subtract(incomeCents, trusteeCents), sumOf(rows))} />
          </p>
        )}
        onChange={(rows) => onDraft({ expenses: rows })}
        onSubmit={(rows) => void submit(rows)}
        onBack={onBack}
      >
        {sentence && (
          <Notice tone="stop" role="alert">
            <p>{sentence}</p>
          </Notice>
        )}
      </GoalRowsForm>
    </>
  )
}

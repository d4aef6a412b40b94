import { saveIncomeGoals } from '@yoursuccess/contract/tracker-goals'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { type GoalRow, incomeItems, rowsOf } from '../goals/goal-rows.ts'
import { IncomeForm } from '../income/income-form.tsx'
import { useTrackerCall } from '../tracker.api.ts'
import { quoted } from '../tracker.messages.ts'
import { toCents } from '../tracker.rules.ts'
import { useAttempt } from '../use-attempt.ts'
import type { StepProps } from './wizard-step.ts'

export const IncomeStep = ({ month, plan, drafts, onDraft, onNext, onBack }: StepProps) => {
  const { mutateAsync: save, isPending } = useTrackerCall(saveIncomeGoals)
  const { refusal, attempt } = useAttempt()
  const submit = async (rows: GoalRow[]) => {
    const body = { month, income_goal: { items: incomeItems(rows) } }
    if (!(await attempt('saving income goals', () => save({ body })))) return
    onDraft({ income: undefined })
    onNext()
  }
  return (
    <>
      <PageHeading>{quoted.incomeHeading}</PageHeading>
      <IncomeForm
        month={month}
        initialRows={drafts.income ?? rowsOf('income', plan.income_goals)}
        trusteeCents={toCents(plan.trustee_payment?.amount)}
        submitLabel="Continue"
        busy={isPending}
        refusal={refusal}
        onChange={(rows) => onDraft({ income: rows })}
        onSubmit={(rows) => void submit(rows)}
        onBack={onBack}
      />
    </>
  )
}

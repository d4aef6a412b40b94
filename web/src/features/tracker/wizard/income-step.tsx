import { t } from '../../../i18n/translate.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { type GoalRow, incomeItems, rowsOf } from '../goals/goal-rows.ts'
import { IncomeForm } from '../income/income-form.tsx'
import { useSaveIncomeGoals } from '../tracker.calls.ts'
import { copy } from '../tracker.messages.ts'
import { toCents } from '../tracker.rules.ts'
import type { StepProps } from './wizard-step.ts'
import { wizardCopy } from './wizard.messages.ts'

export const IncomeStep = ({ month, goals, drafts, onDraft, onNext, onBack }: StepProps) => {
  const { submit: save, isPending, error } = useSaveIncomeGoals()
  const submit = async (rows: GoalRow[]) => {
    const body = { month, income_goal: { items: incomeItems(rows) } }
    const onSuccess = () => {
      onDraft({ income: undefined })
      onNext()
    }
    await save({ body }, { onSuccess })
  }
  return (
    <>
      <PageHeading>{t(copy.incomeHeading)}</PageHeading>
      <IncomeForm
        month={month}
        initialRows={drafts.income ?? rowsOf('income', goals.income_goals)}
        trusteeCents={toCents(goals.trustee_payment?.amount)}
        submitLabel={t(wizardCopy.continue)}
        busy={isPending}
        error={error}
        onChange={(rows) => onDraft({ income: rows })}
        onSubmit={(rows) => void submit(rows)}
        onBack={onBack}
      />
    </>
  )
}

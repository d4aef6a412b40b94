import { saveExpenseGoals } from '@yoursuccess/contract/tracker-goals'
import { Notice } from '../../../ui/page/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { useTrackerCall } from '../tracker.api.ts'
import { quoted } from '../tracker.messages.ts'
import { sumOf } from '../tracker.rules.ts'
import { TrusteeForm, type TrusteeValues } from '../trustee/trustee-form.tsx'
import { trusteeItem, trusteeValuesOf } from '../trustee/trustee-values.rules.ts'
import { useAttempt } from '../use-attempt.ts'
import type { StepProps } from './wizard-step.ts'
import { savedOnly } from './wizard.rules.ts'

export const TrusteeStep = ({ month, plan, drafts, onDraft, onNext, onBack }: StepProps) => {
  const { mutateAsync: save, isPending } = useTrackerCall(saveExpenseGoals)
  const { refusal, attempt } = useAttempt()
  const submit = async (values: TrusteeValues) => {
    const items = [trusteeItem(values)]
    if (
      !(await attempt('saving the trustee payment', () => save({ body: { month, expense_goal: { items } } })))
    )
      return
    onDraft({ trustee: undefined })
    onNext()
  }
  return (
    <>
      <PageHeading>{quoted.trusteeHeading}</PageHeading>
      <TrusteeForm
        initial={drafts.trustee ?? trusteeValuesOf(plan.trustee_payment)}
        plan={{
          incomeCents: sumOf(savedOnly(plan.income_goals)),
          expenseCents: sumOf(savedOnly(plan.expense_goals)),
        }}
        busy={isPending}
        onChange={(values) => onDraft({ trustee: values })}
        onSubmit={(values) => void submit(values)}
        onBack={onBack}
      >
        {refusal && (
          <Notice tone="stop" role="alert">
            <p>{refusal}</p>
          </Notice>
        )}
      </TrusteeForm>
    </>
  )
}

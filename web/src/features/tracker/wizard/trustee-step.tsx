import { t } from '../../../i18n/translate.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { useSaveTrusteePayment } from '../tracker.calls.ts'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import { copy } from '../tracker.messages.ts'
import { sumOf } from '../tracker.rules.ts'
import { TrusteeForm } from '../trustee/trustee-form.tsx'
import { trusteeItem, type TrusteeValues, trusteeValuesOf } from '../trustee/trustee-values.rules.ts'
import type { StepProps } from './wizard-step.ts'
import { savedOnly } from './wizard.rules.ts'

export const TrusteeStep = ({ month, goals, drafts, onDraft, onNext, onBack }: StepProps) => {
  const { submit: save, isPending, error } = useSaveTrusteePayment()
  const submit = async (values: TrusteeValues) => {
    const onSuccess = () => {
      onDraft({ trustee: undefined })
      onNext()
    }
    await save({ body: { month, expense_goal: { items: [trusteeItem(values)] } } }, { onSuccess })
  }
  return (
    <>
      <PageHeading>{t(copy.trusteeHeading)}</PageHeading>
      <TrusteeForm
        month={month}
        initial={drafts.trustee ?? trusteeValuesOf(goals.trustee_payment)}
        totals={{
          incomeCents: sumOf(savedOnly(goals.income_goals)),
          expenseCents: sumOf(savedOnly(goals.expense_goals)),
        }}
        busy={isPending}
        onChange={(values) => onDraft({ trustee: values })}
        onSubmit={(values) => void submit(values)}
        onBack={onBack}
      >
        <TrackerSubmitError error={error} />
      </TrusteeForm>
    </>
  )
}

import { t } from '../../../i18n/translate.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { NumberList } from '../../../ui/figure/number-list.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { expenseCategoryName, incomeName } from '../category-names.ts'
import { copy } from '../tracker.messages.ts'
import { toCents } from '../tracker.rules.ts'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import { Remaining } from './remaining.tsx'
import { setUpTotalsOf } from './returning-month.rules.ts'
import type { StepProps } from './wizard-step.ts'
import { wizardCopy } from './wizard.messages.ts'
import classes from './wizard.module.css'

interface ReviewStepProps extends StepProps {
  finish: () => void
  isFinishing: boolean
  /** Why the last attempt to finish failed. */
  error: unknown
}

/**
 * Everything that was saved, and what remains of the month. Finishing approves the month and changes nothing
 * else (TRACKER-74).
 */
export const ReviewStep = ({ goals, finish, isFinishing, error, onBack }: ReviewStepProps) => {
  const totals = setUpTotalsOf(goals)
  return (
    <Form className={classes.review} onSubmit={finish}>
      <PageHeading>{t(copy.reviewHeading)}</PageHeading>
      <NumberList
        rows={[
          { key: 'income', label: <strong>{t(wizardCopy.totalIncome)}</strong>, amount: totals.incomeCents },
          ...goals.income_goals.map(({ category, name, amount }) => ({
            key: `income ${category} ${name}`,
            label: incomeName({ category, name }),
            amount: toCents(amount),
            quiet: true,
          })),
          {
            key: 'trustee',
            label: <strong>{t(wizardCopy.trusteePayment)}</strong>,
            amount: totals.trusteeCents,
          },
          {
            key: 'expenses',
            label: <strong>{t(wizardCopy.totalExpenses)}</strong>,
            amount: totals.expenseCents,
          },
          ...goals.expense_goals.map(({ category, amount }) => ({
            key: `expense ${category}`,
            label: expenseCategoryName(category),
            amount: toCents(amount),
            quiet: true,
          })),
        ]}
      />
      <Remaining totals={totals} />
      <TrackerSubmitError error={error} />
      <FormButtons submitLabel={t(wizardCopy.finish)} valid busy={isFinishing} onBack={onBack} />
    </Form>
  )
}

import { expenseCategoryLabel, incomeCategoryLabel } from '@yoursuccess/contract/tracker-categories'
import { reviewRemaining } from '@yoursuccess/contract/tracker-rules'
import { useState } from 'react'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { NumberList } from '../../../ui/figure/number-list.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { quoted } from '../tracker.messages.ts'
import { sumOf, toCents } from '../tracker.rules.ts'
import { useAttempt } from '../use-attempt.ts'
import type { StepProps } from './wizard-step.ts'
import classes from './wizard.module.css'

interface ReviewStepProps extends StepProps {
  finish: () => Promise<unknown>
  onDone: () => void
}

/** Everything that was saved, and what the month leaves. It approves and changes nothing else (AMB-182). */
export const ReviewStep = ({ plan, finish, onDone, onBack }: ReviewStepProps) => {
  const [busy, setBusy] = useState(false)
  const { refusal, attempt } = useAttempt()
  const totals = {
    incomeCents: sumOf(plan.income_goals),
    expenseCents: sumOf(plan.expense_goals),
    trusteeCents: toCents(plan.trustee_payment?.amount),
  }
  const submit = async () => {
    setBusy(true)
    const isDone = await attempt('finishing the review', finish)
    setBusy(false)
    if (isDone) onDone()
  }
  return (
    <form
      className={classes.review}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <PageHeading>{quoted.reviewHeading}</PageHeading>
      <NumberList
        rows={[
          { key: 'income', label: <strong>Total income</strong>, amount: totals.incomeCents },
          ...plan.income_goals.map(({ category, amount }) => ({
            key: `income ${category}`,
            label: incomeCategoryLabel(category),
            amount: toCents(amount),
            quiet: true,
          })),
          { key: 'trustee', label: <strong>Trustee payment</strong>, amount: totals.trusteeCents },
          { key: 'expenses', label: <strong>Total expenses</strong>, amount: totals.expenseCents },
          ...plan.expense_goals.map(({ category, amount }) => ({
            key: `expense ${category}`,
            label: expenseCategoryLabel(category),
            amount: toCents(amount),
            quiet: true,
          })),
        ]}
      />
      <p className={classes.remaining}>
        <span>Remaining</span>
        <strong>
          <Money amount={reviewRemaining(totals)} />
        </strong>
      </p>
      {refusal && (
        <Notice tone="stop" role="alert">
          <p>{refusal}</p>
        </Notice>
      )}
      <FormButtons submitLabel="Finish" valid busy={busy} onBack={onBack} />
    </form>
  )
}

import { Button } from '@mantine/core'
import type { PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import { t } from '../../i18n/translate.ts'
import { usd } from '../../lib/amounts.rules.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { showToast } from '../../ui/dialog/toasts.ts'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { useToday } from '../program/program.api.ts'
import { useAnswerPull } from './autopay.api.ts'
import { autopayMessages } from './autopay.messages.ts'
import classes from './autopay.module.css'
import { copy } from './payments.messages.ts'

interface PullQuestionProps {
  payment: PlannedPaymentReply
  debit: PlannedPaymentReply['may_be_pull'][number]
}

/** Whether a debit is what a service should collect for a planned payment (AUTO-23). */
export const PullQuestion = ({ payment, debit }: PullQuestionProps) => {
  const today = useToday()
  const { submit, isPending, error } = useAnswerPull()
  const { transaction_id, amount, details, on } = debit
  const day = formatPlannedDay(payment.due_on, today)
  const answer = (is_pull: boolean) =>
    submit(
      { id: payment.id, transaction_id, is_pull },
      { onSuccess: () => showToast('good', t(is_pull ? copy.pull.counted : copy.pull.noted)) },
    )
  return (
    <>
      <p className={classes.hint}>
        {t(copy.pull.question, { amount: usd(amount), details, on: formatPlannedDay(on, today), day })}
      </p>
      <div className={classes.actions}>
        <Button variant="default" loading={isPending} onClick={() => void answer(true)}>
          {t(copy.pull.yes)}
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => void answer(false)}>
          {t(copy.pull.no)}
        </Button>
      </div>
      {error && (
        <div className={classes.error}>
          <SubmitError error={error} sentences={autopayMessages} />
        </div>
      )}
    </>
  )
}

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { elements, t } from '../../../i18n/translate.ts'
import { formatFriendlyDay } from '../../../lib/dates.ts'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { Money } from '../../../ui/figure/money.tsx'
import buttons from '../../../ui/form/button-row.module.css'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { refundDepositsQuery, useDismissRefundDeposit } from '../plan.api.ts'
import { planMessages } from '../set-up/set-up.messages.ts'
import { addRefund } from './refund-dialogs.tsx'
import { copy } from './tax.messages.ts'

/** Asks about the oldest deposit that looks like a tax refund, if there is one (TAX-01). */
export const RefundQuestion = ({ plan }: { plan: Plan }) => {
  const query = useQuery(refundDepositsQuery)
  const [deposit] = query.data ?? []
  const { submit, isPending, error } = useDismissRefundDeposit()
  if (deposit === undefined) return <LoadError text={t(copy.question.failed)} of={[query]} />
  const { amount, on, details, transaction_id } = deposit
  return (
    <SectionCard title={t(copy.question.title)}>
      <p>
        {elements(copy.question.text, {
          amount: <Money amount={amount} />,
          day: formatFriendlyDay(on),
          details,
        })}
      </p>
      <SubmitError error={error} sentences={planMessages} />
      <div className={buttons.row}>
        <Button
          variant="subtle"
          loading={isPending}
          onClick={() =>
            void submit(transaction_id, {
              onSuccess: () => showToast('good', t(copy.question.dismissed)),
            })
          }
        >
          {t(copy.question.no)}
        </Button>
        <Button variant="default" onClick={() => void addRefund(plan, deposit)}>
          {t(copy.question.yes)}
        </Button>
      </div>
    </SectionCard>
  )
}

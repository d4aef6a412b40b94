import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { formatUsd, parseAmount } from '@yoursuccess/contract/core/money'
import type { PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { type RefundDeposit, taxRefundInput } from '@yoursuccess/contract/plan/tax-refunds'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { fieldErrors } from '../../../lib/call-error.ts'
import { errorOf } from '../../../lib/errors.ts'
import { DayInput } from '../../../ui/date/day-input.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { LiveText } from '../../../ui/figure/live-text.tsx'
import buttons from '../../../ui/form/button-row.module.css'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx'
import { useToday } from '../../program/program.api.ts'
import classes from '../facts/facts.module.css'
import { stepsQuery, useRecordTaxRefund } from '../plan.api.ts'
import { planMessages } from '../set-up/set-up.messages.ts'
import { refundSplit } from './refund-split.rules.ts'
import { copy } from './tax.messages.ts'

interface RefundDialogProps {
  plan: Plan
  /** The deposit that the refund came with, if the customer was asked about one. */
  deposit: RefundDeposit | undefined
  onClose: () => void
  /** Called instead of `onClose` when the rule is to be added first. */
  onAddRule: () => void
}

/** What to keep of a tax refund and what to send, by the rule of the plan (TAX-01). */
export const RefundDialog = ({ plan, deposit, onClose, onAddRule }: RefundDialogProps) => {
  const query = useQuery(stepsQuery)
  return (
    <Dialog title={t(copy.title)} onClose={onClose}>
      {plan.refund_rule === null ? (
        <div className={classes.fields}>
          <p>{t(copy.noRule)}</p>
          <div className={buttons.row}>
            <Button onClick={onAddRule}>{t(copy.addRule)}</Button>
          </div>
        </div>
      ) : (
        <Loaded query={query} loading={<RowsSkeleton rows={3} label={t(copy.loading)} />}>
          {(steps) => (
            <RefundForm rule={plan.refund_rule} steps={steps} deposit={deposit} onClose={onClose} />
          )}
        </Loaded>
      )}
    </Dialog>
  )
}

interface RefundFormProps {
  rule: Plan['refund_rule']
  steps: readonly PlanStep[]
  deposit: RefundDeposit | undefined
  onClose: () => void
}

const RefundForm = ({ rule, steps, deposit, onClose }: RefundFormProps) => {
  const today = useToday()
  const [amount, setAmount] = useState(deposit?.amount ?? '')
  const [isLeft, setIsLeft] = useState(false)
  const [dueOn, setDueOn] = useState<CalendarDate>()
  const { submit, isPending, error } = useRecordTaxRefund()
  const refundCents = parseAmount(amount)
  const amountError = errorOf(taxRefundInput.shape.amount.safeParse(amount))
  const split =
    rule && refundCents !== undefined && !amountError
      ? refundSplit(rule, steps, refundCents, dueOn ?? today)
      : undefined
  const sentence = split && t(split.sendCents > 0 ? copy.split : copy.keepAll, wordsOf(split))
  const errors = fieldErrors(error)

  const save = () => {
    if (!dueOn || amountError) return
    void submit(
      { amount, due_on: dueOn, ...(deposit && { transaction_id: deposit.transaction_id }) },
      {
        onSuccess: ({ lump_sum }) => {
          onClose()
          const added = lump_sum && parseAmount(lump_sum.amount)
          showToast('good', added ? t(copy.added, { send: formatUsd(added) }) : t(copy.keptAll))
        },
      },
    )
  }
  return (
    <Form className={classes.fields} onSubmit={save} noValidate>
      <p>{t(copy.lead)}</p>
      <MoneyInput
        label={t(copy.amount)}
        data-autofocus
        value={amount}
        onChange={setAmount}
        onBlur={() => setIsLeft(true)}
        error={(isLeft && amountError) || errors['tax_refund.amount']}
      />
      <DayInput label={t(copy.dueOn)} value={dueOn} onChange={setDueOn} error={errors['tax_refund.due_on']} />
      {sentence && <p className={classes.days}>{sentence}</p>}
      <LiveText>{sentence ?? ''}</LiveText>
      <SubmitError error={Object.keys(errors).length > 0 ? null : error} sentences={planMessages} />
      <FormButtons
        submitLabel={t(copy.add)}
        valid={dueOn !== undefined && !amountError}
        busy={isPending}
        backLabel={t(copy.cancel)}
        onBack={onClose}
      />
    </Form>
  )
}

const wordsOf = ({ keepCents, sendCents }: ReturnType<typeof refundSplit>) => ({
  keep: formatUsd(keepCents),
  send: formatUsd(sendCents),
})

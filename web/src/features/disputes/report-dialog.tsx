import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Radio.css'
import { Radio, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  DISPUTE_REASONS,
  type Dispute,
  type DisputeReason,
  MAX_DISPUTE_TEXT_LENGTH,
} from '@yoursuccess/contract/disputes/disputes'
import { elements, t } from '../../i18n/translate.ts'
import { formatFriendlyDay } from '../../lib/dates.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { Money } from '../../ui/figure/money.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { PhoneLink } from '../../ui/page/phone-link.tsx'
import { useProgram } from '../program/program.api.ts'
import classes from './disputes.module.css'
import { copy, disputesMessages } from './disputes.messages.ts'
import { reportedCopy } from './reported.messages.ts'
import type { ReportedTransaction } from './reported-transaction.ts'
import { useReportProblem } from './use-report-problem.ts'

interface ReportDialogProps {
  transaction: ReportedTransaction
  onClose: (reported: Reported | undefined) => void
}

/** What the customer reads once the problem was reported. */
export interface Reported {
  title: string
  text: string
}

interface Values {
  reason: DisputeReason | ''
  text: string
}

/** Reports a problem with one posted transaction. */
export const ReportDialog = ({ transaction, onClose }: ReportDialogProps) => {
  const report = useReportProblem()
  const form = useForm<Values>({
    initialValues: { reason: '', text: '' },
    validate: {
      reason: (reason) => (reason === '' ? t(copy.required) : null),
      text: (text) => (text.length > MAX_DISPUTE_TEXT_LENGTH ? t(copy.tooLong) : null),
    },
  })
  const submit = ({ reason, text }: Values) => {
    if (reason === '') return
    void report.submit(
      { transaction_id: transaction.id, reason, text: onOneLine(text) },
      { onSuccess: (dispute) => onClose(wordsOf(dispute)) },
    )
  }
  return (
    <Dialog title={t(copy.report)} onClose={() => onClose(undefined)} width={520}>
      <form className={classes.form} onSubmit={form.onSubmit(submit)} noValidate>
        <p className={classes.transaction}>
          <span>{transaction.description}</span>
          <strong>
            <Money amount={transaction.amount} flow="sign" />
          </strong>
        </p>
        <Radio.Group label={t(copy.whatIsWrong)} size="md" {...form.getInputProps('reason')}>
          <div className={classes.reasons}>
            {DISPUTE_REASONS.map((reason) => (
              <Radio key={reason} value={reason} label={t(copy.reasons[reason])} />
            ))}
          </div>
        </Radio.Group>
        {form.values.reason === 'not_mine' && <FreezeFirst />}
        <Textarea
          label={t(copy.more)}
          description={t(copy.moreHint)}
          rows={4}
          {...form.getInputProps('text')}
        />
        <p className={classes.quiet}>{t(copy.rights)}</p>
        <SubmitError error={report.error} sentences={disputesMessages} />
        <FormButtons
          submitLabel={t(copy.send)}
          valid={form.isValid()}
          busy={report.isPending}
          backLabel={t(copy.cancel)}
          onBack={() => onClose(undefined)}
        />
      </form>
    </Dialog>
  )
}

/** With the case's reference, the day of the answer, and why no credit is given. */
const wordsOf = ({ reference, answer_due_on, no_credit }: Dispute): Reported => {
  const reported = t(reportedCopy.text, { reference, day: formatFriendlyDay(answer_due_on) })
  return {
    title: t(reportedCopy.title),
    text: no_credit ? `${reported} ${t(reportedCopy.noCredit[no_credit])}` : reported,
  }
}

const FreezeFirst = () => {
  const program = useProgram()
  return (
    <Notice tone="care" role="status">
      {program ? (
        <p>{elements(copy.freezeFirst, { phone: <PhoneLink phone={program.support.phone} /> })}</p>
      ) : (
        <p>{t(copy.freezeAlone)}</p>
      )}
    </Notice>
  )
}

/** The API accepts one line. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

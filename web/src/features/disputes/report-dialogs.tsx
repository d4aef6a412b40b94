/** The report form. Its code loads when it first opens. */
import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { t } from '../../i18n/translate.ts'
import { formatFriendlyDay } from '../../lib/dates.ts'
import { openDialog, showResult } from '../../ui/dialog/dialogs.tsx'
import { reportedCopy } from './reported.messages.ts'
import type { ReportedTransaction } from './reported-transaction.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** Opens the form, then shows the case's reference. */
export const reportProblemWith = async (transaction: ReportedTransaction): Promise<void> => {
  const dispute = await openDialog<Dispute | undefined>((close) => (
    <ReportDialog transaction={transaction} onClose={close} />
  ))
  if (!dispute) return
  const { reference, answer_due_on, no_credit } = dispute
  const reported = t(reportedCopy.text, { reference, day: formatFriendlyDay(answer_due_on) })
  await showResult({
    tone: 'good',
    title: t(reportedCopy.title),
    text: no_credit ? `${reported} ${t(reportedCopy.noCredit[no_credit])}` : reported,
  })
}

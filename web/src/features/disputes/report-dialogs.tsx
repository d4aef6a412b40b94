/** The report form. Its code loads when it first opens. */
import { openDialog, showResult } from '../../ui/dialog/dialogs.tsx'
import type { Reported } from './report-dialog.tsx'
import type { ReportedTransaction } from './reported-transaction.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** Opens the form, then shows the case's reference. */
export const reportProblemWith = async (transaction: ReportedTransaction): Promise<void> => {
  const reported = await openDialog<Reported | undefined>((close) => (
    <ReportDialog transaction={transaction} onClose={close} />
  ))
  if (reported) await showResult({ tone: 'good', ...reported })
}

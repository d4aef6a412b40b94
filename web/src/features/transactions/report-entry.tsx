import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { DisputesError, useDispute } from '../disputes/disputes.api.ts'
import { detailCopy } from './detail.messages.ts'
import { reportWords } from './report-words.ts'
import classes from './transaction-dialog.module.css'
import type { Row } from './transactions.rules.ts'

interface ReportEntryProps {
  row: Row
  onReport: () => void
}

/**
 * "Report a problem" on a posted transaction, or a link to its case (DISPUTES-03). Once the case is answered,
 * the customer may report the transaction again (DISPUTES-07).
 */
export const ReportEntry = ({ row, onReport }: ReportEntryProps) => {
  const { dispute, isLoading } = useDispute(row.id)
  return (
    <div className={classes.report}>
      <DisputesError />
      {dispute && <Link to={paths.reportedProblems}>{reportWords(dispute)}</Link>}
      {isLoading ? (
        <span className={classes.place} />
      ) : (
        dispute?.status !== 'open' && (
          <Button
            variant="default"
            aria-label={t(detailCopy.reportOf, { description: row.description })}
            aria-haspopup="dialog"
            onClick={onReport}
          >
            {t(detailCopy.report)}
          </Button>
        )
      )}
    </div>
  )
}

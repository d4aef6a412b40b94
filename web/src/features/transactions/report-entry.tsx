import { UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { reportProblemWith } from '../disputes/disputes.api.ts'
import classes from './transaction-rows.module.css'
import { copy } from './transactions.messages.ts'
import type { Row } from './transactions.rules.ts'

/**
 * "Report a problem" on a posted transaction, or a link to its case (DISPUTES-03). Once the case is answered,
 * the customer may report the transaction again (DISPUTES-07).
 */
export const ReportEntry = ({ row, dispute }: { row: Row; dispute: Dispute | undefined }) => (
  <>
    {dispute && (
      <Link to={paths.reportedProblems} className={classes.report}>
        {t(copy[dispute.status === 'open' ? 'reported' : 'answered'], { reference: dispute.reference })}
      </Link>
    )}
    {dispute?.status !== 'open' && (
      <UnstyledButton
        className={classes.report ?? ''}
        aria-label={t(copy.reportOf, { description: row.description })}
        aria-haspopup="dialog"
        onClick={() => void reportProblemWith(row)}
      >
        {t(copy.report)}
      </UnstyledButton>
    )}
  </>
)

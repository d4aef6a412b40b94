import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { DisputesError, useDisputes } from '../disputes/disputes.api.ts'
import { PostedTransactions } from './posted-transactions.tsx'
import { RowsLoading } from './rows-loading.tsx'
import { TransactionRows } from './transaction-rows.tsx'
import { quoted, unspecified } from './transactions.messages.ts'
import type { Row } from './transactions.rules.ts'
import { useAuthorized, usePendingTransfers } from './use-rows.ts'

/** Pending deposits, authorized purchases, and posted transactions. */
export const TransactionsPage = () => (
  <>
    <PageHeading lead={unspecified.lead} actions={<ReportedProblemsLink />}>
      {unspecified.title}
    </PageHeading>
    <SectionCard title={quoted.pendingTransfers}>
      <PendingRows
        list={usePendingTransfers()}
        label={quoted.pendingTransfers}
        empty={unspecified.noPendingTransfers}
      />
    </SectionCard>
    <SectionCard title={quoted.pendingTransactions}>
      <PendingRows
        list={useAuthorized()}
        label={quoted.pendingTransactions}
        empty={quoted.noPendingTransactions}
      />
    </SectionCard>
    <DisputesError />
    <PostedTransactions />
  </>
)

const ReportedProblemsLink = () =>
  useDisputes().size > 0 && <Link to={paths.reportedProblems}>{unspecified.reportedProblems}</Link>

interface PendingRowsProps {
  list: { rows: readonly Row[] | undefined; error: unknown; refetch: () => Promise<unknown> }
  label: string
  empty: string
}

const PendingRows = ({ list: { rows, error, refetch }, label, empty }: PendingRowsProps) => {
  if (!rows && error) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!rows) return <RowsLoading rows={1} label={`Loading: ${label}`} />
  if (rows.length === 0) return <EmptyState>{empty}</EmptyState>
  return <TransactionRows rows={rows} label={label} />
}

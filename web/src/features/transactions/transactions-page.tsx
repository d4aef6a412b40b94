import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { RowsSkeleton } from '../../ui/skeletons.tsx'
import { PostedTransactions } from './posted-transactions.tsx'
import { TransactionRows } from './transaction-rows.tsx'
import { quoted, unspecified } from './transactions.messages.ts'
import type { Row } from './transactions.rules.ts'
import { useAuthorized, usePendingTransfers } from './use-rows.ts'

/** What is on its way in, what is authorized, and what is posted. */
export const TransactionsPage = () => (
  <>
    <PageHeading lead={unspecified.lead}>{unspecified.title}</PageHeading>
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
    <PostedTransactions />
  </>
)

interface PendingRowsProps {
  list: { rows: readonly Row[] | undefined; error: unknown; refetch: () => Promise<unknown> }
  label: string
  empty: string
}

const PendingRows = ({ list: { rows, error, refetch }, label, empty }: PendingRowsProps) => {
  if (!rows && error) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!rows) return <RowsSkeleton rows={2} label={`Loading: ${label}`} />
  if (rows.length === 0) return <EmptyState>{empty}</EmptyState>
  return <TransactionRows rows={rows} label={label} />
}

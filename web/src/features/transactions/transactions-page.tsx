import { Link } from '@tanstack/react-router'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { DisputesError, useDisputes } from '../disputes/disputes.api.ts'
import { ExportSection } from './export-section.tsx'
import { PostedTransactions } from './posted-transactions.tsx'
import { RowsLoading } from './rows-loading.tsx'
import { SearchChips } from './search-chips.tsx'
import { SearchForm } from './search-form.tsx'
import { isSearch, NO_SEARCH } from './search.rules.ts'
import { TransactionRows } from './transaction-rows.tsx'
import { copy } from './transactions.messages.ts'
import type { Row } from './transactions.rules.ts'
import { useAddressSearch } from './use-address-search.ts'
import { useAuthorized, usePendingTransfers } from './use-rows.ts'

/**
 * Pending deposits, authorized purchases, and posted transactions. What a search found is above what is pending, which
 * it leaves as it is.
 */
export const TransactionsPage = () => {
  const [search, setSearch] = useAddressSearch()
  const pending = <PendingSections key="pending" />
  const posted = <PostedTransactions key="posted" />
  const lists = isSearch(search) ? [posted, pending] : [pending, posted]
  return (
    <>
      <PageHeading lead={t(copy.lead)} actions={<ReportedProblemsLink />}>
        {t(copy.title)}
      </PageHeading>
      <SectionCard>
        <SearchForm search={search} onSearch={setSearch} onClear={() => setSearch(NO_SEARCH)} />
        <SearchChips search={search} onSearch={setSearch} />
      </SectionCard>
      <DisputesError />
      {search.isPending ? [pending] : lists}
      {!search.isPending && <ExportSection />}
    </>
  )
}

const PendingSections = () => (
  <>
    <SectionCard title={t(copy.pendingTransfers)}>
      <PendingRows
        list={usePendingTransfers()}
        label={t(copy.pendingTransfers)}
        empty={t(copy.noPendingTransfers)}
      />
    </SectionCard>
    <SectionCard title={t(copy.pendingTransactions)}>
      <PendingRows
        list={useAuthorized()}
        label={t(copy.pendingTransactions)}
        empty={t(copy.noPendingTransactions)}
      />
    </SectionCard>
  </>
)

const ReportedProblemsLink = () =>
  useDisputes().size > 0 && <Link to={paths.reportedProblems}>{t(copy.reportedProblems)}</Link>

interface PendingRowsProps {
  list: { rows: readonly Row[] | undefined; error: unknown; refetch: () => Promise<unknown> }
  label: string
  empty: string
}

const PendingRows = ({ list: { rows, error, refetch }, label, empty }: PendingRowsProps) => (
  <Loaded
    query={{ data: rows, error, refetch }}
    loading={<RowsLoading rows={1} label={t(copy.loadingList, { name: label })} />}
  >
    {(known) =>
      known.length > 0 ? <TransactionRows rows={known} label={label} /> : <EmptyState>{empty}</EmptyState>
    }
  </Loaded>
)

import { Link } from '@tanstack/react-router'
import { t } from '../../i18n/translate.ts'
import { useKnownToday } from '../program/program.api.ts'
import { refusalSentence } from '../../lib/failure-sentence.ts'
import { paths } from '../../lib/paths.ts'
import { DisputesError } from '../disputes/disputes.api.ts'
import { DateRangeFilter } from '../../ui/date/date-range-filter.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { DayGroups } from './day-groups.tsx'
import { LoadMore } from './load-more.tsx'
import { RowsLoading } from './rows-loading.tsx'
import { copy, transactionsMessages } from './transactions.messages.ts'
import { mergeNewestFirst } from './transactions.rules.ts'
import { useDateRange } from './use-date-range.ts'
import { useAuthorized, usePendingTransfers, usePosted } from './use-rows.ts'

/**
 * After this many pages the list loads more only on request, so that customers can reach what is below it.
 */
const PAGES_BY_THEMSELVES = 3

/**
 * The list of the home page: all past and pending transactions, newest first. The dates filter the posted
 * ones (TRANSACTIONS-07).
 */
export const LatestTransactions = () => {
  const [range, setRange] = useDateRange()
  const today = useKnownToday()
  const lists = {
    posted: usePosted({ range }),
    authorized: useAuthorized(),
    transfers: usePendingTransfers(),
  }
  return (
    <SectionCard
      title={t(copy.latest)}
      actions={today && <DateRangeFilter today={today} value={range} onChange={setRange} />}
    >
      <MergedList {...lists} />
      <p>
        <Link to={paths.transactions}>{t(copy.all)}</Link>
      </p>
    </SectionCard>
  )
}

interface MergedListProps {
  posted: ReturnType<typeof usePosted>
  authorized: ReturnType<typeof useAuthorized>
  transfers: ReturnType<typeof usePendingTransfers>
}

const MergedList = ({ posted, authorized, transfers }: MergedListProps) => {
  const failed = [posted, authorized, transfers].filter(({ rows, error }) => !rows && error)
  if (failed[0]) {
    const retry = () => failed.forEach(({ refetch }) => void refetch())
    return (
      <ErrorPanel
        error={failed[0].error}
        title={refusalSentence(failed[0].error, transactionsMessages)}
        onRetry={retry}
      />
    )
  }
  if (!posted.rows || !authorized.rows || !transfers.rows) {
    return <RowsLoading rows={5} label={t(copy.loading)} spinner />
  }
  const pending = [...authorized.rows, ...transfers.rows]
  const rows = mergeNewestFirst(posted.rows, pending, !posted.hasNextPage)
  if (rows.length === 0) return <EmptyState>{t(copy.noTransactions)}</EmptyState>
  const next = () => void posted.fetchNextPage()
  return (
    <>
      <DisputesError />
      <DayGroups rows={rows} />
      {posted.isFetchNextPageError ? (
        <ErrorPanel error={posted.error} onRetry={next} />
      ) : (
        posted.hasNextPage && (
          <LoadMore
            busy={posted.isFetchingNextPage}
            onMore={next}
            byItself={(posted.data?.pages.length ?? 0) < PAGES_BY_THEMSELVES}
          />
        )
      )}
    </>
  )
}

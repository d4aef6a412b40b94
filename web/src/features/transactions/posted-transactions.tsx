import { useKnownToday } from '../program/program.api.ts'
import { DateRangeFilter } from '../../ui/date-range-filter.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LiveText } from '../../ui/live-text.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { RowsSkeleton } from '../../ui/skeletons.tsx'
import { LoadMore } from './load-more.tsx'
import { TransactionRows } from './transaction-rows.tsx'
import { headingOf, quoted, unspecified } from './transactions.messages.ts'
import { useDateRange } from './use-date-range.ts'
import { usePosted } from './use-rows.ts'

export const PostedTransactions = () => {
  const [range, setRange] = useDateRange()
  const today = useKnownToday()
  return (
    <SectionCard
      title={quoted.postedTransactions}
      actions={today && <DateRangeFilter today={today} value={range} onChange={setRange} />}
    >
      <PostedList posted={usePosted(range)} />
    </SectionCard>
  )
}

const PostedList = ({ posted }: { posted: ReturnType<typeof usePosted> }) => {
  const { rows, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = posted
  const next = () => void fetchNextPage()
  if (!rows && error) return <ErrorPanel error={error} {...headingOf(error)} onRetry={() => void refetch()} />
  if (!rows) return <RowsSkeleton rows={6} label={unspecified.loading} />
  if (rows.length === 0) return <EmptyState>{quoted.noPostedTransactions}</EmptyState>
  return (
    <>
      <TransactionRows rows={rows} label={quoted.postedTransactions} />
      <LiveText>{unspecified.shown(rows.length)}</LiveText>
      {posted.isFetchNextPageError ? (
        <ErrorPanel error={error} onRetry={next} />
      ) : (
        hasNextPage && <LoadMore busy={isFetchingNextPage} onMore={next} />
      )}
    </>
  )
}

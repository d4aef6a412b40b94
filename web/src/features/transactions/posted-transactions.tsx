import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { useKnownToday } from '../program/program.api.ts'
import { DateRangeFilter } from '../../ui/date/date-range-filter.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { LiveText } from '../../ui/figure/live-text.tsx'
import { Pager } from '../../ui/list/pager.tsx'
import { LIST_SIZES, type Range, usePaging } from '../../ui/list/paging.ts'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { LoadMore } from './load-more.tsx'
import { PostedRows } from './posted-rows.tsx'
import { RowsLoading } from './rows-loading.tsx'
import { SearchResults } from './search-results.tsx'
import { isSearch } from './search.rules.ts'
import { forgetLoadedMore, forgetPosted } from './transactions.api.ts'
import { copy, transactionsMessages } from './transactions.messages.ts'
import { refusalSentence } from '../../lib/failure-sentence.ts'
import { useAddressSearch } from './use-address-search.ts'
import { usePosted } from './use-rows.ts'

/**
 * Posted transactions: those that fit the search of the address, or all in pages of the selected size. "Load More..."
 * adds rows below the open page.
 */
export const PostedTransactions = () => {
  const [search, setSearch] = useAddressSearch()
  const setRange = (range: Range | undefined) => setSearch({ ...search, range })
  const paging = usePostedPaging(search.range, setRange)
  const today = useKnownToday()
  return (
    <SectionCard
      title={t(copy.postedTransactions)}
      actions={today && <DateRangeFilter today={today} value={paging.range} onChange={paging.setRange} />}
    >
      {isSearch(search) ? <SearchResults search={search} /> : <PostedList paging={paging} />}
    </SectionCard>
  )
}

/**
 * Discards loaded rows on each change: a selected page shows only its rows, and a filter starts with an empty
 * list, at its first page.
 */
const usePostedPaging = (range: Range | undefined, change: (range: Range | undefined) => void) => {
  const client = useQueryClient()
  const { page: selected, perPage, ...paging } = usePaging()
  const key = JSON.stringify(range)
  const [pagedRange, setPagedRange] = useState(key)
  const isOther = pagedRange !== key
  // Another filter, by the form or by Back.
  if (isOther) {
    setPagedRange(key)
    paging.setPage(1)
  }
  const page = isOther ? 1 : selected
  const setPage = (next: number) => {
    forgetLoadedMore(client, { page: { page: next, perPage }, range })
    paging.setPage(next)
  }
  const setPerPage = (next: number) => {
    forgetLoadedMore(client, { page: { page: 1, perPage: next }, range })
    paging.setPerPage(next)
  }
  const setRange = (next: Range | undefined) => {
    forgetPosted(client, { page: { page: 1, perPage }, range: next })
    change(next)
  }
  return { page, perPage, range, setPage, setPerPage, setRange }
}

const PostedList = ({ paging }: { paging: ReturnType<typeof usePostedPaging> }) => {
  const { page, perPage, range, setPage, setPerPage } = paging
  const posted = usePosted({ page: { page, perPage }, range })
  const { data, rows, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = posted
  const next = () => void fetchNextPage()
  if (!rows && error)
    return (
      <ErrorPanel
        error={error}
        title={refusalSentence(error, transactionsMessages)}
        onRetry={() => void refetch()}
      />
    )
  if (!rows) return <RowsLoading rows={5} label={t(copy.loading)} />
  if (rows.length === 0) return <EmptyState>{t(copy.noPostedTransactions)}</EmptyState>
  const isLoaded = !posted.isPlaceholderData
  const isExtended = isLoaded && perPage > 0
  const lastOpen = isExtended ? page - 1 + Math.ceil(rows.length / perPage) : page
  return (
    <>
      <PostedRows
        rows={rows}
        ends={{ isNewest: isLoaded && page === 1, isOldest: isLoaded && !hasNextPage }}
      />
      <LiveText>{t(copy.shown, { count: rows.length })}</LiveText>
      {posted.isFetchNextPageError ? (
        <ErrorPanel error={error} onRetry={next} />
      ) : (
        hasNextPage && <LoadMore busy={isFetchingNextPage} onMore={next} />
      )}
      <Pager
        controls={{ count: data?.pages[0]?.count ?? 0, per_page: perPage, current_page: lastOpen }}
        sizes={LIST_SIZES}
        onPage={setPage}
        onPerPage={setPerPage}
      />
    </>
  )
}

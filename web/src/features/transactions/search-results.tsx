import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import { formatDay } from '../../lib/dates.ts'
import { refusalSentence } from '../../lib/failure-sentence.ts'
import { shownTransferName } from '../../lib/transfer-name.ts'
import { LiveText } from '../../ui/figure/live-text.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { LoadMore } from './load-more.tsx'
import { PostedRows } from './posted-rows.tsx'
import { RowsLoading } from './rows-loading.tsx'
import { searchCopy, searchMessages } from './search.messages.ts'
import { searchQuery } from './search-query.ts'
import type { Search } from './search.rules.ts'
import { copy } from './transactions.messages.ts'
import { rowOf } from './use-rows.ts'

/** The transactions that fit the search, newest first. */
export const SearchResults = ({ search }: { search: Search }) => {
  const found = useInfiniteQuery(searchQuery(search))
  const { data, error, refetch } = found
  if (!data && error)
    return (
      <ErrorPanel
        error={error}
        title={refusalSentence(error, searchMessages)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <RowsLoading rows={5} label={t(copy.loading)} />
  const rows = data.pages.flatMap(({ transactions }) =>
    transactions.map((posted) => rowOf(posted, shownTransferName(posted.details))),
  )
  const reached = data.pages.at(-1)?.searched_to ?? null
  if (rows.length === 0 && !found.hasNextPage) return <EmptyState>{t(searchCopy.nothing)}</EmptyState>
  return (
    <>
      {rows.length > 0 && <PostedRows rows={rows} ends={{ isNewest: true, isOldest: !found.hasNextPage }} />}
      <LiveText>
        {t(found.hasNextPage ? searchCopy.foundSoFar : searchCopy.found, { count: rows.length })}
      </LiveText>
      <More found={found} reached={reached} />
    </>
  )
}

interface MoreProps {
  found: {
    error: unknown
    fetchNextPage: () => Promise<unknown>
    hasNextPage: boolean
    isFetchNextPageError: boolean
    isFetchingNextPage: boolean
  }
  /** The day that the search has reached, if it ended before a page was full. */
  reached: string | null
}

const More = ({ found, reached }: MoreProps) => {
  const next = () => void found.fetchNextPage()
  if (found.isFetchNextPageError) return <ErrorPanel error={found.error} onRetry={next} />
  if (!found.hasNextPage) return null
  if (reached === null) return <LoadMore busy={found.isFetchingNextPage} onMore={next} />
  return (
    <>
      <p role="status">{t(searchCopy.searchedTo, { day: formatDay(reached) })}</p>
      <Button variant="default" loading={found.isFetchingNextPage} onClick={next}>
        {t(searchCopy.further)}
      </Button>
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { useKnownToday } from '../program/program.api.ts'
import { refusalSentence } from '../../lib/failure-sentence.ts'
import { paths } from '../../lib/paths.ts'
import { DateRangeFilter } from '../../ui/date/date-range-filter.tsx'
import type { Range } from '../../ui/list/paging.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { DayGroups } from './day-groups.tsx'
import classes from './latest-transactions.module.css'
import { LoadMore } from './load-more.tsx'
import { RowsLoading } from './rows-loading.tsx'
import { copy, transactionsMessages } from './transactions.messages.ts'
import { mergeNewestFirst } from './transactions.rules.ts'
import { useDateRange } from './use-date-range.ts'
import { useAuthorized, usePendingTransfers, usePosted } from './use-rows.ts'

/** How many rows the home page shows before the customer asks for more. */
const FIRST_ROWS = 5

/**
 * The list of the home page: the newest past and pending transactions, and more on request. The dates filter the posted
 * ones (TRANSACTIONS-07). `action` is beside the filter.
 */
export const LatestTransactions = ({ action }: { action?: ReactNode }) => {
  const [range, setRange] = useDateRange()
  const [isLong, setLong] = useState(false)
  const today = useKnownToday()
  const lists = {
    posted: usePosted({ range }),
    authorized: useAuthorized(),
    transfers: usePendingTransfers(),
  }
  const filter = (chosen: Range | undefined) => {
    // Who looks for days wants to see all that is in them.
    setLong(chosen !== undefined)
    setRange(chosen)
  }
  return (
    <SectionCard
      title={t(copy.latest)}
      actions={
        <div className={classes.actions}>
          {action}
          {today && <DateRangeFilter today={today} value={range} onChange={filter} isShort />}
        </div>
      }
    >
      <MergedList {...lists} isLong={isLong} onLong={() => setLong(true)} />
    </SectionCard>
  )
}

interface MergedListProps {
  posted: ReturnType<typeof usePosted>
  authorized: ReturnType<typeof useAuthorized>
  transfers: ReturnType<typeof usePendingTransfers>
  /** Shows all rows that were loaded. */
  isLong: boolean
  onLong: () => void
}

const MergedList = ({ posted, authorized, transfers, isLong, onLong }: MergedListProps) => {
  const failed = [posted, authorized, transfers].filter(({ rows, error }) => !rows && error)
  if (failed[0]) {
    const retry = () => failed.forEach(({ refetch }) => void refetch())
    return (
      <>
        <ErrorPanel
          error={failed[0].error}
          title={refusalSentence(failed[0].error, transactionsMessages)}
          onRetry={retry}
        />
        <Foot />
      </>
    )
  }
  if (!posted.rows || !authorized.rows || !transfers.rows) {
    return <RowsLoading rows={FIRST_ROWS} label={t(copy.loading)} spinner />
  }
  const pending = [...authorized.rows, ...transfers.rows]
  const rows = mergeNewestFirst(posted.rows, pending, !posted.hasNextPage)
  if (rows.length === 0) {
    return (
      <>
        <EmptyState>{t(copy.noTransactions)}</EmptyState>
        <Foot />
      </>
    )
  }
  const next = () => void posted.fetchNextPage()
  const isCut = !isLong && rows.length > FIRST_ROWS
  const more = () => {
    onLong()
    // The first press shows what was loaded with the first rows.
    if (!isCut) next()
  }
  return (
    <>
      <DayGroups rows={isCut ? rows.slice(0, FIRST_ROWS) : rows} />
      {posted.isFetchNextPageError && <ErrorPanel error={posted.error} onRetry={next} />}
      <Foot>
        {!posted.isFetchNextPageError && (isCut || posted.hasNextPage) && (
          <LoadMore busy={posted.isFetchingNextPage} onMore={more} />
        )}
      </Foot>
    </>
  )
}

const Foot = ({ children }: { children?: ReactNode }) => (
  <div className={classes.foot}>
    {children}
    <Link className={classes.all} to={paths.transactions}>
      {t(copy.all)}
    </Link>
  </div>
)

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Statement } from '@yoursuccess/contract/statements/statements'
import { t } from '../../i18n/translate.ts'
import { CallError } from '../../lib/call-error.ts'
import { formatDay } from '../../lib/dates.ts'
import { DateRangeFilter } from '../../ui/date/date-range-filter.tsx'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import { usePaging } from '../../ui/list/paging.ts'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useToday } from '../program/program.api.ts'
import { statementsQuery, useDownloadStatement } from './statements-query.ts'
import { copy } from './statements.messages.ts'

/** The list of statements, with a date filter, pages and PDFs. */
export const StatementsCard = () => {
  const today = useToday()
  const paging = usePaging()
  const { range, setRange } = paging
  return (
    <SectionCard
      title={t(copy.all)}
      actions={<DateRangeFilter today={today} value={range} onChange={setRange} />}
    >
      <StatementsTable paging={paging} />
    </SectionCard>
  )
}

const StatementsTable = ({ paging }: { paging: ReturnType<typeof usePaging> }) => {
  const { page, perPage, range, sort, setPage, setPerPage, setSort } = paging
  const { data, error, refetch } = useQuery(statementsQuery({ page, perPage, sort, range }))
  const download = useDownloadStatement()
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  return (
    <>
      {download.error && (
        <Notice tone="stop" role="alert">
          {whyNotLoaded(download.error)}
        </Notice>
      )}
      <PagedTable
        caption={t(copy.all)}
        rows={data?.statements}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
        empty={range ? t(copy.noneInRange) : t(copy.none)}
        columns={[
          {
            title: t(copy.statement),
            phone: 'name',
            cell: ({ end_date }) => t(copy.endingOn, { endDate: formatDay(end_date) }),
          },
          {
            title: t(copy.endDate),
            sortBy: 'end_date',
            phone: 'detail',
            cell: ({ end_date }) => formatDay(end_date),
          },
          {
            title: t(copy.download),
            phone: 'actions',
            cell: (statement) => (
              <DownloadButton
                statement={statement}
                isBusy={download.isPending && download.variables?.id === statement.id}
                onDownload={() => void download.submit(statement)}
              />
            ),
          },
        ]}
        {...(data &&
          data.count > 0 && {
            pager: {
              controls: { ...data, per_page: perPage, current_page: page },
              onPage: setPage,
              onPerPage: setPerPage,
            },
          })}
      />
    </>
  )
}

/** The server's `errors`, or else its `error` (STATEMENTS-05). */
const whyNotLoaded = (error: unknown): string => {
  if (!(error instanceof CallError)) return t(copy.failed)
  const errors = Object.values(error.errors ?? {}).flat()
  return errors.length > 0 ? errors.join(' ') : error.message
}

interface DownloadButtonProps {
  statement: Statement
  isBusy: boolean
  onDownload: () => void
}

const DownloadButton = ({ statement: { end_date }, isBusy, onDownload }: DownloadButtonProps) => (
  <Button variant="default" loading={isBusy} onClick={onDownload}>
    {t(copy.download)}{' '}
    <span className="ys-sr-only">{t(copy.downloadOf, { endDate: formatDay(end_date) })}</span>
  </Button>
)

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Statement } from '@yoursuccess/contract/statements/statements'
import { elements, t } from '../../i18n/translate.ts'
import { CallError } from '../../lib/call-error.ts'
import { formatDay } from '../../lib/dates.ts'
import { DateRangeFilter } from '../../ui/date/date-range-filter.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { QueryTable } from '../../ui/list/query-table.tsx'
import { type Paging, usePaging } from '../../ui/list/paging.ts'
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

const StatementsTable = ({ paging }: { paging: Paging }) => {
  const query = useQuery(statementsQuery(paging))
  const download = useDownloadStatement()
  return (
    <>
      {download.error && !query.isLoadingError && (
        <Notice tone="stop" role="alert">
          {whyNotLoaded(download.error)}
        </Notice>
      )}
      <QueryTable
        caption={t(copy.all)}
        query={query}
        rowsOf={(reply) => reply.statements}
        paging={paging}
        rowKey={({ id }) => id}
        empty={paging.range ? t(copy.noneInRange) : t(copy.none)}
        picture="paper"
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
    {elements(copy.downloadOf, {
      more: (words) => <span className="ys-sr-only">{words}</span>,
      endDate: formatDay(end_date),
    })}
  </Button>
)

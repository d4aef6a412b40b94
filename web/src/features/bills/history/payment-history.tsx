import { useQuery } from '@tanstack/react-query'
import { dayOf, formatDay } from '../../../lib/dates.ts'
import { DateRangeFilter } from '../../../ui/date/date-range-filter.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { PagedTable } from '../../../ui/list/paged-table.tsx'
import { usePaging } from '../../../ui/list/paging.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useToday } from '../../program/program.api.ts'
import { billPaymentsQuery } from '../bills.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'
import { PaymentStatus } from './payment-status.tsx'

/** The payments and their status (BILLS-93). */
export const PaymentHistory = () => {
  const today = useToday()
  const { page, perPage, range, sort, setPage, setPerPage, setRange, setSort } = usePaging()
  const { data, error, refetch } = useQuery(billPaymentsQuery({ page, perPage, sort }, range))
  return (
    <SectionCard
      title={copy.history}
      actions={<DateRangeFilter today={today} value={range} onChange={setRange} />}
    >
      <PagedTable
        caption={copy.history}
        rows={data?.bill_payments}
        failure={error ? { error, onRetry: () => void refetch() } : undefined}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
        empty={copy.none}
        columns={[
          {
            title: copy.merchant,
            sortBy: 'biller_name',
            phone: 'name',
            cell: ({ biller_name }) => biller_name,
          },
          {
            title: copy.description,
            sortBy: 'description',
            phone: 'detail',
            cell: ({ description }) => description,
          },
          {
            title: copy.amount,
            sortBy: 'amount',
            numeric: true,
            phone: 'value',
            cell: ({ amount }) => <Money amount={amount} />,
          },
          {
            title: copy.date,
            sortBy: 'date',
            phone: 'detail',
            cell: ({ updated_at }) => <span className={classes.day}>{formatDay(dayOf(updated_at))}</span>,
          },
          {
            title: copy.status,
            sortBy: 'status',
            phone: 'note',
            cell: (payment) => <PaymentStatus payment={payment} today={today} />,
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
    </SectionCard>
  )
}

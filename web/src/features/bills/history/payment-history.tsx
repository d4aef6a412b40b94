import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { dayOf, formatDay } from '../../../lib/dates.ts'
import { DateRangeFilter } from '../../../ui/date/date-range-filter.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { QueryTable } from '../../../ui/list/query-table.tsx'
import { usePaging } from '../../../ui/list/paging.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useToday } from '../../program/program.api.ts'
import { billPaymentsQuery } from '../bills.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'
import { descriptionName } from '../description-name.ts'
import { PaymentStatus } from './payment-status.tsx'

/** The payments and their status (BILLS-93). */
export const PaymentHistory = () => {
  const today = useToday()
  const paging = usePaging()
  const query = useQuery(billPaymentsQuery(paging))
  return (
    <SectionCard
      title={t(copy.history)}
      actions={<DateRangeFilter today={today} value={paging.range} onChange={paging.setRange} />}
    >
      <QueryTable
        caption={t(copy.history)}
        query={query}
        rowsOf={(reply) => reply.bill_payments}
        paging={paging}
        rowKey={({ id }) => id}
        empty={t(copy.none)}
        columns={[
          {
            title: t(copy.merchant),
            sortBy: 'biller_name',
            phone: 'name',
            cell: ({ biller_name }) => biller_name,
          },
          {
            title: t(copy.description),
            sortBy: 'description',
            phone: 'detail',
            cell: ({ description }) => descriptionName(description),
          },
          {
            title: t(copy.amount),
            sortBy: 'amount',
            numeric: true,
            phone: 'value',
            cell: ({ amount }) => <Money amount={amount} />,
          },
          {
            title: t(copy.date),
            sortBy: 'date',
            phone: 'detail',
            cell: ({ updated_at }) => <span className={classes.day}>{formatDay(dayOf(updated_at))}</span>,
          },
          {
            title: t(copy.status),
            sortBy: 'status',
            phone: 'note',
            cell: (payment) => <PaymentStatus payment={payment} today={today} />,
          },
        ]}
      />
    </SectionCard>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { t } from '../../../i18n/translate.ts'
import { dayOf, formatDay, formatMonthHeading } from '../../../lib/dates.ts'
import { DateRangeFilter } from '../../../ui/date/date-range-filter.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { QueryTable } from '../../../ui/list/query-table.tsx'
import { usePaging } from '../../../ui/list/paging.ts'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useToday } from '../../program/program.api.ts'
import { billPaymentsQuery } from '../bills.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'
import { descriptionName } from '../description-name.ts'
import { usePostings } from '../recent/use-postings.ts'
import { CameBack } from './came-back.tsx'
import { PaymentStatus } from './payment-status.tsx'

/** The month in which a payment came to its status: "November 2026". */
const monthOf = ({ updated_at }: BillPayment) => formatMonthHeading(dayOf(updated_at))

/** The payments and their status by month, and on top those that came back (BILLS-93, BILLS-125). */
export const PaymentHistory = () => {
  const today = useToday()
  const paging = usePaging()
  const query = useQuery(billPaymentsQuery(paging))
  const postings = usePostings()
  return (
    <SectionCard
      title={t(copy.history)}
      actions={<DateRangeFilter today={today} value={paging.range} onChange={paging.setRange} />}
    >
      <CameBack />
      <QueryTable
        // The usual order is that of the days.
        groupOf={paging.sort === undefined || paging.sort.by === 'date' ? monthOf : undefined}
        caption={t(copy.history)}
        query={query}
        rowsOf={(reply) => reply.bill_payments}
        paging={paging}
        rowKey={({ id }) => id}
        empty={t(copy.none)}
        picture="paper"
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
            cell: (payment) => (
              <PaymentStatus payment={payment} today={today} postedOn={postings.postedOn(payment.id)} />
            ),
          },
        ]}
      />
      <LoadError text={t(copy.postingsMissing)} of={postings.queries} />
    </SectionCard>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '../../../i18n/translate.ts'
import { formatDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { QueryTable } from '../../../ui/list/query-table.tsx'
import { LIST_SIZES, usePaging } from '../../../ui/list/paging.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { UntilDepositsEnd } from '../deposits-ended.tsx'
import { FundingHeading } from '../funding-heading.tsx'
import { recurringTransfersQuery } from './recurring.api.ts'
import { copy } from './recurring.messages.ts'
import { StopButton } from './stop-button.tsx'

/** Recurring transfers, with a button to stop each (FUNDING-135 to FUNDING-138). */
export const RecurringPage = () => {
  const paging = usePaging()
  const query = useQuery(recurringTransfersQuery(paging))
  paging.stayWithin(query.data?.count)
  return (
    <>
      <FundingHeading title={t(copy.list)} lead={t(copy.listLead)} />
      <SectionCard>
        <QueryTable
          caption={t(copy.table)}
          query={query}
          rowsOf={(reply) => reply.recurring_transfers}
          paging={paging}
          sizes={LIST_SIZES}
          rowKey={({ id }) => id}
          empty={<Nothing />}
          picture="calendar"
          columns={[
            {
              title: t(copy.amount),
              sortBy: 'amount',
              phone: 'value',
              cell: ({ amount }) => <Money amount={amount} />,
            },
            {
              title: t(copy.interval),
              sortBy: 'interval',
              phone: 'detail',
              cell: ({ interval }) => t(copy.intervals[interval]),
            },
            {
              title: t(copy.accountColumn),
              sortBy: 'account',
              phone: 'name',
              cell: ({ ach_account }) => ach_account.name,
            },
            {
              title: t(copy.date),
              sortBy: 'date',
              phone: 'detail',
              cell: ({ next_run_on }) => formatDay(next_run_on),
            },
            {
              title: t(copy.actions),
              numeric: true,
              phone: 'actions',
              cell: (transfer) => <StopButton transfer={transfer} />,
            },
          ]}
        />
      </SectionCard>
    </>
  )
}

/** Links to the address of FUNDING-137 even during enrollment. */
const Nothing = () => (
  <>
    {t(copy.none)}
    <UntilDepositsEnd>
      <br />
      <Link to={paths.createTransaction}>{t(copy.create)}</Link>
    </UntilDepositsEnd>
  </>
)

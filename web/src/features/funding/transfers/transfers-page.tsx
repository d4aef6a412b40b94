import { useQuery } from '@tanstack/react-query'
import type { AchTransaction } from '@yoursuccess/contract/funding/ach-transactions'
import { t } from '../../../i18n/translate.ts'
import { Money } from '../../../ui/figure/money.tsx'
import { QueryTable } from '../../../ui/list/query-table.tsx'
import { LIST_SIZES, usePaging } from '../../../ui/list/paging.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { formatDay } from '../../../lib/dates.ts'
import { FundingHeading } from '../funding-heading.tsx'
import { CancelTransferButton } from './cancel-transfer-button.tsx'
import { TransferStatus } from './transfer-status.tsx'
import { transfersQuery } from './transfers.api.ts'
import { copy } from './transfers.messages.ts'

/** Every transfer from a linked bank, and its status (FUNDING-117). */
export const TransfersPage = () => {
  const paging = usePaging()
  const query = useQuery(transfersQuery(paging))
  return (
    <>
      <FundingHeading title={t(copy.list)} lead={t(copy.listLead)} />
      <SectionCard>
        <QueryTable
          caption={t(copy.table)}
          query={query}
          rowsOf={(reply) => reply.ach_transactions}
          paging={paging}
          sizes={LIST_SIZES}
          rowKey={({ id }) => id}
          picture="bank"
          columns={[
            {
              title: t(copy.amount),
              sortBy: 'amount',
              phone: 'value',
              cell: ({ amount }) => <Money amount={amount} />,
            },
            { title: t(copy.date), sortBy: 'date', phone: 'name', cell: ({ date }) => formatDay(date) },
            {
              title: t(copy.status),
              sortBy: 'status',
              phone: 'detail',
              cell: (transfer) => <TransferStatus transfer={transfer} />,
            },
            // Shows this column only if a transfer can still be canceled: in most lists it would be empty.
            ...(query.data?.ach_transactions.some(({ can_cancel }) => can_cancel)
              ? [
                  {
                    title: t(copy.actions),
                    numeric: true,
                    phone: 'actions' as const,
                    cell: (transfer: AchTransaction) =>
                      transfer.can_cancel && <CancelTransferButton transfer={transfer} />,
                  },
                ]
              : []),
          ]}
        />
      </SectionCard>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { AchTransaction } from '@yoursuccess/contract/funding/ach-transactions'
import { t } from '../../../i18n/translate.ts'
import { ErrorPanel } from '../../../ui/page/error-panel.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { PagedTable } from '../../../ui/list/paged-table.tsx'
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
  const { page, perPage, sort, setPage, setPerPage, setSort } = paging
  const { data, error, refetch } = useQuery(transfersQuery({ page, perPage, sort }))
  return (
    <>
      <FundingHeading title={t(copy.list)} lead={t(copy.listLead)} />
      <SectionCard>
        {error && !data ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : (
          <PagedTable
            caption={t(copy.table)}
            rows={data?.ach_transactions}
            rowKey={({ id }) => id}
            sort={sort}
            onSort={setSort}
            columns={[
              {
                title: 'Amount',
                sortBy: 'amount',
                phone: 'value',
                cell: ({ amount }) => <Money amount={amount} />,
              },
              { title: 'Date', sortBy: 'date', phone: 'name', cell: ({ date }) => formatDay(date) },
              {
                title: 'Status',
                sortBy: 'status',
                phone: 'detail',
                cell: (transfer) => <TransferStatus transfer={transfer} />,
              },
              // Shows this column only if a transfer can still be canceled: in most lists it would be empty.
              ...(data?.ach_transactions.some(({ can_cancel }) => can_cancel)
                ? [
                    {
                      title: 'Actions',
                      numeric: true,
                      phone: 'actions' as const,
                      cell: (transfer: AchTransaction) =>
                        transfer.can_cancel && <CancelTransferButton transfer={transfer} />,
                    },
                  ]
                : []),
            ]}
            {...(data &&
              data.count > 0 && {
                pager: {
                  controls: { ...data, per_page: perPage, current_page: page },
                  sizes: LIST_SIZES,
                  onPage: setPage,
                  onPerPage: setPerPage,
                },
              })}
          />
        )}
      </SectionCard>
    </>
  )
}

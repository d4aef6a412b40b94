import { useQuery } from '@tanstack/react-query'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { QueryTable } from '../../../ui/list/query-table.tsx'
import { usePaging } from '../../../ui/list/paging.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { billersQuery } from '../bills.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'
import { UntilPaymentsEnd } from '../payments-end.tsx'
import { BillerCard } from './biller-card.tsx'

/** "Your Bills": the customer's billers. A row expands to show its actions (BILLS-09 to BILLS-12). */
export const BillersSection = () => {
  const paging = usePaging()
  const query = useQuery(billersQuery(paging))
  paging.stayWithin(query.data?.count)
  return (
    <SectionCard
      title={t(copy.yourBills)}
      actions={
        <UntilPaymentsEnd>
          <ButtonLink to={paths.addBiller}>{t(copy.addNew)}</ButtonLink>
        </UntilPaymentsEnd>
      }
    >
      <QueryTable
        caption={t(copy.billsTable)}
        query={query}
        rowsOf={(reply) => reply.billers}
        paging={paging}
        rowKey={({ id }) => id}
        empty={t(copy.none)}
        details={{ label: titleOf, content: (biller) => <BillerCard biller={biller} /> }}
        columns={[
          {
            title: t(copy.merchant),
            sortBy: 'biller_name',
            phone: 'name',
            cell: (biller) => (
              <>
                <span>
                  {biller.biller_name} <span className={classes.id}>{biller.id}</span>
                </span>
                {biller.is_trustee && <span className={classes.mark}>{t(copy.trustee)}</span>}
              </>
            ),
          },
          {
            title: t(copy.account),
            sortBy: 'biller_account_number',
            phone: 'detail',
            cell: ({ biller_account_number }) => <span className="ys-figures">{biller_account_number}</span>,
          },
        ]}
      />
    </SectionCard>
  )
}

/** The row's title: the biller's name and id (BILLS-10). */
const titleOf = ({ biller_name, id }: Biller) => `${biller_name} ${id}`

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { elements, t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { QueryTable } from '../../../ui/list/query-table.tsx'
import { usePaging } from '../../../ui/list/paging.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useHasEnded } from '../../program/program.api.ts'
import { billersQuery } from '../bills.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'
import { UntilPaymentsEnd } from '../payments-end.tsx'
import { PaymentDialog } from '../pay/payment-dialog.tsx'
import { useRecentPayments } from '../recent/use-recent-payments.ts'
import { BillerCard } from './biller-card.tsx'
import { BillerLine } from './biller-line.tsx'

/**
 * "Your Bills": the customer's billers, each with its next day, its last payment and "Pay". A row expands to the rest
 * (BILLS-09 to BILLS-12, BILLS-122).
 */
export const BillersSection = () => {
  const paging = usePaging()
  const query = useQuery(billersQuery(paging))
  const hasEnded = useHasEnded('spending')
  const recent = useRecentPayments()
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
        picture="letter"
        details={{ label: titleOf, content: (biller) => <BillerCard biller={biller} /> }}
        columns={[
          {
            title: t(copy.merchant),
            sortBy: 'biller_name',
            phone: 'name',
            cell: (biller) => (
              <div>
                <span>
                  {biller.biller_name} <span className={classes.id}>{biller.id}</span>
                </span>
                {biller.is_trustee && <span className={classes.mark}>{t(copy.trustee)}</span>}
                <BillerLine biller={biller} />
              </div>
            ),
          },
          {
            title: t(copy.account),
            sortBy: 'biller_account_number',
            phone: 'none',
            cell: ({ biller_account_number }) => <span className="ys-figures">{biller_account_number}</span>,
          },
          ...(hasEnded
            ? []
            : [
                {
                  title: t(copy.payShort),
                  numeric: true,
                  phone: 'value' as const,
                  cell: (biller: Biller) => <PayButton biller={biller} />,
                },
              ]),
        ]}
      />
      <LoadError text={t(copy.lastMissing)} of={[recent]} />
    </SectionCard>
  )
}

const PayButton = ({ biller }: { biller: Biller }) => {
  const pay = () => openDialog<void>((close) => <PaymentDialog biller={biller} onClose={close} />)
  return (
    <Button variant="light" className={classes.pay ?? ''} onClick={() => void pay()}>
      {elements(copy.payBiller, {
        more: (words) => <span className="ys-sr-only">{words}</span>,
        biller: biller.biller_name,
      })}
    </Button>
  )
}

/** The row's title: the biller's name and id (BILLS-10). */
const titleOf = ({ biller_name, id }: Biller) => `${biller_name} ${id}`

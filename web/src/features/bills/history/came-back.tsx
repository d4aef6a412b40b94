import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { billNames } from '@yoursuccess/contract/bills/bill-names.messages'
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { elements, t } from '../../../i18n/translate.ts'
import { dayOf, formatFriendlyDay } from '../../../lib/dates.ts'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { Initials } from '../../../ui/figure/initials.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { Row, Rows } from '../../../ui/list/row.tsx'
import { useToday } from '../../program/program.api.ts'
import { everyBillerQuery } from '../bills.api.ts'
import { copy } from '../bills.messages.ts'
import { PaymentDialog } from '../pay/payment-dialog.tsx'
import { UntilPaymentsEnd } from '../payments-end.tsx'
import { paymentsToRepeat } from '../recent/recent-payments.ts'
import { useRecentPayments } from '../recent/use-recent-payments.ts'

/** Payments that came back and that nothing made up for, on top of the history, each with "Pay again" (BILLS-125). */
export const CameBack = () => {
  const { data: recent = [] } = useRecentPayments()
  const payments = paymentsToRepeat(recent, useToday())
  if (payments.length === 0) return null
  return (
    <Rows label={t(copy.cameBack)}>
      {payments.map((payment) => (
        <Row
          key={payment.id}
          lead={<Initials names={[payment.biller_name]} />}
          title={
            <>
              {payment.biller_name} <Money amount={payment.amount} />
            </>
          }
          below={t(copy.cameBackOn, {
            state: t(billNames.statuses[payment.status]),
            day: formatFriendlyDay(dayOf(payment.updated_at)),
          })}
          trail={
            <UntilPaymentsEnd>
              <PayAgain payment={payment} />
            </UntilPaymentsEnd>
          }
        />
      ))}
    </Rows>
  )
}

/** A deleted biller cannot be paid. */
const PayAgain = ({ payment: { biller_id, biller_name, amount } }: { payment: BillPayment }) => {
  const { data } = useQuery(everyBillerQuery)
  const biller = data?.billers.find(({ id, is_removed }) => id === biller_id && !is_removed)
  if (!biller) return null
  const pay = () =>
    openDialog<void>((close) => <PaymentDialog biller={biller} suggested={amount} onClose={close} />)
  return (
    <Button variant="default" onClick={() => void pay()}>
      {elements(copy.payBillerAgain, {
        more: (words) => <span className="ys-sr-only">{words}</span>,
        biller: biller_name,
      })}
    </Button>
  )
}

/** Notifies the customer of a payment in the notification panel, and by email if the customer must act. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { formatUsd } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { viewLongDay } from '../../clock/day-text.ts'
import type { BillPaymentRow } from './bill-payments.queries.ts'
import { BILLS_PATH, type BillsDeps } from './bills.deps.ts'
import { failureReason, referenceOf } from './bills.rules.ts'

type NotifyDeps = Pick<BillsDeps, 'clock' | 'config' | 'notifications' | 'emails'>

const whatOf = (row: BillPaymentRow) => `${formatUsd(row.amountCents)} to ${row.billerName}`
const linkOf = ({ config }: NotifyDeps) => new URL(BILLS_PATH, config.publicUrl)

const notify = (deps: NotifyDeps, tx: Db, row: BillPaymentRow, title: string, what: string) =>
  deps.notifications.notify(tx, row.customerId, {
    title,
    url: BILLS_PATH,
    dedupeKey: `bill-payment-${row.id}-${what}`,
    happenedAt: deps.clock.now(),
  })

/** The new payment would arrive after the trustee payment's due day (BILLS-81). */
export const notifyLate = async (
  deps: NotifyDeps,
  tx: Db,
  row: BillPaymentRow,
  dueOn: CalendarDate,
): Promise<void> => {
  const days = `It should be there by ${viewLongDay(row.expectedOn)}, and the due day is ${viewLongDay(dueOn)}.`
  await notify(deps, tx, row, `Your payment of ${whatOf(row)} may reach your trustee late. ${days}`, 'late')
  await deps.emails.post(tx, row.customerId, {
    subject: 'Your trustee payment may arrive late',
    paragraphs: [
      `You made a payment of ${whatOf(row)} (${referenceOf(row.id)}). ${days}`,
      'Please tell your attorney or the office of your trustee that it is on its way.',
      linkOf(deps),
    ],
  })
}

/** The payment was received, failed or was returned. The customer is not notified of other statuses. */
export const notifyOutcome = async (deps: NotifyDeps, tx: Db, row: BillPaymentRow): Promise<void> => {
  if (row.status === 'cleared')
    await notify(deps, tx, row, `Your payment of ${whatOf(row)} was received.`, 'cleared')
  if (row.status !== 'failed' && row.status !== 'returned') return
  const happened = row.status === 'failed' ? 'failed' : 'was returned'
  const because = `because ${failureReason(row.failure ?? '')}`
  await notify(deps, tx, row, `Your payment of ${whatOf(row)} ${happened}, ${because}.`, row.status)
  await deps.emails.post(tx, row.customerId, {
    subject: `${row.isTrustee ? 'Your trustee payment' : `Your payment to ${row.billerName}`} ${happened}`,
    paragraphs: [
      `Your payment of ${whatOf(row)} (${referenceOf(row.id)}) ${happened}, ${because}.`,
      row.processorRef === null
        ? 'Nothing was taken from your account.'
        : `The amount and the fee of ${formatUsd(row.feeCents)} go back to your account.`,
      ...(row.isTrustee
        ? [
            'It does not count as your trustee payment any more. Please pay your trustee again, and tell your attorney or the office of your trustee if it will be late.',
          ]
        : []),
      linkOf(deps),
    ],
  })
}

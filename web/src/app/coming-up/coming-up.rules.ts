/** What happens next: pay, payments to the trustee, recurring transfers, regular bills, and bills with a reminder. */
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { formatAmount } from '@yoursuccess/contract/core/money'
import type { ForecastBreakdown } from '@yoursuccess/contract/forecast/forecast'
import type { RecurringTransfer } from '@yoursuccess/contract/funding/recurring-transfers'
import { payeeKey } from '@yoursuccess/contract/tracker/payees.rules'
import {
  leftToPay,
  type TrusteePayment,
  trusteePayments,
} from '../../features/forecast/trustee-payments.rules.ts'

export interface Coming {
  key: string
  /**
   * `send`: a payment to the trustee that the customer makes. `autopay`: one that the bank sends automatically, and
   * `parts`: one that it sends after each payday. `service`: one that a service takes. `employer`: one that comes out of
   * the pay. `bill`: one that comes regularly.
   */
  kind: 'pay' | 'send' | 'autopay' | 'parts' | 'service' | 'employer' | 'transfer' | 'bill' | 'reminder'
  day: CalendarDate
  /** Who pays or is paid, or the bank that the transfer comes from. Empty for the trustee. */
  name: string
  /** A plain amount. A reminder has none. */
  amount?: string
  /** Who takes it. Only of a payment to the trustee. */
  service?: TrusteePayment['service']
}

/** How many entries the home page shows. The pages of each show all. */
const MOST = 5

export interface Known {
  transfers: readonly RecurringTransfer[]
  billers: readonly Biller[]
  /** What the forecast is worked out from. Undefined without the plan tools, and until it is loaded. */
  parts: Pick<ForecastBreakdown, 'today' | 'pay' | 'payments' | 'arranged' | 'bills'> | undefined
}

/**
 * The next days, soonest first. Deleted billers send no reminders, and overdue pay has no day to come. A bill that is known
 * to come needs no reminder here.
 */
export const comingUp = ({ transfers, billers, parts }: Known): Coming[] => {
  const bills = parts?.bills.filter(({ regular }) => regular?.status === 'confirmed') ?? []
  const payees = new Set(bills.map(({ regular }) => regular?.payee))
  return [
    ...(parts ? [...payOf(parts), ...paymentsOf(parts), ...billsOf(bills)] : []),
    ...transfers.map(
      ({ id, next_run_on, amount, ach_account }): Coming => ({
        key: `transfer ${id}`,
        kind: 'transfer',
        day: day(next_run_on),
        name: ach_account.name,
        amount,
      }),
    ),
    ...billers.flatMap(({ reminder, is_removed, biller_name }): Coming[] =>
      reminder && !is_removed && !payees.has(payeeKey(biller_name))
        ? [
            {
              key: `reminder ${reminder.id}`,
              kind: 'reminder',
              day: day(reminder.next_reminder),
              name: biller_name,
            },
          ]
        : [],
    ),
  ]
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.name.localeCompare(b.name))
    .slice(0, MOST)
}

const payOf = ({ today, pay }: NonNullable<Known['parts']>): Coming[] =>
  pay
    .filter(({ on }) => on >= today)
    .map(
      ({ name, arrives_on, usual_amount }, at): Coming => ({
        key: `pay ${at}`,
        kind: 'pay',
        day: day(arrives_on),
        name,
        amount: usual_amount,
      }),
    )

const billsOf = (bills: ForecastBreakdown['bills']): Coming[] =>
  bills.map(
    ({ name, on, amount }, at): Coming => ({ key: `bill ${at}`, kind: 'bill', day: day(on), name, amount }),
  )

const TRUSTEE_KINDS = { bank: 'autopay', service: 'service', employer: 'employer', customer: 'send' } as const

/** On the day on which each must be sent, or on its due day if it comes out of the pay, with what is left of it. */
const paymentsOf = ({ today, ...parts }: NonNullable<Known['parts']>): Coming[] =>
  trusteePayments(parts)
    .map(
      (payment): Coming => ({
        key: `payment ${payment.due_on}`,
        kind: payment.by === 'bank' && payment.by_payday ? 'parts' : TRUSTEE_KINDS[payment.by],
        day: day(payment.by === 'employer' ? payment.due_on : payment.send_on),
        name: '',
        amount: formatAmount(leftToPay(payment)),
        service: payment.service,
      }),
    )
    .filter((coming) => coming.day >= today)

/** The planned payments that are still to be sent, for the shares of pay that are set aside for them. */
import { BILL_PAYMENT_FEE } from '@yoursuccess/contract/bills/bill-payments'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { listCustomersInForce } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { isIn, OPEN_STATES, type StoredState } from './autopay.rules.ts'
import { listPlannedOf } from './planned-payments.queries.ts'

export interface Coming {
  dueOn: CalendarDate
  sendOn: CalendarDate
  plannedCents: Cents
  /** The fees of the payments that are still to be made for it. */
  feesCents: Cents
  sentCents: Cents
}

/** One that waits may have been due before. */
const DAYS_BEHIND = 60
/** More of them would not change what the next pay bears. */
const MAX_COMING = 3
/** The customer was asked to send them again, with the money that is set aside. */
const CAME_BACK: readonly StoredState[] = ['returned', 'refused']

/** By customer, the earliest first. Customers without autopay are left out. Two statements for any number of them. */
export const listComing = async (
  { clock }: Pick<AutopayDeps, 'clock'>,
  tx: Db,
  customerIds: readonly number[],
): Promise<Map<number, Coming[]>> => {
  if (customerIds.length === 0) return new Map()
  const today = clock.today()
  const inForce = await listCustomersInForce(tx, customerIds)
  const rows = await listPlannedOf(tx, inForce, addDays(today, -DAYS_BEHIND))
  const coming = rows.filter(
    (row) =>
      row.sentCents < row.plannedCents &&
      (isIn(OPEN_STATES, row) || (isIn(CAME_BACK, row) && row.dueOn >= today)),
  )
  const byCustomer = Map.groupBy(coming, ({ customerId }) => customerId)
  return new Map(
    inForce.map((customerId) => {
      const own = (byCustomer.get(customerId) ?? []).slice(0, MAX_COMING)
      return [customerId, own.map(comingOf)] as const
    }),
  )
}

/** The rest of a payment that was sent in part has no fee. */
const comingOf = ({
  dueOn,
  sendOn,
  plannedCents,
  sentCents,
  hasPart,
}: Omit<Coming, 'feesCents'> & { hasPart: boolean }): Coming => ({
  dueOn,
  sendOn,
  plannedCents,
  feesCents: hasPart ? ZERO : BILL_PAYMENT_FEE,
  sentCents,
})

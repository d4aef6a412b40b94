/** Bills that come again and again: found, confirmed, renamed and dismissed (RULE-02, RULE-04). */
import { createHash } from 'node:crypto'
import { isByTfs } from '@yoursuccess/contract/autopay/outside.rules'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount, negate } from '@yoursuccess/contract/core/money'
import { payeeName } from '@yoursuccess/contract/tracker/payees.rules'
import type { RecurringBill, RecurringStatus } from '@yoursuccess/contract/tracker/recurring'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import { findRecurring, nextOf, RECURRING_DAYS, type Recurring } from './find-recurring.rules.ts'
import {
  type ChargeRow,
  listCharges,
  listRecurringRows,
  type OwnedCharge,
  type RecurringRow,
  saveRecurringRow,
} from './recurring.queries.ts'
import type { TrackerDeps } from './tracker.deps.ts'

export interface RecurringDeps extends Pick<TrackerDeps, 'database' | 'clock'> {
  /** Debits by companies at other banks, oldest first. Their amounts are negative. */
  listDebits: (
    db: Db,
    customerIds: readonly number[],
    days: { from: CalendarDate; to: CalendarDate },
  ) => Promise<{ customerId: number; id: number; on: CalendarDate; amountCents: Cents; details: string }[]>
  /** Which of these debits were payments to the trustee. */
  listPulledDebits: (db: Db, ids: readonly number[]) => Promise<ReadonlySet<number>>
}

interface KnownBill extends Recurring<ChargeRow> {
  name: string
  status: RecurringStatus
}

interface Bills {
  bills: readonly KnownBill[]
  /** All charges, also those of no bill, the oldest first. */
  charges: readonly ChargeRow[]
}

/** The bills as of today with what the customer said of them, and the charges in which they were found. */
export const readBills = async (deps: RecurringDeps, db: Db, customerId: number): Promise<Bills> =>
  (await readBillsOf(deps, db, [customerId], [])).get(customerId) ?? { bills: [], charges: [] }

/**
 * Those of each of these customers, with a few statements for any number of them. `underWay` are charges that are not
 * recorded yet.
 */
export const readBillsOf = async (
  deps: RecurringDeps,
  db: Db,
  customerIds: readonly number[],
  underWay: readonly OwnedCharge[],
): Promise<Map<number, Bills>> => {
  if (customerIds.length === 0) return new Map()
  const today = deps.clock.today()
  const days = { from: addDays(today, -RECURRING_DAYS), to: today }
  const [items, debits, rows] = await Promise.all([
    listCharges(db, customerIds, days),
    listOtherDebits(deps, db, customerIds, days),
    listRecurringRows(db, customerIds),
  ])
  const charges = Map.groupBy([...items, ...debits, ...underWay], ({ customerId }) => customerId)
  const said = Map.groupBy(rows, ({ customerId }) => customerId)
  return new Map(
    customerIds.map((customerId) => [
      customerId,
      billsIn(charges.get(customerId) ?? [], said.get(customerId) ?? [], today),
    ]),
  )
}

const billsIn = (
  charges: readonly ChargeRow[],
  rows: readonly RecurringRow[],
  today: CalendarDate,
): Bills => {
  const said = new Map(rows.map((row) => [row.payee, row]))
  return {
    charges,
    bills: findRecurring(charges, today).map((bill) => knownBill(bill, said.get(bill.payee))),
  }
}

const listOtherDebits = async (
  { listDebits, listPulledDebits }: RecurringDeps,
  db: Db,
  customerIds: readonly number[],
  days: { from: CalendarDate; to: CalendarDate },
): Promise<OwnedCharge[]> => {
  const debits = await listDebits(db, customerIds, days)
  const pulled = await listPulledDebits(
    db,
    debits.map(({ id }) => id),
  )
  return debits
    .filter(({ id, details }) => !pulled.has(id) && !isByTfs(details))
    .map(({ customerId, id, on, amountCents, details }) => ({
      customerId,
      on,
      amountCents: negate(amountCents),
      description: details,
      category: null,
      isBillPayment: false,
      transactionId: id,
    }))
}

const knownBill = (bill: Recurring<ChargeRow>, said: RecurringRow | undefined): KnownBill => ({
  ...bill,
  name: said?.name ?? payeeName(bill.charges.at(-1)?.description ?? ''),
  status: said?.status ?? 'found',
})

export const listRecurringBills = async (
  deps: RecurringDeps,
  db: Db,
  customerId: number,
): Promise<RecurringBill[]> => {
  const today = deps.clock.today()
  const { bills } = await readBills(deps, db, customerId)
  const isDismissed = ({ status }: RecurringBill) => status === 'dismissed'
  return bills
    .map((bill) => viewBill(bill, today))
    .toSorted(
      (a, b) =>
        Number(isDismissed(a)) - Number(isDismissed(b)) ||
        (a.next_on < b.next_on ? -1 : a.next_on > b.next_on ? 1 : a.id - b.id),
    )
}

/** Keeps what the customer says of a bill; answers all of them. Throws `not_found`. */
export const updateRecurringBill = (
  deps: RecurringDeps,
  customerId: number,
  id: number,
  { status, name }: { status: RecurringStatus; name?: string | null | undefined },
): Promise<RecurringBill[]> =>
  deps.database.transaction(async (tx) => {
    const { bills } = await readBills(deps, tx, customerId)
    const bill = bills.find(({ payee }) => recurringId(payee) === id)
    if (!bill) throw notFound()
    const change = { payee: bill.payee, status, name: name === undefined ? undefined : name || null }
    await saveRecurringRow(tx, customerId, change, deps.clock.now())
    return listRecurringBills(deps, tx, customerId)
  })

/** The same for all charges of a payee, so that a new one changes nothing. Up to 2^48. */
const recurringId = (payee: string): number =>
  createHash('sha256').update(payee).digest().readUIntBE(0, 6) + 1

const viewBill = (bill: KnownBill, today: CalendarDate): RecurringBill => {
  const newestFirst = bill.charges.toReversed()
  return {
    id: recurringId(bill.payee),
    name: bill.name,
    payee: newestFirst[0]?.description ?? '',
    status: bill.status,
    frequency: bill.frequency,
    next_on: nextOf(bill, today),
    usual_amount: formatAmount(bill.usualCents),
    category: newestFirst[0]?.category ?? null,
    last: newestFirst.slice(0, 3).map(({ on, amountCents }) => ({ on, amount: formatAmount(amountCents) })),
  }
}

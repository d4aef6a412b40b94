/** Pays a bill: we check and record the payment in one transaction, then a job sends it to the processor. */
import { setTimeout as pause } from 'node:timers/promises'
import {
  BILL_PAYMENT_FEE,
  type BillPayment,
  type BillPaymentPreview,
  totalOfBillPayment,
} from '@yoursuccess/contract/bills/bill-payments'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount, parseAmount, subtract } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { NOTHING_DONE } from '../../idempotency/idempotency.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { notFound } from '../../http/refusal.ts'
import { insertPayment, readDatabaseTime, sumReserved } from './bill-payments.queries.ts'
import { type BillerRow, findBiller, lockBills } from './billers.queries.ts'
import { type BillsDeps, refuse } from './bills.deps.ts'
import { notifyLate } from './bills.notifications.ts'
import { kindOf } from './payments-to-offices.ts'
import { SEND_PAYMENT, type PaymentJob } from './send-payment.ts'
import { descriptionOf, viewPayment } from './bills.views.ts'

export interface PaymentForm {
  amount: Cents
  billerId: number
}

/** The processor's balance, and the database's time just before we requested it. */
interface KnownBalance {
  availableCents: Cents
  requestedAt: string
}

/** The balance may or may not include other payments under way. We request it again up to this many times. */
const MAX_LOOKS = 8
const PAUSE_MS = 50

/** Throws `not_found` and the refusals of a payment. */
export const createPayment = async (
  deps: BillsDeps,
  customerId: number,
  form: PaymentForm,
  key: string | undefined,
): Promise<BillPayment> => {
  const { idempotency, queue } = deps
  const intention = { customerId, key, call: 'POST /api/bill_payments', body: form }
  // The first attempt has no balance, so a repeated request gets its reply even while the processor is down.
  let balance: KnownBalance | undefined
  for (let look = 0; look < MAX_LOOKS; look++) {
    const payment = await idempotency.once(intention, (tx) => record(deps, tx, customerId, form, balance))
    if (payment !== NOTHING_DONE) {
      queue.wake(SEND_PAYMENT)
      return payment
    }
    if (look > 0) await pause(PAUSE_MS * look)
    balance = await readBalance(deps, customerId)
  }
  throw refuse('bill_payment.not_enough_money')
}

/** Never uses the remembered balance, because this decides whether money moves. */
const readBalance = async ({ database, account }: BillsDeps, customerId: number): Promise<KnownBalance> => {
  const requestedAt = await readDatabaseTime(database)
  const { balance, stale } = await account.getBalance(customerId).catch((error: unknown) => {
    throw error instanceof PartnerError ? refuse('bill_payment.balance_unknown') : error
  })
  const availableCents = parseAmount(balance)
  if (stale || availableCents === undefined) throw refuse('bill_payment.balance_unknown')
  return { availableCents, requestedAt }
}

/** Checks and records the payment. Returns NOTHING_DONE if it cannot be decided without a newer balance. */
const record = async (
  deps: BillsDeps,
  tx: Db,
  customerId: number,
  { amount, billerId }: PaymentForm,
  balance: KnownBalance | undefined,
): Promise<BillPayment | typeof NOTHING_DONE> => {
  const { clock, queue } = deps
  await lockBills(tx, customerId)
  const biller = await findBiller(tx, customerId, billerId)
  if (!biller) throw notFound()
  await checkTrustee(deps, tx, biller, amount)
  if (!balance || !(await isCovered(tx, customerId, totalOfBillPayment(amount), balance))) return NOTHING_DONE
  // Read first: the payment would count as the one that is due.
  const dueOn = await findDueDay(deps, tx, biller)
  const now = clock.now()
  const row = await insertPayment(tx, {
    customerId,
    billerId,
    billerName: biller.name,
    description: descriptionOf(biller),
    isTrustee: biller.isTrustee,
    amountCents: amount,
    feeCents: BILL_PAYMENT_FEE,
    status: 'created',
    createdAt: now,
    updatedAt: now,
    expectedOn: arrivalOf(deps, biller),
  })
  await queue.send<PaymentJob>(tx, SEND_PAYMENT, { customerId, id: row.id })
  if (dueOn && row.expectedOn > dueOn) await notifyLate(deps, tx, row, dueOn)
  await audit(tx, clock.realNow(), 'customer', 'bill_payment.created', {
    customerId,
    subject: `bill_payment:${row.id}`,
  })
  return viewPayment(row)
}

/** Refuses a payment above the balance. Returns false if other payments make that unclear. */
const isCovered = async (tx: Db, customerId: number, total: Cents, balance: KnownBalance) => {
  if (total > balance.availableCents) throw refuse('bill_payment.not_enough_money')
  const reserved = await sumReserved(tx, customerId, balance.requestedAt)
  return total <= subtract(balance.availableCents, reserved)
}

/** Whether the office takes the payment, if the biller is a trustee. Throws the refusals of the guard. */
const checkTrustee = ({ trustees }: BillsDeps, db: Db, biller: BillerRow, amount: Cents) =>
  trustees.checkPayment(db, biller.customerId, { payee: biller, kind: kindOf(biller), amount })

const arrivalOf = ({ billers, clock }: BillsDeps, biller: BillerRow): CalendarDate =>
  billers.arrivalOf({ madeAt: clock.now(), isPaper: biller.directoryRef === null })

const findDueDay = async ({ tracker }: BillsDeps, db: Db, biller: BillerRow) =>
  biller.isTrustee ? tracker.findNextTrusteeDueDay(db, biller.customerId) : undefined

/** The cost and arrival date of a payment. Throws `not_found` and the refusals of the guard of trustees. */
export const previewPayment = async (
  deps: BillsDeps,
  customerId: number,
  { amount, billerId }: PaymentForm,
): Promise<BillPaymentPreview> => {
  const { database } = deps
  const biller = await findBiller(database.db, customerId, billerId)
  if (!biller) throw notFound()
  const warnings = await checkTrustee(deps, database.db, biller, amount)
  const expected = arrivalOf(deps, biller)
  const dueOn = await findDueDay(deps, database.db, biller)
  return {
    amount: formatAmount(amount),
    fee: formatAmount(BILL_PAYMENT_FEE),
    total: formatAmount(totalOfBillPayment(amount)),
    expected_on: expected,
    due_on: dueOn ?? null,
    is_late: dueOn !== undefined && expected > dueOn,
    ...(warnings.length > 0 && { trustee_warnings: warnings }),
  }
}

/** Pays a bill: we check and record the payment in one transaction, then a job sends it to the processor. */
import { setTimeout as pause } from 'node:timers/promises'
import {
  BILL_PAYMENT_FEE,
  type BillPayment,
  type BillPaymentPreview,
  type PayingAccount,
  totalOfBillPayment,
} from '@yoursuccess/contract/bills/bill-payments'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount, parseAmount, subtract, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { NOTHING_DONE } from '../../idempotency/idempotency.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { notFound } from '../../http/refusal.ts'
import { type BillPaymentRow, insertPayment, readDatabaseTime, sumReserved } from './bill-payments.queries.ts'
import { type BillerRow, findBiller, lockBills } from './billers.queries.ts'
import { type BillsDeps, refuse } from './bills.deps.ts'
import { notifyLate } from './bills.notifications.ts'
import { kindOf } from './payments-to-offices.ts'
import { SEND_PAYMENT, type PaymentJob } from './send-payment.ts'
import { descriptionOf, viewPayment } from './bills.views.ts'

export interface PaymentForm {
  amount: Cents
  billerId: number
  /** The main account, unless it says otherwise. */
  from?: PayingAccount
}

/** The processor's balance of the account that pays, and the database's time just before we requested it. */
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
    balance = await readBalance(deps, customerId, form.from)
  }
  throw refuse(notEnoughIn(form.from))
}

const notEnoughIn = (from: PayingAccount = 'main') =>
  from === 'main' ? 'bill_payment.not_enough_money' : 'bill_payment.not_enough_set_aside'

/** Never uses the remembered balance, because this decides whether money moves. */
const readBalance = async (
  deps: BillsDeps,
  customerId: number,
  from: PayingAccount = 'main',
): Promise<KnownBalance> => {
  const requestedAt = await readDatabaseTime(deps.database)
  const read = from === 'main' ? readMain : readSetAside
  const availableCents = await read(deps, customerId).catch((error: unknown) => {
    throw error instanceof PartnerError ? refuse('bill_payment.balance_unknown') : error
  })
  return { availableCents, requestedAt }
}

const readMain = async ({ account }: BillsDeps, customerId: number): Promise<Cents> => {
  const { balance, stale } = await account.getBalance(customerId)
  const availableCents = parseAmount(balance)
  if (stale || availableCents === undefined) throw refuse('bill_payment.balance_unknown')
  return availableCents
}

/** What is in the set-aside; nothing unless it is open. */
const readSetAside = async ({ setAside }: BillsDeps, customerId: number): Promise<Cents> =>
  (await setAside().readAvailable(customerId)) ?? ZERO

/** Checks and records the payment. Returns NOTHING_DONE if it cannot be decided without a newer balance. */
const record = async (
  deps: BillsDeps,
  tx: Db,
  customerId: number,
  { amount, billerId, from = 'main' }: PaymentForm,
  balance: KnownBalance | undefined,
): Promise<BillPayment | typeof NOTHING_DONE> => {
  await lockBills(tx, customerId)
  const biller = await findBiller(tx, customerId, billerId)
  if (!biller) throw notFound()
  const isOfPlan = await lockIfOfPlan(deps, tx, biller)
  if (from === 'set_aside' && !isOfPlan) throw refuse('bill_payment.not_from_set_aside')
  await checkTrustee(deps, tx, biller, amount)
  const total = totalOfBillPayment(amount)
  if (!balance || !(await isCovered(deps, tx, customerId, { total, from }, balance))) return NOTHING_DONE
  // Read first: the payment would count as the one that is due.
  const dueOn = await findDueDay(deps, tx, biller)
  const order = { amountCents: amount, feeCents: BILL_PAYMENT_FEE, from, actor: 'customer' } as const
  const row = await recordOrder(deps, tx, biller, order)
  if (dueOn && row.expectedOn > dueOn) await notifyLate(deps, tx, row, dueOn)
  if (isOfPlan) await deps.autopay().recordByHand(tx, { customerId, id: row.id, amountCents: amount })
  return viewPayment(row)
}

/** A payment to the plan's trustee waits for changes of the plan, and they for it. */
const lockIfOfPlan = async ({ plan }: BillsDeps, tx: Db, { customerId, id }: BillerRow): Promise<boolean> => {
  if (!(await plan().hasBiller(tx, customerId, id))) return false
  await plan().lock(tx, customerId)
  // What the biller is to the plan may have changed meanwhile.
  return plan().hasBiller(tx, customerId, id)
}

export interface PaymentOrder {
  amountCents: Cents
  feeCents: Cents
  from: PayingAccount
  actor: 'customer' | 'system'
}

/** Records a payment and enqueues its job. In the transaction that holds the lock of the bills. */
export const recordOrder = async (
  deps: BillsDeps,
  tx: Db,
  biller: BillerRow,
  { amountCents, feeCents, from, actor }: PaymentOrder,
): Promise<BillPaymentRow> => {
  const { clock, queue } = deps
  const { customerId } = biller
  const now = clock.now()
  const row = await insertPayment(tx, {
    customerId,
    billerId: biller.id,
    billerName: biller.name,
    description: descriptionOf(biller),
    isTrustee: biller.isTrustee,
    amountCents,
    feeCents,
    fromAccount: from,
    status: 'created',
    createdAt: now,
    updatedAt: now,
    expectedOn: arrivalOf(deps, biller),
  })
  await queue.send<PaymentJob>(tx, SEND_PAYMENT, { customerId, id: row.id })
  await audit(tx, clock.realNow(), actor, 'bill_payment.created', {
    customerId,
    subject: `bill_payment:${row.id}`,
  })
  return row
}

/** Refuses a payment above the balance. Returns false if other payments or moves make that unclear. */
const isCovered = async (
  { setAside }: BillsDeps,
  tx: Db,
  customerId: number,
  { total, from }: { total: Cents; from: PayingAccount },
  balance: KnownBalance,
): Promise<boolean> => {
  const { availableCents, requestedAt } = balance
  if (total > availableCents) throw refuse(notEnoughIn(from))
  if (from === 'set_aside' && !(await setAside().areBalancesNewer(tx, customerId, requestedAt))) return false
  const reserved = await sumReserved(tx, customerId, requestedAt, from)
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

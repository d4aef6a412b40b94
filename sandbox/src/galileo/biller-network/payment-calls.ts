/** createBillPayment, cancelBillPayment. */
import { add, type Cents, cents, MAX_INPUT, parseAmount, subtract } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { accountNo, writeCall } from '../call.ts'
import { CallRefused, invalid } from '../envelope.ts'
import { dollars } from '../words.ts'
import { currentAccount, type Posted, post } from '../../ledger/book.ts'
import type { Account } from '../../ledger/tables.ts'
import { recordEvents } from '../../webhooks/outbox.ts'
import type { World } from '../../world.ts'
import { mountainStamp } from '../../zones.ts'
import { assertActive, findBiller, isPayable } from './biller-calls.ts'
import { missingCents } from './course.rules.ts'
import { findInDirectory } from './directory.ts'
import { debitEvent } from './events.ts'
import { rowsOf } from './history-call.ts'
import { detailsOf, moveTo, planOf } from './payments.ts'
import { billPayments, type CustomerBiller, type Payment } from './tables.ts'

const newPayment = z.object({
  accountNo,
  billerId: z.coerce.number().int().min(1),
  amount: z.string(),
  feeAmount: z.string().default('0.00'),
  memo: z.string().trim().max(50).default(''),
  processDate: z.string().default(''),
  transactionId: z.string(),
})
type NewPayment = z.output<typeof newPayment>

export const createBillPayment = writeCall(
  'createBillPayment',
  newPayment,
  async (tx, account, given, world) => {
    assertActive(account, '433-06')
    const biller = await payableBiller(tx, account, given.billerId)
    if (given.processDate !== '' && given.processDate !== mountainStamp(world.clock.now()).slice(0, 10))
      throw new CallRefused('433-02', 'Invalid payment date')
    const amountCents = amountOf(given.amount)
    const feeCents = parseAmount(given.feeAmount)
    if (feeCents === undefined || feeCents < 0 || feeCents > MAX_INPUT) throw invalid('feeAmount')
    if (subtract(account.balanceCents, account.heldCents) < add(amountCents, feeCents))
      throw new CallRefused('433-05', 'Transaction amount plus fee exceeds customer available balance')
    const { payment, posted } = await take(tx, world, { account, biller, given, amountCents, feeCents })
    return {
      billpay_transaction_id: String(payment.id),
      status: payment.status,
      type: payment.type,
      amount: dollars(payment.amountCents),
      fee_amount: dollars(payment.feeCents),
      adj_id: String(posted.id),
      adj_amount: dollars(posted.amountCents),
    }
  },
)

const payableBiller = async (tx: Db, account: Account, id: number): Promise<CustomerBiller> => {
  const biller = await findBiller(tx, account, id)
  const listed = biller?.rppsBillerId ? findInDirectory(biller.rppsBillerId) : undefined
  const isListed = biller?.rppsBillerId === null || (listed !== undefined && isPayable(listed))
  if (!biller || biller.removedAt || !isListed) throw new CallRefused('433-01', 'Unknown biller')
  return biller
}

const amountOf = (text: string): Cents => {
  const amount = parseAmount(text)
  if (amount === undefined || amount <= 0) throw new CallRefused('433-03', 'Invalid amount')
  if (amount > MAX_INPUT)
    throw new CallRefused('433-04', 'Transaction amount exceeds configured maximum bill payment amount')
  return amount
}

interface PaymentRequest {
  account: Account
  biller: CustomerBiller
  given: NewPayment
  amountCents: Cents
  feeCents: Cents
}

/** Posts amount and fee as one movement and records the payment, in the caller's transaction. */
const take = async (
  tx: Db,
  { clock }: World,
  { account, biller, given, amountCents, feeCents }: PaymentRequest,
): Promise<{ payment: Payment; posted: Posted }> => {
  const now = clock.now()
  const posted = await post(tx, account, {
    kind: 'bill_payment',
    details: detailsOf(biller),
    amountCents: cents(missingCents(amountCents) - add(amountCents, feeCents)),
    postedAt: now,
  })
  const [inserted] = await tx
    .insert(billPayments)
    .values({
      accountId: account.id,
      customerBillerId: biller.id,
      type: biller.rppsBillerId === null ? 'P' : 'E',
      amountCents,
      feeCents,
      memo: given.memo,
      transactionId: given.transactionId,
      status: 'N',
      createdAt: now,
      statusAt: now,
      movementId: posted.id,
    })
    .returning()
  if (!inserted) throw new Error('a bill payment was not created')
  const payment = { ...inserted, dueAt: planOf({ payment: inserted, biller })?.dueAt ?? null }
  await tx.update(billPayments).set({ dueAt: payment.dueAt }).where(eq(billPayments.id, payment.id))
  const after = await currentAccount(tx, account.id)
  await recordEvents(tx, clock, [debitEvent(after, payment, biller.name, posted)])
  return { payment, posted }
}

const one = z.object({ accountNo, billpayTransactionId: z.coerce.number().int().min(1) })

export const cancelBillPayment = writeCall('cancelBillPayment', one, async (tx, account, given, world) => {
  const [row] = await rowsOf(tx, account, [eq(billPayments.id, given.billpayTransactionId)])
  if (!row) throw new CallRefused('435-01', 'Bill pay transaction could not be found')
  const { payment, biller } = row
  if (payment.status !== 'N' && payment.status !== 'W')
    throw new CallRefused('435-02', 'Bill pay transaction not in a reversible state')
  const move = { status: 'B', reason: 'CANCELLED', at: world.clock.now() } as const
  await moveTo({ tx, world, account, payment, biller }, move)
  return {}
})

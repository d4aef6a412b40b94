/** Locks a bill payment, and moves it from status to status. */
import { negate } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, eq } from 'drizzle-orm'
import { currentAccount, post } from '../../ledger/book.ts'
import { lockOwner } from '../../ledger/rows.ts'
import { type Account, postings } from '../../ledger/tables.ts'
import { recordEvents } from '../../webhooks/outbox.ts'
import { Refusal, type World } from '../../world.ts'
import { caseOf, deliverToOffice, takeBackFromOffice } from '../../trustee-office/receive.ts'
import { bankingDayOf } from '../../zones.ts'
import {
  type Facts,
  givesBack,
  nextStep,
  type PaymentStatus,
  type ReasonCode,
  type Step,
} from './course.rules.ts'
import { findListed } from './directory.ts'
import { creditEvent, statusEvent } from './events.ts'
import { billPayments, type CustomerBiller, customerBillers, type Payment } from './tables.ts'

export interface Subject {
  tx: Db
  world: World
  account: Account
  payment: Payment
  biller: CustomerBiller
}

/** Locks the customer's account, then reads the payment. Throws Refusal 404 if there is no such payment. */
export const lockPayment = async (
  tx: Db,
  id: number,
): Promise<Pick<Subject, 'account' | 'payment' | 'biller'>> => {
  const account = await lockOwner(tx, billPayments, id)
  const [row] = await tx
    .select({ payment: billPayments, biller: customerBillers })
    .from(billPayments)
    .innerJoin(customerBillers, eq(customerBillers.id, billPayments.customerBillerId))
    .where(eq(billPayments.id, id))
  if (!account || !row) throw new Refusal(404, 'There is no bill payment of this number.')
  return { account, ...row }
}

/**
 * Moves the payment to a status. If that status refunds the money, posts the refund in the same transaction.
 */
export const moveTo = async (
  subject: Subject,
  { status, at, reason }: { status: PaymentStatus; at: Date; reason?: ReasonCode | undefined },
): Promise<void> => {
  const { tx, world, account, payment, biller } = subject
  const returned = givesBack(status) ? await giveBack(subject, at) : undefined
  const moved: Payment = {
    ...payment,
    status,
    statusAt: at,
    reasonCode: reason ?? payment.reasonCode,
    returnMovementId: returned?.id ?? null,
    ...(status === 'Q' ? { printedAt: at } : {}),
    ...(status === 'A' || status === 'C' ? { clearedAt: at } : {}),
    dueAt: null,
  }
  moved.dueAt = planOf({ payment: moved, biller })?.dueAt ?? null
  const { id, ...values } = moved
  await tx.update(billPayments).set(values).where(eq(billPayments.id, id))
  if (status === 'A' || status === 'C') await deliverToOffice(tx, moved, biller)
  if (returned) await takeBackFromOffice(tx, moved)
  const after = await currentAccount(tx, account.id)
  await recordEvents(tx, world.clock, [
    statusEvent(after, moved, biller.name),
    ...(returned ? [creditEvent(after, moved, returned)] : []),
  ])
}

/** The next automatic step; undefined when there is none. */
export const planOf = (subject: Pick<Subject, 'payment' | 'biller'>): Step | undefined => {
  const { status, statusAt } = subject.payment
  return nextStep(status, { at: statusAt, on: bankingDayOf(statusAt) }, factsOf(subject))
}

const factsOf = ({ payment, biller }: Pick<Subject, 'payment' | 'biller'>): Facts => ({
  type: payment.type,
  amountCents: payment.amountCents,
  number: payment.id,
  hasAddress: Boolean(biller.address.address1),
  hasCaseNumber: caseOf(payment, biller) !== undefined,
  rules: findListed(biller)?.rules,
})

/** Refunds exactly what was posted for the payment, including the fee. */
const giveBack = async ({ tx, account, payment, biller }: Subject, at: Date) =>
  post(tx, account, {
    kind: 'bill_payment_return',
    details: `Returned: ${detailsOf(biller)}`,
    amountCents: negate(await takenBy(tx, account, payment)),
    postedAt: at,
    reversesId: payment.movementId,
  })

export const detailsOf = ({ name }: Pick<CustomerBiller, 'name'>): string => `Bill payment: ${name}`

/** What was posted for the payment, including the fee, in cents. Negative. */
export const takenBy = async (db: Db, account: Account, { movementId }: Pick<Payment, 'movementId'>) => {
  const [posting] = await db
    .select({ amountCents: postings.amountCents })
    .from(postings)
    .where(and(eq(postings.movementId, movementId), eq(postings.accountId, account.id)))
  if (!posting) throw new Error('a payment has no movement')
  return posting.amountCents
}

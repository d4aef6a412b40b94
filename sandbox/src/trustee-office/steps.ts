/** Offices post what reached them as business time passes, or send it back. */
import type { Db } from '@yoursuccess/database/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import { lockPayment, moveTo } from '../galileo/biller-network/payments.ts'
import { takeDueSteps } from '../ledger/rows.ts'
import type { World } from '../world.ts'
import { bankingDayOf } from '../zones.ts'
import { amountsPosted, isClosed } from './posting.rules.ts'
import { type OfficePayment, officePayments, officeReceipts } from './tables.ts'

/** Posts all payments that are due by the business clock, earliest first, each in a transaction. */
export const runTrusteeOffices = (world: World): Promise<void> =>
  takeDueSteps(world, officePayments, async (tx, id) => {
    const [found] = await tx.select().from(officePayments).where(eq(officePayments.id, id))
    // A customer's account is locked before everything else.
    const locked = found?.billPaymentId ? await lockPayment(tx, found.billPaymentId) : undefined
    const [payment] = await tx.select().from(officePayments).where(eq(officePayments.id, id)).for('update')
    if (!payment?.dueAt || payment.dueAt > world.clock.now()) return
    const at = payment.dueAt
    const caseNumber = payment.caseNumber ?? (await findCaseOf(tx, payment)) ?? payment.writtenAs
    await tx.update(officePayments).set({ caseNumber, dueAt: null }).where(eq(officePayments.id, id))
    if (payment.method === 'by_hand' || !isClosed(caseNumber)) return post(tx, { ...payment, caseNumber }, at)
    if (!locked)
      return void (await tx
        .update(officePayments)
        .set({ state: 'returned' })
        .where(eq(officePayments.id, id)))
    await moveTo(
      { tx, world, ...locked },
      { status: 'R', at, reason: locked.payment.type === 'E' ? 'R02' : 'REFUSED' },
    )
  })

const post = async (tx: Db, payment: OfficePayment & { caseNumber: string }, at: Date): Promise<void> => {
  const { id, officeId, method, caseNumber, amountCents, description, receiptNumber } = payment
  const amounts = method === 'by_hand' ? [amountCents] : amountsPosted(caseNumber, amountCents)
  for (const posted of amounts)
    await tx.insert(officeReceipts).values({
      officeId,
      caseNumber,
      paymentId: id,
      postedOn: bankingDayOf(at),
      amountCents: posted,
      description,
      receiptNumber,
    })
  // A payment that is never posted stays with the office.
  if (amounts.length > 0)
    await tx.update(officePayments).set({ state: 'posted' }).where(eq(officePayments.id, id))
}

/** The case that the clerk finds: the one of the same person's last payment to this office that names one. */
const findCaseOf = async (tx: Db, { officeId, accountId }: OfficePayment): Promise<string | undefined> => {
  if (accountId === null) return undefined
  const [other] = await tx
    .select({ caseNumber: officePayments.caseNumber })
    .from(officePayments)
    .where(
      and(
        eq(officePayments.officeId, officeId),
        eq(officePayments.accountId, accountId),
        sql`${officePayments.caseNumber} ~ '^[0-9]{2}-[0-9]{5}$'`,
      ),
    )
    .orderBy(desc(officePayments.id))
    .limit(1)
  return other?.caseNumber ?? undefined
}

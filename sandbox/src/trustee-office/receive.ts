/** What the biller network and the mail bring to trustees' offices, and what goes back. */
import { negate, sum } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { eq } from 'drizzle-orm'
import { findListed } from '../galileo/biller-network/directory.ts'
import { checkNo } from '../galileo/biller-network/events.ts'
import type { CustomerBiller, Payment } from '../galileo/biller-network/tables.ts'
import { bankingDayOf } from '../zones.ts'
import { findCaseNumber, ledgerKey } from './case-number.rules.ts'
import { findOffice } from './offices.ts'
import { postedAt } from './posting.rules.ts'
import { officePayments, officeReceipts } from './tables.ts'

/** The case that a payment names, by the account number or the memo. */
export const caseOf = (payment: Payment, biller: CustomerBiller): string | undefined =>
  findCaseNumber(biller.accountNo) ?? findCaseNumber(payment.memo)

/**
 * Brings a payment that reached its biller to the office, in the transaction that moves it. Does nothing for
 * a biller who is no trustee.
 */
export const deliverToOffice = async (tx: Db, payment: Payment, biller: CustomerBiller): Promise<void> => {
  const listed = findListed(biller)
  const office = listed && findOffice(listed.id)
  if (!office) return
  const caseNumber = caseOf(payment, biller)
  const method = payment.type === 'E' ? 'electronic' : 'bill_pay_check'
  const hasWaited = listed.rules.needsCaseNumber
  // A payment that the network will return by itself is one that the office sends back, so it is never posted.
  const isSentBack = payment.dueAt !== null
  await tx.insert(officePayments).values({
    officeId: office.id,
    method,
    amountCents: payment.amountCents,
    writtenAs: caseNumber ?? ledgerKey(biller.accountNo),
    caseNumber,
    description: payment.type === 'E' ? 'ELECTRONIC PAYMENT' : `CHECK ${checkNo(payment)}`,
    accountId: payment.accountId,
    billPaymentId: payment.id,
    receivedAt: payment.statusAt,
    state: 'waiting',
    dueAt: isSentBack
      ? null
      : postedAt({ office, method, receivedAt: payment.statusAt, caseNumber, hasWaited }),
  })
}

/** Takes a returned payment out of its office's ledger. Does nothing for one that reached no office. */
export const takeBackFromOffice = async (tx: Db, { id, statusAt }: Payment): Promise<void> => {
  const [payment] = await tx.select().from(officePayments).where(eq(officePayments.billPaymentId, id))
  if (!payment) return
  const receipts = await tx.select().from(officeReceipts).where(eq(officeReceipts.paymentId, payment.id))
  const [first] = receipts
  if (first)
    await tx.insert(officeReceipts).values({
      officeId: first.officeId,
      caseNumber: first.caseNumber,
      paymentId: payment.id,
      postedOn: bankingDayOf(statusAt),
      amountCents: negate(sum(receipts.map(({ amountCents }) => amountCents))),
      description: `RETURNED ${first.description}`,
    })
  await tx
    .update(officePayments)
    .set({ state: 'returned', dueAt: null })
    .where(eq(officePayments.id, payment.id))
}

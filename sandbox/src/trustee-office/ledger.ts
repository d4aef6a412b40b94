/** The ledgers of cases, as the offices keep them. */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, sum } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import { type DirectoryBiller, findInDirectory } from '../galileo/biller-network/directory.ts'
import { bankingDayOf } from '../zones.ts'
import { ledgerKey } from './case-number.rules.ts'
import { findOffice, type Office } from './offices.ts'
import { isClosed } from './posting.rules.ts'
import { type OfficePayment, officePayments, type OfficeReceipt, officeReceipts } from './tables.ts'

export interface Ledger {
  caseNumber: string
  office: Office
  listed: DirectoryBiller
  isClosed: boolean
  totalCents: Cents
  receipts: readonly Receipt[]
  /** What has reached the office, or is on the way to it, and is not posted. */
  waiting: readonly OfficePayment[]
}

export interface Receipt {
  postedOn: CalendarDate
  amountCents: Cents
  receiptNumber: string
  method: OfficePayment['method']
  description: string
  receivedOn: CalendarDate
  /** When the trustee may pay the money out. */
  availableOn: CalendarDate
}

/**
 * Reads the ledger of a case, at the given office or at the one that last received something for it. Returns
 * undefined for a case that no office knows.
 */
export const readLedger = async (db: Db, text: string, officeId?: string): Promise<Ledger | undefined> => {
  const caseNumber = ledgerKey(text)
  const [last] = await db
    .select({ officeId: officePayments.officeId })
    .from(officePayments)
    .where(paymentsOf(caseNumber, officeId))
    .orderBy(desc(officePayments.id))
    .limit(1)
  const office = last && findOffice(last.officeId)
  const listed = last && findInDirectory(last.officeId)
  if (!office || !listed) return undefined
  const receipts = await listReceipts(db, caseNumber, office)
  return {
    caseNumber,
    office,
    listed,
    isClosed: isClosed(caseNumber),
    totalCents: sum(receipts.map(({ amountCents }) => amountCents)),
    receipts,
    waiting: await db
      .select()
      .from(officePayments)
      .where(and(paymentsOf(caseNumber, office.id), eq(officePayments.state, 'waiting')))
      .orderBy(asc(officePayments.id)),
  }
}

/** The offices that know a case, the one that last received something for it first. */
export const officesOf = async (db: Db, text: string): Promise<string[]> => {
  const rows = await db
    .select({ officeId: officePayments.officeId })
    .from(officePayments)
    .where(paymentsOf(ledgerKey(text)))
    .orderBy(desc(officePayments.id))
  return [...new Set(rows.map(({ officeId }) => officeId))]
}

const paymentsOf = (caseNumber: string, officeId?: string) =>
  and(
    or(
      eq(officePayments.caseNumber, caseNumber),
      and(isNull(officePayments.caseNumber), eq(officePayments.writtenAs, caseNumber)),
    ),
    officeId === undefined ? undefined : eq(officePayments.officeId, officeId),
  )

const listReceipts = async (db: Db, caseNumber: string, office: Office): Promise<Receipt[]> => {
  const rows = await db
    .select({ receipt: officeReceipts, payment: officePayments })
    .from(officeReceipts)
    .innerJoin(officePayments, eq(officePayments.id, officeReceipts.paymentId))
    .where(and(eq(officeReceipts.caseNumber, caseNumber), eq(officeReceipts.officeId, office.id)))
    .orderBy(asc(officeReceipts.postedOn), asc(officeReceipts.id))
  return rows.map(({ receipt, payment }) => ({
    postedOn: receipt.postedOn,
    amountCents: receipt.amountCents,
    receiptNumber: receiptNumber(receipt),
    method: payment.method,
    description: receipt.description,
    receivedOn: bankingDayOf(payment.receivedAt),
    availableOn: addDays(receipt.postedOn, office.hold_days),
  }))
}

const receiptNumber = (receipt: OfficeReceipt): string =>
  receipt.receiptNumber ?? String(100_000 + receipt.id)

import type { Db } from '@yoursuccess/database/database'
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { trusteeReports, trustees } from './trustees.tables.ts'

/** A customer's reports run one after another, so that their limit holds. */
export const lockReports = async (tx: Db, customerId: number): Promise<void> => {
  const subject = `bank.trustee_reports:${customerId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`)
}

export const countOpenReports = async (tx: Db, customerId: number): Promise<number> => {
  const [row] = await tx
    .select({ count: count() })
    .from(trusteeReports)
    .where(and(eq(trusteeReports.customerId, customerId), isNull(trusteeReports.settledAt)))
  return row?.count ?? 0
}

export const insertReport = async (tx: Db, report: typeof trusteeReports.$inferInsert): Promise<void> => {
  await tx.insert(trusteeReports).values(report)
}

/** For the operator: what nobody has settled, oldest first. */
export const listOpenReports = (db: Db, limit: number) =>
  db
    .select({
      id: trusteeReports.id,
      customerId: trusteeReports.customerId,
      trusteeId: trusteeReports.trusteeId,
      trustee: trustees.name,
      report: trusteeReports.report,
      reportedAt: trusteeReports.reportedAt,
    })
    .from(trusteeReports)
    .innerJoin(trustees, eq(trustees.id, trusteeReports.trusteeId))
    .where(isNull(trusteeReports.settledAt))
    .orderBy(asc(trusteeReports.id))
    .limit(limit)

/** Returns the customer, or undefined if there is no such open report. */
export const settleReport = async (tx: Db, id: number, settledAt: Date): Promise<number | undefined> => {
  const [row] = await tx
    .update(trusteeReports)
    .set({ settledAt })
    .where(and(eq(trusteeReports.id, id), isNull(trusteeReports.settledAt)))
    .returning({ customerId: trusteeReports.customerId })
  return row?.customerId
}

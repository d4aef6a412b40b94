import { and, desc, eq, gt, or, sql } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { phoneCodes } from './application.tables.ts'

export type PhoneCodeRow = typeof phoneCodes.$inferSelect

/** The newest code. Only this one is valid, because requesting a code voids the older ones. */
export const findNewestCode = async (db: Db, customerId: number): Promise<PhoneCodeRow | undefined> => {
  const [row] = await db
    .select()
    .from(phoneCodes)
    .where(eq(phoneCodes.customerId, customerId))
    .orderBy(desc(phoneCodes.id))
    .limit(1)
  return row
}

/** Codes requested after `since` by this customer, or by anyone for the same phone. */
export const listRequestedCodes = (db: Db, customerId: number, phone: string, since: Date) =>
  db
    .select({
      requestedAt: phoneCodes.requestedAt,
      state: phoneCodes.state,
      isOwn: sql<boolean>`${phoneCodes.customerId} = ${customerId}`,
    })
    .from(phoneCodes)
    .where(
      and(
        or(eq(phoneCodes.customerId, customerId), eq(phoneCodes.phone, phone)),
        gt(phoneCodes.requestedAt, since),
      ),
    )

export const insertCode = async (db: Db, code: typeof phoneCodes.$inferInsert): Promise<number> => {
  const [row] = await db.insert(phoneCodes).values(code).returning({ id: phoneCodes.id })
  if (!row) throw new Error('a phone code was not stored')
  return row.id
}

export const updateCode = async (db: Db, customerId: number, id: number, change: Partial<PhoneCodeRow>) => {
  await db
    .update(phoneCodes)
    .set(change)
    .where(and(eq(phoneCodes.customerId, customerId), eq(phoneCodes.id, id)))
}

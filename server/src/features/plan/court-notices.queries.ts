/** Notices and motions of the court or the trustee. */
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq } from 'drizzle-orm'
import { planCourtNotices } from './plan.tables.ts'

export type NoticeRow = typeof planCourtNotices.$inferSelect
export type NoticeFacts = Omit<NoticeRow, 'id' | 'customerId' | 'createdAt'>

/** In the order in which they were typed in. */
export const listNoticeRows = (db: Db, customerId: number): Promise<NoticeRow[]> =>
  db
    .select()
    .from(planCourtNotices)
    .where(eq(planCourtNotices.customerId, customerId))
    .orderBy(asc(planCourtNotices.id))

export const insertNotice = async (
  tx: Db,
  customerId: number,
  facts: NoticeFacts,
  createdAt: Date,
): Promise<NoticeRow> => {
  const [row] = await tx
    .insert(planCourtNotices)
    .values({ ...facts, customerId, createdAt })
    .returning()
  if (!row) throw new Error('a court notice was not stored')
  return row
}

/** Undefined if the customer has no notice with this id. */
export const updateNoticeRow = async (
  tx: Db,
  customerId: number,
  id: number,
  facts: NoticeFacts,
): Promise<NoticeRow | undefined> => {
  const [row] = await tx.update(planCourtNotices).set(facts).where(isNotice(customerId, id)).returning()
  return row
}

/** Returns false if the customer has no notice with this id. */
export const deleteNoticeRow = async (tx: Db, customerId: number, id: number): Promise<boolean> => {
  const rows = await tx
    .delete(planCourtNotices)
    .where(isNotice(customerId, id))
    .returning({ id: planCourtNotices.id })
  return rows.length === 1
}

const isNotice = (customerId: number, id: number) =>
  and(eq(planCourtNotices.customerId, customerId), eq(planCourtNotices.id, id))

import { and, eq } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { plasticOrders } from './card.tables.ts'

export const findPlasticOrder = async (db: Db, customerId: number) => {
  const [row] = await db.select().from(plasticOrders).where(eq(plasticOrders.customerId, customerId))
  return row
}

/** False when there is one already. */
export const insertPlasticOrder = async (
  db: Db,
  order: { customerId: number; accountId: number; requestedAt: Date },
): Promise<boolean> => {
  const rows = await db
    .insert(plasticOrders)
    .values({ ...order, state: 'intended' })
    .onConflictDoNothing()
    .returning({ customerId: plasticOrders.customerId })
  return rows.length === 1
}

/** False when it had ended before. */
export const endPlasticOrder = async (
  db: Db,
  customerId: number,
  end: { state: 'done' | 'refused'; refusal?: string; endedAt: Date },
): Promise<boolean> => {
  const rows = await db
    .update(plasticOrders)
    .set(end)
    .where(and(eq(plasticOrders.customerId, customerId), eq(plasticOrders.state, 'intended')))
    .returning({ customerId: plasticOrders.customerId })
  return rows.length === 1
}

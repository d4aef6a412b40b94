import { and, eq } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { plasticOrders } from './card.tables.ts'

export const findPlasticOrder = async (db: Db, customerId: number) => {
  const [row] = await db.select().from(plasticOrders).where(eq(plasticOrders.customerId, customerId))
  return row
}

/** Returns false if the customer already has an order. */
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

/** Returns false if the order had already ended. */
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

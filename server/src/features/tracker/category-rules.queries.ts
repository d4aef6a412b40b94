import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { categoryRules } from './tracker.tables.ts'

export type RuleRow = typeof categoryRules.$inferSelect
export type NewRule = Pick<RuleRow, 'payee' | 'plainPayee' | 'category' | 'parts'>

/** Makes changes of a customer's rules run one after the other, so that their order has no gaps. */
export const lockRules = async (tx: Db, customerId: number): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('category rules ' || ${customerId}::text, 0))`,
  )
}

/** In the order in which they are tried. */
export const listRules = (db: Db, customerId: number): Promise<RuleRow[]> => listRulesOfMany(db, [customerId])

/** Those of many customers, each customer's in their order. */
export const listRulesOfMany = (db: Db, customerIds: readonly number[]): Promise<RuleRow[]> =>
  db
    .select()
    .from(categoryRules)
    .where(inArray(categoryRules.customerId, [...customerIds]))
    .orderBy(asc(categoryRules.customerId), asc(categoryRules.position), asc(categoryRules.id))

const own = (customerId: number, id: number) =>
  and(eq(categoryRules.customerId, customerId), eq(categoryRules.id, id))

export const insertRule = async (
  tx: Db,
  customerId: number,
  rule: NewRule & Pick<RuleRow, 'position' | 'createdAt'>,
): Promise<void> => {
  await tx.insert(categoryRules).values({ ...rule, customerId })
}

export const updateRule = async (
  tx: Db,
  customerId: number,
  id: number,
  change: Partial<NewRule & Pick<RuleRow, 'position'>>,
): Promise<void> => {
  await tx.update(categoryRules).set(change).where(own(customerId, id))
}

/** Returns whether there was one. */
export const deleteRule = async (tx: Db, customerId: number, id: number): Promise<boolean> =>
  (await tx.delete(categoryRules).where(own(customerId, id)).returning({ id: categoryRules.id })).length > 0

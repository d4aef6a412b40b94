import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { achTransactions } from './funding.tables.ts'

export const listPendingTransfers = (db: Db, customerId: number, limit: number) =>
  db
    .select()
    .from(achTransactions)
    .where(and(eq(achTransactions.customerId, customerId), eq(achTransactions.status, 'pending')))
    .orderBy(desc(achTransactions.createdAt), desc(achTransactions.id))
    .limit(limit)

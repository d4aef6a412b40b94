/** Balances that the processor reported, of main accounts and of set-asides. */
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

export interface ReportedBalance {
  customerId: number
  balanceCents: Cents
}

/**
 * Saves balances of many customers that were requested at that time, except where a newer one is saved. The table has
 * customer_id, balance_cents and balance_as_of.
 */
export const saveReportedBalances = async (
  tx: Db,
  table: PgTable,
  balances: readonly ReportedBalance[],
  requestedAt: Date,
): Promise<void> => {
  const asOf = sql`${requestedAt.toISOString()}::timestamptz`
  await tx.execute(sql`
    update ${table} as held set balance_cents = reported."balanceCents", balance_as_of = ${asOf}
    from jsonb_to_recordset(${JSON.stringify(balances)}::jsonb)
      as reported ("customerId" bigint, "balanceCents" bigint)
    where held.customer_id = reported."customerId"
      and (held.balance_as_of is null or held.balance_as_of <= ${asOf})`)
}

/** Everything that the bank holds about a person who requests it: each feature exports its own rows. */
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import { operatorRefusals, type exportCustomer } from '@yoursuccess/contract/operator/operator'
import type { Database, Db } from '@yoursuccess/database/database'
import { sql } from 'drizzle-orm'
import { audit } from '../audit/audit.ts'
import type { Clock } from '../../clock/clock.ts'
import { refusing } from '../../http/refusal.ts'
import { type CustomerRecord, type ExportedRow, nameOf } from './customer-records.ts'

const refuse = refusing(operatorRefusals)

export interface ExportDeps {
  database: Database
  clock: Pick<Clock, 'realNow'>
  records: readonly CustomerRecord[]
  findIdByEmail(db: Db, email: string): Promise<number | undefined>
}

/**
 * All rows of a customer as of one moment, by table, without secrets and hashes. Recorded in the audit log.
 * Throws `operator.unknown_customer`. (OPERATIONS-60; docs/data-protection.md, class "private")
 */
export const exportOf = (
  { database, clock, records, findIdByEmail }: ExportDeps,
  { email }: BodyOf<typeof exportCustomer>,
) =>
  database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read`)
    const customerId = await findIdByEmail(tx, email)
    if (customerId === undefined) throw refuse('operator.unknown_customer')
    const rows: Record<string, ExportedRow[]> = {}
    for (const record of records.filter(({ leftOut }) => leftOut === undefined))
      rows[nameOf(record)] = await record.read(tx, customerId)
    const happenedAt = clock.realNow()
    await audit(tx, happenedAt, 'operator', 'customer.exported', { customerId })
    return { exported_at: happenedAt.toISOString(), records: rows }
  })

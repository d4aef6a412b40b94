import { inArray, sql } from 'drizzle-orm'
import { customerRecord } from '../../security/retention/customer-records.ts'
import { refundChecks, refundLooks } from './refunds.tables.ts'

/** Erasure keeps a check with its amount and days, without payee, address and check number. */
export const refundsRecords = [
  customerRecord(refundChecks, {
    of: refundChecks.customerId,
    openWhen: inArray(refundChecks.state, ['planned', 'ordered', 'mailed']),
    // Empty values, because the database does not allow null in an ordered check.
    erase: { values: { payee: '', address: sql`'{}'::jsonb`, checkNumber: '' } },
  }),
  customerRecord(refundLooks, { of: refundLooks.customerId, erase: 'rows' }),
]

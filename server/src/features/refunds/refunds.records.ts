import { inArray, sql } from 'drizzle-orm'
import { customerRecord } from '../../security/retention/customer-records.ts'
import { refundChecks, refundLooks } from './refunds.tables.ts'

/** A check stays with its amount and days, without the name of the person it was for. */
export const refundsRecords = [
  customerRecord(refundChecks, {
    of: refundChecks.customerId,
    openWhen: inArray(refundChecks.state, ['planned', 'ordered', 'mailed']),
    // The database wants them of a check that was ordered.
    erase: { values: { payee: '', address: sql`'{}'::jsonb`, checkNumber: '' } },
  }),
  customerRecord(refundLooks, { of: refundLooks.customerId, erase: 'rows' }),
]

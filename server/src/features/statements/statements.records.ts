import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { customerRecord } from '../../security/retention/customer-records.ts'
import {
  statementEntries,
  statements,
  statementSchedules,
  statementSetAsideEntries,
  statementSetAsides,
} from './statements.tables.ts'

/**
 * The only function that may change statements: erasure uses it to blank the names and details in them
 * (migrations 0027 and 0076).
 */
const ERASE = 'erase_statements'

/** Rows of the customer's statements. */
const ofStatement =
  (statementId: PgColumn) =>
  (customerId: number): SQL =>
    sql`${statementId} in
        (select ${statements.id} from ${statements} where ${statements.customerId} = ${customerId})`

export const statementsRecords = [
  customerRecord(statementSchedules, { of: statementSchedules.customerId, erase: 'rows' }),
  customerRecord(statements, {
    of: statements.customerId,
    erase: { call: ERASE, columns: ['holderName', 'holderAddress', 'accountNumberEnd'] },
  }),
  customerRecord(statementEntries, {
    of: ofStatement(statementEntries.statementId),
    erase: { call: ERASE, columns: ['details'] },
  }),
  customerRecord(statementSetAsides, {
    of: ofStatement(statementSetAsides.statementId),
    erase: 'nothing',
  }),
  customerRecord(statementSetAsideEntries, {
    of: ofStatement(statementSetAsideEntries.statementId),
    erase: { call: ERASE, columns: ['details'] },
  }),
]

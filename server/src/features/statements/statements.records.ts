import { sql } from 'drizzle-orm'
import { customerRecord } from '../../security/retention/customer-records.ts'
import { statementEntries, statements, statementSchedules } from './statements.tables.ts'

/**
 * The only function that may change statements: erasure uses it to blank the names and details in them
 * (migration 0027).
 */
const ERASE = 'erase_statements'

export const statementsRecords = [
  customerRecord(statementSchedules, { of: statementSchedules.customerId, erase: 'rows' }),
  customerRecord(statements, {
    of: statements.customerId,
    erase: { call: ERASE, columns: ['holderName', 'holderAddress', 'accountNumberEnd'] },
  }),
  customerRecord(statementEntries, {
    of: (customerId) =>
      sql`${statementEntries.statementId} in
        (select ${statements.id} from ${statements} where ${statements.customerId} = ${customerId})`,
    erase: { call: ERASE, columns: ['details'] },
  }),
]

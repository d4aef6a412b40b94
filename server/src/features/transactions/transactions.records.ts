import { customerRecord } from '../../security/retention/customer-records.ts'
import { authorizations, postedTransactions } from './transactions.tables.ts'

/** Movements stay with their amounts and days, without where and with whom. */
export const transactionsRecords = [
  customerRecord(postedTransactions, {
    of: postedTransactions.customerId,
    erase: { values: { details: '' } },
  }),
  customerRecord(authorizations, {
    of: authorizations.customerId,
    erase: { values: { merchantName: '' } },
  }),
]

import { customerRecord } from '../../security/retention/customer-records.ts'
import { authorizations, postedTransactions } from './transactions.tables.ts'

/** Erasure keeps transactions with their amounts and days, without details and merchants. */
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

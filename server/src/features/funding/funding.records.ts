import { eq, sql } from 'drizzle-orm'
import { customerRecord } from '../../security/retention/customer-records.ts'
import { achAccounts, achTransactions, recurringTransfers } from './funding.tables.ts'

/** Transfers stay with their amounts, and the linked account as one without a name. */
export const fundingRecords = [
  customerRecord(achAccounts, {
    of: achAccounts.customerId,
    secrets: ['linkTokenSealed'],
    knownAs: 'linkItemRef',
    erase: {
      values: {
        name: '',
        linkItemRef: '',
        // Two linked accounts of one customer are never the same.
        linkAccountRef: sql`${achAccounts.id}::text`,
        linkTokenSealed: null,
      },
    },
  }),
  customerRecord(recurringTransfers, { of: recurringTransfers.customerId, erase: 'nothing' }),
  customerRecord(achTransactions, {
    of: achTransactions.customerId,
    openWhen: eq(achTransactions.status, 'pending'),
    // It has the name of the linked account in it.
    erase: { values: { description: '' } },
  }),
]

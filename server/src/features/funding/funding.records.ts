import { eq, sql } from 'drizzle-orm'
import { customerRecord } from '../../security/retention/customer-records.ts'
import { achAccounts, achTransactions, recurringTransfers } from './funding.tables.ts'

/** Erasure keeps transfers with their amounts, and keeps the linked account without its name. */
export const fundingRecords = [
  customerRecord(achAccounts, {
    of: achAccounts.customerId,
    secrets: ['linkTokenSealed'],
    knownAs: 'linkItemRef',
    erase: {
      values: {
        name: '',
        linkItemRef: '',
        // Must stay unique per customer, so the row's id replaces it.
        linkAccountRef: sql`${achAccounts.id}::text`,
        linkTokenSealed: null,
      },
    },
  }),
  customerRecord(recurringTransfers, { of: recurringTransfers.customerId, erase: 'nothing' }),
  customerRecord(achTransactions, {
    of: achTransactions.customerId,
    openWhen: eq(achTransactions.status, 'pending'),
    // Contains the name of the linked account.
    erase: { values: { description: '' } },
  }),
]

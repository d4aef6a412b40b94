import { customerRecord } from '../../security/retention/customer-records.ts'
import { accounts, reconciliations } from './account.tables.ts'

/**
 * Erasure blanks the account's number. The account's dates stay, and so does the keyed hash that recognizes
 * the number.
 */
export const accountRecords = [
  customerRecord(accounts, {
    of: accounts.customerId,
    secrets: ['prnMark'],
    knownAs: 'prn',
    erase: { values: { prn: null, keptFor: null } },
  }),
  customerRecord(reconciliations, { of: reconciliations.customerId, erase: 'rows' }),
]

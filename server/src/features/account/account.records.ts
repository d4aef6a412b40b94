import { customerRecord } from '../../security/retention/customer-records.ts'
import { accounts, lateEvents, personalInfos } from './account.tables.ts'

/**
 * Erasure deletes the holder and blanks the account's number. The account's dates stay, and so does the keyed
 * hash that recognizes the number.
 */
export const accountRecords = [
  customerRecord(personalInfos, { of: personalInfos.customerId, erase: 'rows' }),
  customerRecord(accounts, {
    of: accounts.customerId,
    secrets: ['prnMark'],
    knownAs: 'prn',
    erase: { values: { prn: null, keptFor: null } },
  }),
  customerRecord(lateEvents, { of: lateEvents.customerId, erase: 'nothing' }),
]

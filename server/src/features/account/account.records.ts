import { customerRecord } from '../../security/retention/customer-records.ts'
import { accounts, lateEvents, personalInfos } from './account.tables.ts'

/**
 * Erases the holder. The account stays without its number; the days of its life and the mark that recognizes the
 * number stay.
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

import { customerRecord } from '../../retention/customer-records.ts'
import { accounts, personalInfos } from './account.tables.ts'

/** The holder goes. The account stays without its number, with the days of its life. */
export const accountRecords = [
  customerRecord(personalInfos, { of: personalInfos.customerId, erase: 'rows' }),
  customerRecord(accounts, {
    of: accounts.customerId,
    knownAs: 'prn',
    erase: { values: { prn: null } },
  }),
]

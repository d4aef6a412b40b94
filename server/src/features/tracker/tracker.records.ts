import { customerRecord } from '../../security/retention/customer-records.ts'
import { expenseGoals, expenseItems, incomeGoals, trackerInfos, trusteeNotices } from './tracker.tables.ts'

/** A household's plan is not a bank record: all of it is erased. */
export const trackerRecords = [
  customerRecord(trackerInfos, { of: trackerInfos.customerId, erase: 'rows' }),
  customerRecord(incomeGoals, { of: incomeGoals.customerId, erase: 'rows' }),
  customerRecord(expenseGoals, { of: expenseGoals.customerId, erase: 'rows' }),
  customerRecord(expenseItems, { of: expenseItems.customerId, erase: 'rows' }),
  customerRecord(trusteeNotices, { of: trusteeNotices.customerId, erase: 'rows' }),
]

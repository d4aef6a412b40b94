import { customerRecord } from '../../security/retention/customer-records.ts'
import {
  categoryRules,
  expenseGoals,
  expenseItems,
  incomeGoals,
  recurringBills,
  trackerInfos,
  trusteeLooks,
  trusteeNotices,
} from './tracker.tables.ts'

/** Erasure deletes everything: a household budget is not a bank record that must be kept. */
export const trackerRecords = [
  customerRecord(trackerInfos, { of: trackerInfos.customerId, erase: 'rows' }),
  customerRecord(incomeGoals, { of: incomeGoals.customerId, erase: 'rows' }),
  customerRecord(expenseGoals, { of: expenseGoals.customerId, erase: 'rows' }),
  customerRecord(expenseItems, { of: expenseItems.customerId, erase: 'rows' }),
  customerRecord(categoryRules, { of: categoryRules.customerId, erase: 'rows' }),
  customerRecord(recurringBills, { of: recurringBills.customerId, erase: 'rows' }),
  customerRecord(trusteeLooks, { of: trusteeLooks.customerId, erase: 'rows' }),
  customerRecord(trusteeNotices, { of: trusteeNotices.customerId, erase: 'rows' }),
]

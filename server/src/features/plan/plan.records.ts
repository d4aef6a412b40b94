import { customerRecord } from '../../security/retention/customer-records.ts'
import {
  planBillers,
  planChecklist,
  planCourtNotices,
  planLooks,
  planLumpSums,
  planRefundDeposits,
  planRevisions,
  plans,
  planSteps,
  planTrustees,
} from './plan.tables.ts'

/** Nothing of a plan is needed for the bank's own books, so erasure keeps none of it. */
export const planRecords = [
  customerRecord(planBillers, { of: planBillers.customerId, erase: 'rows' }),
  customerRecord(planTrustees, { of: planTrustees.customerId, erase: 'rows' }),
  customerRecord(planSteps, { of: planSteps.customerId, erase: 'rows' }),
  customerRecord(planLumpSums, { of: planLumpSums.customerId, erase: 'rows' }),
  customerRecord(planRefundDeposits, { of: planRefundDeposits.customerId, erase: 'rows' }),
  customerRecord(planCourtNotices, { of: planCourtNotices.customerId, erase: 'rows' }),
  customerRecord(planChecklist, { of: planChecklist.customerId, erase: 'rows' }),
  customerRecord(planRevisions, { of: planRevisions.customerId, erase: 'rows' }),
  customerRecord(planLooks, { of: planLooks.customerId, erase: 'rows' }),
  customerRecord(plans, { of: plans.customerId, erase: 'rows' }),
]

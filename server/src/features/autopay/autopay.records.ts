import { inArray } from 'drizzle-orm'
import { customerRecord } from '../../security/retention/customer-records.ts'
import {
  autopayAgreements,
  catchUpAmounts,
  catchUps,
  plannedPayments,
  plannedSendings,
} from './autopay.tables.ts'

/** What was paid stays with the bill payments, so erasure keeps nothing of how it was planned. */
export const autopayRecords = [
  customerRecord(catchUpAmounts, { of: catchUpAmounts.customerId, erase: 'rows' }),
  customerRecord(catchUps, { of: catchUps.customerId, erase: 'rows' }),
  customerRecord(plannedSendings, { of: plannedSendings.customerId, erase: 'rows' }),
  customerRecord(plannedPayments, {
    of: plannedPayments.customerId,
    openWhen: inArray(plannedPayments.state, ['sending', 'pull_expected']),
    erase: 'rows',
  }),
  customerRecord(autopayAgreements, { of: autopayAgreements.customerId, erase: 'rows' }),
]

import { eq, inArray } from 'drizzle-orm'
import { customerRecord } from '../../security/retention/customer-records.ts'
import { disputeMovements, disputes } from './disputes.tables.ts'

/** Erasure keeps cases with their dates and amounts, and blanks all texts. */
export const disputesRecords = [
  customerRecord(disputes, {
    of: disputes.customerId,
    openWhen: eq(disputes.status, 'open'),
    erase: { values: { details: '', customerText: '', explanation: '' } },
  }),
  customerRecord(disputeMovements, {
    of: disputeMovements.customerId,
    openWhen: inArray(disputeMovements.state, ['waiting', 'intended']),
    erase: 'nothing',
  }),
]

import { customerRecord } from '../../security/retention/customer-records.ts'
import { eventAuthDenials } from './fraud.tables.ts'

export const fraudRecords = [
  customerRecord(eventAuthDenials, {
    of: eventAuthDenials.customerId,
    erase: { values: { merchantName: '' } },
  }),
]

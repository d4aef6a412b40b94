import { customerRecord } from '../security/retention/customer-records.ts'
import { idempotencyKeys } from './idempotency.tables.ts'

export const idempotencyRecords = [
  customerRecord(idempotencyKeys, {
    of: idempotencyKeys.customerId,
    secrets: ['key', 'bodyHash'],
    leftOut: 'replies of one day, about records that are in the export',
    erase: 'rows',
  }),
]

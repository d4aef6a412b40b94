import { customerRecord } from '../../security/retention/customer-records.ts'
import { trusteeReports } from './trustees.tables.ts'

export const trusteesRecords = [
  customerRecord(trusteeReports, { of: trusteeReports.customerId, erase: 'rows' }),
]

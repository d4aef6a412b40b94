import { customerRecord } from '../../security/retention/customer-records.ts'
import { dismissedPayers, paySchedules } from './paydays.tables.ts'

export const paydaysRecords = [
  customerRecord(paySchedules, { of: paySchedules.customerId, erase: 'rows' }),
  customerRecord(dismissedPayers, { of: dismissedPayers.customerId, erase: 'rows' }),
]

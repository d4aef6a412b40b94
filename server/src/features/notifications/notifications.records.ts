import { customerRecord } from '../../security/retention/customer-records.ts'
import { notifications } from './notifications.tables.ts'

export const notificationsRecords = [
  customerRecord(notifications, { of: notifications.customerId, erase: 'rows' }),
]

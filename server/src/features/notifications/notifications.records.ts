import { customerRecord } from '../../security/retention/customer-records.ts'
import { heldTexts, notificationPreferences, notifications } from './notifications.tables.ts'

export const notificationsRecords = [
  customerRecord(notifications, { of: notifications.customerId, erase: 'rows' }),
  customerRecord(notificationPreferences, { of: notificationPreferences.customerId, erase: 'rows' }),
  customerRecord(heldTexts, { of: heldTexts.customerId, erase: 'rows' }),
]

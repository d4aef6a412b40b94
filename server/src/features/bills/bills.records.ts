import { inArray, sql } from 'drizzle-orm'
import { customerRecord } from '../../security/retention/customer-records.ts'
import { billers, billPayments, billReminders } from './bills.tables.ts'

/** Erasure keeps payments with their amounts, and billers without their details. */
export const billsRecords = [
  customerRecord(billReminders, { of: billReminders.customerId, erase: 'rows' }),
  customerRecord(billers, {
    of: billers.customerId,
    erase: {
      values: {
        name: '',
        // Account numbers stay unique, as the index requires now that all names are empty.
        accountNumber: sql`${billers.id}::text`,
        category: null,
        address1: null,
        address2: null,
        city: null,
        state: null,
        postalCode: null,
        phone: null,
        directoryRef: null,
        remindedFor: null,
      },
    },
  }),
  customerRecord(billPayments, {
    of: billPayments.customerId,
    openWhen: inArray(billPayments.status, ['created', 'pending', 'mailed']),
    erase: { values: { billerName: '', description: '' } },
  }),
]

import { customerRecord } from '../retention/customer-records.ts'
import { auditEntries } from './audit.tables.ts'

/** It names nobody (`AuditEntry.subject`), and stays as it was written. */
export const auditRecords = [customerRecord(auditEntries, { of: auditEntries.customerId, erase: 'nothing' })]

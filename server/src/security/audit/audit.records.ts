import { isNull } from 'drizzle-orm'
import { customerRecord } from '../retention/customer-records.ts'
import { auditEntries } from './audit.tables.ts'
import { auditFindings } from './audit-runs.tables.ts'
import { moneyStops } from './money-stops.tables.ts'

export const auditRecords = [
  // Audit entries contain no personal data (`AuditEntry.subject`), so an erasure keeps them unchanged.
  customerRecord(auditEntries, { of: auditEntries.customerId, erase: 'nothing' }),
  customerRecord(moneyStops, {
    of: moneyStops.customerId,
    leftOut: "the bank's check of its own books",
    openWhen: isNull(moneyStops.resumedAt),
    erase: { values: { releaseReason: null } },
  }),
  customerRecord(auditFindings, {
    of: auditFindings.customerId,
    leftOut: "the bank's check of its own books",
    erase: 'nothing',
  }),
]

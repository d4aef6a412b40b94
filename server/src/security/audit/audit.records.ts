import { isNull } from 'drizzle-orm'
import { customerRecord } from '../retention/customer-records.ts'
import { auditEntries } from './audit.tables.ts'
import { moneyStops } from './money-stops.tables.ts'

export const auditRecords = [
  // It names nobody (`AuditEntry.subject`), and is kept as written.
  customerRecord(auditEntries, { of: auditEntries.customerId, erase: 'nothing' }),
  customerRecord(moneyStops, {
    of: moneyStops.customerId,
    leftOut: "the bank's check of its own books",
    openWhen: isNull(moneyStops.resumedAt),
    erase: { values: { releaseReason: null } },
  }),
]

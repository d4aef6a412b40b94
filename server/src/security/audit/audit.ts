import type { Db } from '@yoursuccess/database/database'
import { currentRequestId } from '../../observability/request-id.ts'
import { auditEntries } from './audit.tables.ts'

export interface AuditEntry {
  happenedAt: Date
  /** "customer", "operator", "system", or a partner's name. */
  actor: string
  /** "session.signed_in" */
  action: string
  customerId?: number | undefined
  /** The record: "expense_goal:12". Never a secret, an email address or an account number. */
  subject?: string | undefined
  /** Defaults to the current request. */
  requestId?: string | undefined
}

/** Records a security or money event, in the transaction of the event. The table is append-only. */
export const audit = async (tx: Db, entry: AuditEntry): Promise<void> => {
  await tx.insert(auditEntries).values({ requestId: currentRequestId(), ...entry })
}

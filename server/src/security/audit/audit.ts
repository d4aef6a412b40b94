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
  /** Which record: "expense_goal:12". Never a secret, an e-mail address or a number of an account. */
  subject?: string | undefined
  /** The request at hand, without it. */
  requestId?: string | undefined
}

/** Writes down a security or money event, in the transaction of what happened. The table is append-only. */
export const audit = async (tx: Db, entry: AuditEntry): Promise<void> => {
  await tx.insert(auditEntries).values({ requestId: currentRequestId(), ...entry })
}

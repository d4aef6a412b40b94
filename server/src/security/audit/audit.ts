import type { Db } from '@yoursuccess/database/database'
import { currentRequestId } from '../../observability/request-id.ts'
import { auditEntries } from './audit.tables.ts'

/** "session.signed_in" */
export type AuditAction = `${string}.${string}`

export interface AuditEntry {
  customerId?: number | undefined
  /** The record: "expense_goal:12". Never a secret, an email address or an account number. */
  subject?: string | undefined
}

/** Like `audit`, for any number of events at once. */
export const auditAll = async (
  tx: Db,
  happenedAt: Date,
  actor: string,
  events: readonly (AuditEntry & { action: AuditAction })[],
): Promise<void> => {
  if (events.length === 0) return
  const requestId = currentRequestId()
  await tx.insert(auditEntries).values(events.map((event) => ({ ...event, requestId, happenedAt, actor })))
}

/** Records a security or money event, in the transaction of the event. The table is append-only. */
export const audit = async (
  tx: Db,
  happenedAt: Date,
  /** "customer", "operator", "system", or a partner's name. */
  actor: string,
  action: AuditAction,
  about: AuditEntry = {},
): Promise<void> => {
  await tx.insert(auditEntries).values({ requestId: currentRequestId(), happenedAt, actor, action, ...about })
}

/** Where a customer is signed in. Every call looks its session up, so an ended one ends on all servers. */
import type { OpenSession } from '@yoursuccess/contract/session/sessions'
import { notFound } from '../../http/refusal.ts'
import { audit } from '../../security/audit/audit.ts'
import type { SafetyCaller } from './safety.deps.ts'
import type { SessionDeps } from './session.deps.ts'
import { endOwnSession, endSessions, listOpenSessions, type Session } from './session.queries.ts'
import { idleDeadline, MAX_SESSIONS } from './session.rules.ts'

export const openPlaces = ({ database, clock, config }: SessionDeps) => {
  const limits = {
    idleMs: config.SESSION_IDLE_SECONDS * 1000,
    maxMs: config.SESSION_LONGEST_SECONDS * 1000,
  }
  /** A session that was left alone ends without an entry in its row. */
  const isOpen = ({ startedAt, lastActiveAt }: Session, now: Date) => {
    const times = { startedAt: startedAt.getTime(), lastActiveAt: lastActiveAt.getTime() }
    return now.getTime() < idleDeadline(times, limits)
  }

  return {
    list: async ({ customerId, sessionId }: SafetyCaller): Promise<OpenSession[]> => {
      const now = clock.realNow()
      const known = await listOpenSessions(database.db, customerId, MAX_SESSIONS)
      return known.filter((session) => isOpen(session, now)).map((session) => viewSession(session, sessionId))
    },

    /** Ends one of the customer's sessions. */
    end: ({ customerId }: SafetyCaller, id: number): Promise<void> =>
      database.transaction(async (tx) => {
        const now = clock.realNow()
        if (!(await endOwnSession(tx, customerId, id, now, 'signed_out_elsewhere'))) throw notFound()
        await audit(tx, now, 'customer', 'session.signed_out_elsewhere', {
          customerId,
          subject: `session:${id}`,
        })
      }),

    /** Ends all of the customer's sessions but the one that asks. */
    endOthers: ({ customerId, sessionId }: SafetyCaller): Promise<void> =>
      database.transaction(async (tx) => {
        const now = clock.realNow()
        const ended = await endSessions(tx, customerId, now, 'signed_out_elsewhere', sessionId)
        if (ended > 0) await audit(tx, now, 'customer', 'session.signed_out_others', { customerId })
      }),
  }
}

const viewSession = (
  { id, browser, system, network, startedAt, lastActiveAt }: Session,
  currentId: number,
): OpenSession => ({
  id,
  browser,
  system,
  network,
  started_at: startedAt.toISOString(),
  last_active_at: lastActiveAt.toISOString(),
  is_current: id === currentId,
})

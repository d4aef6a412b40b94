import type { Registered } from '../../boot/registered.ts'
import type { Texts } from '../../messaging/render.ts'
import type { Mail } from '../../partners/mail/port.ts'
import { daysBefore, deleteOldestOf, type OldRows } from '../../security/retention/old-rows.ts'
import { mfaRoutes } from './mfa.routes.ts'
import { mfaService } from './multi-factor.ts'
import { passkeysRoutes } from './passkeys.routes.ts'
import { sessionJobs } from './session.jobs.ts'
import { sessionRecords } from './session.records.ts'
import { sessionRoutes } from './session.routes.ts'
import { type SessionService, sessionService } from './session.service.ts'
import { sessions } from './session.tables.ts'
import type { UndoDeps } from './undo-change.ts'

export const registerSession = (
  deps: UndoDeps & { mail: Mail; texts: Texts },
): Registered<SessionService> => {
  const service = sessionService(deps)
  return {
    service,
    routes: (serve) => {
      sessionRoutes(serve, service, deps)
      mfaRoutes(serve, mfaService(deps))
      passkeysRoutes(serve, deps)
    },
    jobs: sessionJobs(deps, deps.mail, deps.texts),
    records: sessionRecords,
    oldRows: [oldSessions(deps)],
  }
}

/** Sessions that ended, at the latest by their longest time, SESSION_RETENTION_DAYS ago. */
const oldSessions = ({ database, clock, config }: UndoDeps): OldRows => ({
  deleteOldest: (limit) => {
    const endedBy = daysBefore(clock.realNow(), config.SESSION_RETENTION_DAYS)
    const before = new Date(endedBy.getTime() - config.SESSION_LONGEST_SECONDS * 1000)
    return deleteOldestOf(database, { table: sessions, since: sessions.startedAt, before, limit })
  },
})

/** Session tokens: checks them, refreshes them, and ends their sessions (docs/decisions/0006, 0137). */
import { ENDINGS } from '@yoursuccess/contract/core/access'
import { audit } from '../../security/audit/audit.ts'
import type { Authenticate } from '../../http/caller.ts'
import { refuseCommon } from '../../http/refusal.ts'
import type { SessionDeps } from './session.deps.ts'
import {
  endSession,
  findOpenSession,
  findSession,
  noteActivity,
  noteFirstUse,
  rotateSession,
  type Session,
} from './session.queries.ts'
import {
  clampLastActive,
  isRotationDue,
  isStepUpFresh,
  isUnused,
  sessionEnd,
  type SessionTimes,
  stepUpMethod,
  tokenExpiry,
  tokenStatus,
} from './session.rules.ts'
import { createTokens } from './token.ts'

export interface IssuedToken {
  token: string
  /** When the token expires, in seconds since 1970. */
  expiresAt: number
  /** When the session ends however active the customer is, in seconds since 1970. */
  endsAt: number
}

export const openSessions = ({
  database,
  clock,
  config,
  program,
}: Pick<SessionDeps, 'database' | 'clock' | 'config' | 'program'>) => {
  const tokens = createTokens(config.sessionKey, clock.realNow)
  const limits = {
    idleMs: config.SESSION_IDLE_SECONDS * 1000,
    maxMs: config.SESSION_LONGEST_SECONDS * 1000,
  }

  const issue = async (session: Session): Promise<IssuedToken> => {
    const expiresAt = tokenExpiry(timesOf(session), limits)
    return {
      token: await tokens.sign({ sessionId: session.id, generation: session.generation }, expiresAt),
      expiresAt,
      endsAt: sessionEnd(timesOf(session), limits),
    }
  }

  /** Two parties hold this session, and one of them is a thief: end it for both. */
  const endReused = ({ sessionId, customerId }: { sessionId: number; customerId: number }) =>
    database.transaction(async (tx) => {
      const now = clock.realNow()
      if (!(await endSession(tx, sessionId, now, 'token_reused'))) return
      await audit(tx, now, 'system', 'session.token_reused', { customerId })
    })

  const authenticate: Authenticate = async (token) => {
    const content = await tokens.read(token)
    if (!content) return undefined
    const session = await findOpenSession(database.db, content.sessionId)
    if (!session) return undefined
    const times = timesOf(session)
    const now = clock.realNow()
    const status = tokenStatus(times, content.generation, now.getTime(), limits)
    if (status === 'reused') await endReused(session)
    if (status !== 'open') return undefined
    if (content.generation === session.generation && isUnused(times))
      await noteFirstUse(database.db, session, now)
    return {
      customerId: session.customerId,
      sessionId: session.sessionId,
      generation: content.generation,
      state: session.state,
      features: new Set(session.features),
      ended: new Set(ENDINGS.filter(program.hasEnded)),
      stepUp: {
        method: stepUpMethod(session),
        isFresh: isStepUpFresh(session.steppedUpAt, now),
      },
      expiresAt: tokenExpiry(times, limits),
      endsAt: sessionEnd(times, limits),
    }
  }

  const end = async (token: string | undefined, cause: string): Promise<void> => {
    const content = token ? await tokens.read(token) : undefined
    if (content) await endSession(database.db, content.sessionId, clock.realNow(), cause)
  }

  const refresh = async (
    caller: { customerId: number; sessionId: number; generation: number },
    lastActive: string | number,
  ): Promise<IssuedToken> => {
    const now = clock.realNow()
    const session = await findSession(database.db, caller.customerId, caller.sessionId)
    if (!session) throw refuseCommon('signed_out')
    const lastActiveAt = new Date(
      clampLastActive(new Date(lastActive).getTime(), session.lastActiveAt.getTime(), now.getTime()),
    )
    const rotated = isRotationDue(timesOf(session), now.getTime())
      ? await rotateSession(database.db, caller, { lastActiveAt, rotatedAt: now })
      : undefined
    // No rotation is due, or another tab rotated first: issue another token of the current generation, so
    // that neither tab signs the other out, and record this tab's last action too.
    const current = rotated ?? (await noteActivity(database.db, caller, lastActiveAt))
    if (!current) throw refuseCommon('signed_out')
    return issue(current)
  }

  return { issue, authenticate, refresh, end }
}

const timesOf = (
  session: Pick<Session, 'startedAt' | 'lastActiveAt' | 'generation' | 'rotatedAt' | 'firstUsedAt'>,
): SessionTimes => ({
  startedAt: session.startedAt.getTime(),
  lastActiveAt: session.lastActiveAt.getTime(),
  generation: session.generation,
  rotatedAt: session.rotatedAt.getTime(),
  firstUsedAt: session.firstUsedAt?.getTime(),
})

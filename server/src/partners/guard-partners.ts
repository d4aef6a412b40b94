/**
 * Keeps one slow partner from slowing everyone. Partner calls from requests have a limited number of slots,
 * in all and per customer, and a partner that does not reply gets no calls for a while (docs/decisions/0123).
 * In both cases the caller gets a PartnerError `unreachable`; work that is already recorded is done later.
 * Calls from jobs and due work have slots of their own, and wait for one.
 */
import { createBoundedWork } from '../jobs/bounded-work.ts'
import { stopwatch } from '../clock/clock.ts'
import type { Config } from '../boot/config.ts'
import type { Log } from '../observability/log.ts'
import { currentRequester, type Requester } from './on-behalf-of.ts'
import { type BreakerState, type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { VENDOR } from './observe-partners.ts'
import { PartnerError } from './partner-error.ts'
import type { Partners } from './partners.ts'

type Role = keyof Partners
export type PartnerLimits = Pick<
  Config,
  | 'LIMIT_PARTNER_AT_ONCE'
  | 'LIMIT_PARTNER_JOBS_AT_ONCE'
  | 'LIMIT_PARTNER_CUSTOMER_AT_ONCE'
  | 'BREAKER_FAILURES'
  | 'BREAKER_SLOW_MS'
  | 'BREAKER_OPEN_SECONDS'
>

export interface GuardedPartners {
  partners: Partners
  /** One breaker for each role of a partner. */
  listBreakers(): { partner: string; state: BreakerState }[]
}

/**
 * A request waits at most this long for a slot: the last known answer, or a refusal, is better than waiting.
 */
const MAX_WAIT_MS = 200

/** Methods that call no partner, or that check an event from a partner. */
const UNGUARDED = new Set(['translateEvent', 'verifySignature', 'arrivalOf'])

/** Calls that only read. All others change something and have separate slots: reads cannot block an order. */
const READS = new Set([
  'getBalance',
  'listPosted',
  'listOpenAuthorizations',
  'getCard',
  'createPinFrame',
  'createCardImage',
  'findReview',
  'getTransfer',
  'getAccount',
  'matchName',
  'createLinkToken',
  'searchDirectory',
  'findInDirectory',
  'getPayment',
  'getCheck',
  'createSsoLink',
])

/** Their connections are limited, and some are kept for warnings (mail/smtp.ts). */
const POOLED = new Set<Role>(['mail'])

/** Attempted even while the breaker is open: a late reply still stops a thief. */
const SAFETY: Partial<Record<Role, readonly string[]>> = { processor: ['setFrozen', 'replaceCard'] }

const isSafety = (role: Role, name: string): boolean => SAFETY[role]?.includes(name) ?? false

export const guardPartners = (partners: Partners, limits: PartnerLimits, log: Log): GuardedPartners => {
  const breakers = new Map<Role, CircuitBreaker>()
  const guarded = Object.entries(partners).map(([name, port]) => {
    const role = name as Role
    const breaker = createCircuitBreaker(
      { failures: limits.BREAKER_FAILURES, openMs: limits.BREAKER_OPEN_SECONDS * 1000 },
      stopwatch(),
      (state) => log.warn({ partner: role, outcome: state }, 'partner breaker'),
    )
    breakers.set(role, breaker)
    return [role, guard(role, port as object, breaker, limits)]
  })
  return {
    partners: Object.fromEntries(guarded) as unknown as Partners,
    listBreakers: () => [...breakers].map(([partner, breaker]) => ({ partner, state: breaker.state() })),
  }
}

const guard = <Port extends object>(
  role: Role,
  port: Port,
  breaker: CircuitBreaker,
  limits: PartnerLimits,
): Port => {
  const refuse = (call: string, code: 'breaker_open' | 'busy') =>
    new PartnerError(VENDOR[role], 'unreachable', { call, code })
  const bounded = (atOnce: number) =>
    createBoundedWork({
      atOnce,
      waiting: atOnce,
      maxWaitMs: MAX_WAIT_MS,
      refuse: () => refuse(role, 'busy'),
    })
  const reads = bounded(limits.LIMIT_PARTNER_AT_ONCE)
  const orders = bounded(limits.LIMIT_PARTNER_AT_ONCE)
  const jobs = createBoundedWork({
    atOnce: limits.LIMIT_PARTNER_JOBS_AT_ONCE,
    waiting: Number.POSITIVE_INFINITY,
    refuse: () => refuse(role, 'busy'),
  })
  const readsOf = createSlotsByRequester(() => bounded(limits.LIMIT_PARTNER_CUSTOMER_AT_ONCE))
  const ordersOf = createSlotsByRequester(() => bounded(limits.LIMIT_PARTNER_CUSTOMER_AT_ONCE))

  const inSlot = <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const requester = currentRequester()
    if (requester === undefined) return POOLED.has(role) || isSafety(role, name) ? work() : jobs(work)
    const isRead = READS.has(name)
    const inAll = () => (isRead ? reads : orders)(work)
    return requester === 'anyone' ? inAll() : (isRead ? readsOf : ordersOf)(requester, inAll)
  }

  return new Proxy(port, {
    get: (target, name, receiver) => {
      const method: unknown = Reflect.get(target, name, receiver)
      if (typeof method !== 'function' || typeof name !== 'string' || UNGUARDED.has(name)) return method
      const always = isSafety(role, name)
      return async (...given: unknown[]): Promise<unknown> => {
        // Also checked before waiting for a slot, so the refusal is immediate.
        if (!always && !breaker.admits()) throw refuse(name, 'breaker_open')
        return inSlot(name, async () => {
          const report = breaker.admit(always)
          if (!report) throw refuse(name, 'breaker_open')
          const elapsed = stopwatch()
          let isAnswered = false
          try {
            const answer: unknown = await Reflect.apply(method, target, given)
            isAnswered = true
            return answer
          } catch (error) {
            isAnswered = !(error instanceof PartnerError) || !isSilence(error)
            throw error
          } finally {
            report(isAnswered && elapsed() < limits.BREAKER_SLOW_MS)
          }
        })
      }
    },
  })
}

/** A refusal and an invalid reply still count as replies. */
const isSilence = ({ kind }: PartnerError): boolean => kind === 'timeout' || kind === 'unreachable'

type Slots = ReturnType<typeof createBoundedWork>

/** The slots of each requester. They are dropped when none of the requester's calls is in progress. */
const createSlotsByRequester = (create: () => Slots) => {
  const known = new Map<Requester, { slots: Slots; users: number }>()
  return async <T>(requester: Requester, work: () => Promise<T>): Promise<T> => {
    const entry = known.get(requester) ?? { slots: create(), users: 0 }
    known.set(requester, entry)
    entry.users++
    try {
      return await entry.slots(work)
    } finally {
      if (--entry.users === 0) known.delete(requester)
    }
  }
}

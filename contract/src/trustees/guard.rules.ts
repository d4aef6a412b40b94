/**
 * Whether a trustee's office accepts a payment made in some way. Server and browser ask the same rule; what
 * people read is in guard.messages.ts (docs/decisions/0173).
 */
import { type CalendarDate, day, daysBetween } from '../core/calendar-date.ts'
import { type Cents, parseAmount } from '../core/money.ts'
import type { TrusteeMethodKind } from './trustee-methods.ts'
import type { TrusteeMethod } from './trustees.ts'

/** What nobody checked for longer than this many days counts as unknown. */
export const CHECKED_FOR_DAYS = 180

export type GuardedMethod = Pick<
  TrusteeMethod,
  'kind' | 'accepted' | 'conditions' | 'max_amount' | 'checked_on'
>

export interface MethodLock {
  kind: TrusteeMethodKind
  /** The first day on which the office takes the method again. Null for never. */
  until: string | null
}

export type GuardAnswer =
  | { verdict: 'accepted' }
  | { verdict: 'conditional'; conditions: readonly string[] }
  /** `checkedOn` is null unless the answer is known, but was checked too long ago. */
  | { verdict: 'unknown'; checkedOn: string | null }
  /** `methods` are those that the office accepts from this customer. */
  | { verdict: 'refused'; code: 'trustee.method_refused'; methods: readonly TrusteeMethodKind[] }
  | {
      verdict: 'refused'
      code: 'trustee.method_locked'
      methods: readonly TrusteeMethodKind[]
      until: string | null
    }
  | { verdict: 'refused'; code: 'trustee.amount_over_limit'; limit: Cents }

export interface GuardQuestion {
  methods: readonly GuardedMethod[]
  kind: TrusteeMethodKind
  /** Left out when a biller is added. */
  amount?: Cents | undefined
  locks: readonly MethodLock[]
  today: CalendarDate
}

/**
 * The office's answer to a payment (TRU-05, TRU-06, TRU-08). A lock refuses in any case, because it follows from
 * what happened to the customer. What was not checked lately refuses nothing else.
 */
export const guardTrustee = ({ methods, kind, amount, locks, today }: GuardQuestion): GuardAnswer => {
  const isLocked = (each: TrusteeMethodKind) => lockOf(locks, each, today) !== undefined
  const accepted = () =>
    methods
      .filter((each) => isAccepted(each) && isChecked(each, today) && !isLocked(each.kind))
      .map((each) => each.kind)
  const lock = lockOf(locks, kind, today)
  if (lock)
    return { verdict: 'refused', code: 'trustee.method_locked', methods: accepted(), until: lock.until }
  const method = methods.find((each) => each.kind === kind)
  if (!method || method.accepted === 'unknown') return { verdict: 'unknown', checkedOn: null }
  if (!isChecked(method, today)) return { verdict: 'unknown', checkedOn: method.checked_on }
  if (method.accepted === 'no')
    return { verdict: 'refused', code: 'trustee.method_refused', methods: accepted() }
  const limit = method.max_amount === null ? undefined : parseAmount(method.max_amount)
  if (amount !== undefined && limit !== undefined && amount > limit)
    return { verdict: 'refused', code: 'trustee.amount_over_limit', limit }
  return method.accepted === 'conditional'
    ? { verdict: 'conditional', conditions: method.conditions }
    : { verdict: 'accepted' }
}

const isAccepted = ({ accepted }: GuardedMethod) => accepted === 'yes' || accepted === 'conditional'

/** True if someone checked the entry lately enough to rely on it. */
export const isChecked = ({ checked_on }: Pick<GuardedMethod, 'checked_on'>, today: CalendarDate): boolean =>
  daysBetween(day(checked_on), today) <= CHECKED_FOR_DAYS

const lockOf = (locks: readonly MethodLock[], kind: TrusteeMethodKind, today: CalendarDate) =>
  locks.find((lock) => lock.kind === kind && (lock.until === null || today < lock.until))

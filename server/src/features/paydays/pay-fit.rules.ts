/**
 * How well deposits fit a pattern of pay. The evidence says how much likelier the deposits' days are if the
 * payer pays by the pattern than if it pays on any days, in natural logarithms: each further 2.3 is ten times.
 */
import type { PayFrequency } from '@yoursuccess/contract/paydays/pay-days.rules'
import type { PayCalendar } from './pay-calendar.rules.ts'
import { type CandidatePattern, PATTERNS } from './pay-patterns.rules.ts'

/** How often deposits of a payer are 0, 1, 2 or 3 banking days off, to one side: of punctual payers and of others. */
const PUNCTUALITY = [
  [0.86, 0.05, 0.02, 0.001],
  [0.4, 0.27, 0.03, 0.003],
  [0.24, 0.19, 0.17, 0.02],
] as const
/** How many banking days a deposit may be off. A benefit of a month's second Wednesday is up to three off. */
const MAX_OFF: Readonly<Record<PayFrequency, number>> = { weekly: 2, biweekly: 2, semimonthly: 2, monthly: 3 }
/** Banking days between two paydays. */
const APART: Readonly<Record<PayFrequency, number>> = {
  weekly: 5,
  biweekly: 10,
  semimonthly: 10.5,
  monthly: 21,
}
/** What it adds that there is one deposit for a payday, not two or none. It says most of the shortest distance. */
const REGULAR: Readonly<Record<PayFrequency, number>> = {
  weekly: 0.5,
  biweekly: 0.2,
  semimonthly: 0.2,
  monthly: 0.4,
}
/** What a payday without a deposit, and a deposit on another day, take away. */
const MISSED = 3
const EXTRA = 3
/** One payday may be missing, and one more for so many paydays; one deposit may be on another day, likewise. */
const PAYDAYS_A_MISS = 12
const DEPOSITS_AN_EXTRA = 6
const WEEK = 7

export interface Fit {
  evidence: number
  /** The deposits on paydays, as places in the list, in order. */
  matched: readonly number[]
  /** Places in the pattern's paydays. */
  firstPayday: number
  lastPayday: number
}

/** A way to match the deposits so far. */
interface Way {
  evidence: number
  missed: number
  extra: number
  /** The last match and those before it; undefined before the first. */
  match: Match | undefined
}

interface Match {
  deposit: number
  /** Place in the pattern's paydays. */
  payday: number
  before: Match | undefined
}

/**
 * The best fit of deposits to a pattern; undefined if too many deposits or paydays are left. `deposits` are
 * days of the calendar, in order, each day once.
 */
export const fitOf = (
  calendar: PayCalendar,
  pattern: CandidatePattern,
  deposits: readonly number[],
): Fit | undefined => {
  const limits = limitsOf(pattern, deposits)
  if (!limits) return undefined
  let best: Way | undefined
  for (const shares of PUNCTUALITY)
    for (const way of waysOf(calendar, pattern, deposits, { shares, ...limits }))
      if (way.match && way.evidence > (best?.evidence ?? Number.NEGATIVE_INFINITY)) best = way
  if (!best?.match) return undefined
  const matches: Match[] = []
  for (let match: Match | undefined = best.match; match; match = match.before) matches.unshift(match)
  return {
    evidence: best.evidence - Math.log(PATTERNS[pattern.frequency]),
    matched: matches.map(({ deposit }) => deposit),
    firstPayday: matches[0]?.payday ?? 0,
    lastPayday: best.match.payday,
  }
}

interface Limits {
  maxMissed: number
  maxExtra: number
}

/** How many may be left. Undefined if the number of deposits alone rules the pattern out, which is quick to see. */
const limitsOf = ({ paydays }: CandidatePattern, deposits: readonly number[]): Limits | undefined => {
  const [first = 0, last = 0] = [deposits[0], deposits.at(-1)]
  const near = paydays.filter(({ payday }) => payday >= first - WEEK && payday <= last + WEEK)
  const within = near.filter(({ payday }) => payday >= first + WEEK && payday <= last - WEEK)
  const maxMissed = 1 + Math.floor(near.length / PAYDAYS_A_MISS)
  const maxExtra = 1 + Math.floor(deposits.length / DEPOSITS_AN_EXTRA)
  if (deposits.length - near.length > maxExtra) return undefined
  return within.length - deposits.length > maxMissed ? undefined : { maxMissed, maxExtra }
}

/**
 * Goes through the deposits in order. Each is matched with a payday near it, or left as an extra one. Of the
 * ways that end with the same payday, only the best can become the best of all.
 */
const waysOf = (
  { days }: PayCalendar,
  { frequency, paydays }: CandidatePattern,
  deposits: readonly number[],
  { shares, maxMissed, maxExtra }: Limits & { shares: readonly number[] },
): Iterable<Way> => {
  const gains = shares
    .slice(0, MAX_OFF[frequency] + 1)
    .map((share) => Math.log(share * APART[frequency]) + REGULAR[frequency])
  const bankingDays = (on: number) => days[on]?.bankingDays ?? 0
  let ways: ReadonlyMap<number, Way> = new Map([[-1, { evidence: 0, missed: 0, extra: 0, match: undefined }]])
  let nearest = 0
  for (const [deposit, on] of deposits.entries()) {
    const next = new Map<number, Way>()
    const keep = (payday: number, way: Way) => {
      if (way.missed > maxMissed || way.extra > maxExtra) return
      const known = next.get(payday)
      if (!known || way.evidence > known.evidence) next.set(payday, way)
    }
    while (offBy(nearest) <= -gains.length) nearest += 1
    for (const [last, way] of ways) {
      keep(last, { ...way, evidence: way.evidence - EXTRA, extra: way.extra + 1 })
      for (let payday = Math.max(nearest, last + 1); offBy(payday) < gains.length; payday++) {
        const passed = last < 0 ? 0 : payday - last - 1
        keep(payday, {
          evidence: way.evidence + (gains[Math.abs(offBy(payday))] ?? 0) - passed * MISSED,
          missed: way.missed + passed,
          extra: way.extra,
          match: { deposit, payday, before: way.match },
        })
      }
    }
    ways = next

    /** Banking days from the deposit to the payday. */
    function offBy(payday: number): number {
      const candidate = paydays[payday]
      return candidate ? bankingDays(candidate.payday) - bankingDays(on) : Number.POSITIVE_INFINITY
    }
  }
  return ways.values()
}

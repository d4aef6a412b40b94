/** Finds the pay schedules that a customer's deposits follow (PAYD-03). */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, cents, ZERO } from '@yoursuccess/contract/core/money'
import type { PayPattern } from '@yoursuccess/contract/paydays/pay-days.rules'
import { bankingDaysFrom, dayOf, numberOf, type PayCalendar, payCalendar } from './pay-calendar.rules.ts'
import { type Fit, fitOf } from './pay-fit.rules.ts'
import { type CandidatePattern, candidatePatterns } from './pay-patterns.rules.ts'
import { payerOf } from './payer.rules.ts'

/** Older deposits say little about the next payday. A year has twelve paydays of the rarest frequency. */
export const RHYTHM_DAYS = 400
/** Fewer deposits never reach the evidence, so they need no search (PAYD-03). */
const MIN_DEPOSITS = 3
/** Smaller amounts, such as interest, are not pay. */
const MIN_USUAL = cents(2_500)
/** In the gate's histories, deposits without rhythm reach this much evidence in fewer than one of a hundred. */
const MIN_EVIDENCE = 4.2
/** A payer that missed more paydays since has stopped paying. */
const MAX_MISSED = 3
/** How many banking days pay may be late before it counts as missed. */
const MAX_LATE = 3

export interface Deposit {
  id: number
  on: CalendarDate
  amountCents: Cents
  /** What the bank prints. */
  details: string
}

export interface PayRhythm extends Omit<PayPattern, 'endedOn'> {
  /** The payer's name as deposits are compared by it (`payerOf`). */
  payer: string
  usualCents: Cents
  /** The deposits that arrived on its paydays, oldest first. */
  deposits: readonly Deposit[]
}

/** The calendar and the patterns that all payers of a search share. They depend on the day alone. */
export interface RhythmSearch {
  calendar: PayCalendar
  patterns: readonly CandidatePattern[]
  today: CalendarDate
}

export const rhythmSearch = (today: CalendarDate): RhythmSearch => {
  // A payday may be a few days outside of the deposits' days.
  const calendar = payCalendar(addDays(today, -RHYTHM_DAYS - 20), addDays(today, 20))
  return { calendar, patterns: candidatePatterns(calendar), today }
}

/** The rhythms that go on today, one for each payer at most. `deposits` may have any order and age. */
export const findPayRhythms = (deposits: readonly Deposit[], search: RhythmSearch): PayRhythm[] => {
  const { today } = search
  const recent = deposits.filter(({ on }) => on <= today && on > addDays(today, -RHYTHM_DAYS))
  const found = [...Map.groupBy(recent, ({ details }) => payerOf(details))].flatMap(([payer, own]) =>
    payer === '' ? [] : (rhythmOf(payer, own, search) ?? []),
  )
  return found.filter((rhythm) => !isReplaced(rhythm, found)).map(({ rhythm }) => rhythm)
}

interface Found {
  rhythm: PayRhythm
  /** Days of the calendar. */
  first: number
  last: number
  /** Paydays since the last deposit that brought nothing. */
  missed: number
}

const rhythmOf = (payer: string, own: readonly Deposit[], search: RhythmSearch): Found | undefined => {
  const { calendar } = search
  const days = [...Map.groupBy(own, ({ on }) => numberOf(calendar, on))]
    .map(([on, deposits]) => ({
      on,
      deposits,
      cents: deposits.reduce((sum, { amountCents }) => add(sum, amountCents), ZERO),
    }))
    .toSorted((a, b) => a.on - b.on)
  const usual = medianOf(days.map((each) => each.cents))
  const regular = days.filter((each) => each.cents * 2 >= usual)
  if (regular.length < MIN_DEPOSITS || usual < MIN_USUAL) return undefined
  const best = bestFit(
    search,
    regular.map(({ on }) => on),
  )
  if (!best) return undefined
  const { fit, pattern } = best
  const missed = missedSince(calendar, pattern, fit, numberOf(calendar, search.today))
  if (missed > MAX_MISSED) return undefined
  const matched = regular.filter((_, at) => fit.matched.includes(at))
  return {
    rhythm: {
      payer,
      frequency: pattern.frequency,
      days: pattern.days,
      weekend: pattern.weekend,
      anchorOn: dayOf(calendar, pattern.paydays[fit.firstPayday]?.scheduled ?? 0),
      usualCents: medianOf(matched.slice(-6).map((each) => each.cents)),
      deposits: matched.flatMap(({ deposits }) => deposits),
    },
    first: matched[0]?.on ?? 0,
    last: matched.at(-1)?.on ?? 0,
    missed,
  }
}

/** Of equal fits the first, whose pattern is the most common one. */
const bestFit = ({ calendar, patterns }: RhythmSearch, deposits: readonly number[]) => {
  let best: { fit: Fit; pattern: CandidatePattern } | undefined
  for (const pattern of patterns) {
    const fit = fitOf(calendar, pattern, deposits)
    if (!fit || fit.evidence < MIN_EVIDENCE) continue
    if (!best || fit.evidence > best.fit.evidence) best = { fit, pattern }
  }
  return best
}

const missedSince = (
  calendar: PayCalendar,
  { paydays }: CandidatePattern,
  { lastPayday }: Fit,
  today: number,
): number =>
  paydays.slice(lastPayday + 1).filter(({ payday }) => bankingDaysFrom(calendar, payday, today) > MAX_LATE)
    .length

/** A former employer: it has missed a payday, and another rhythm began after its last deposit. */
const isReplaced = ({ last, missed }: Found, found: readonly Found[]): boolean =>
  missed > 0 && found.some((other) => other.first > last && other.missed < missed)

/** The middle one, or the lower of the two in the middle. */
const medianOf = (amounts: readonly Cents[]): Cents =>
  amounts.toSorted((a, b) => a - b)[Math.floor((amounts.length - 1) / 2)] ?? ZERO

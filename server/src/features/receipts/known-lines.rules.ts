/** Which lines of a trustee's file are receipts that are there already (REC-02). */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, MAX_INPUT } from '@yoursuccess/contract/core/money'
import type { LINE_STATES } from '@yoursuccess/contract/receipts/receipts'

/** What tells receipts apart. The day and the amount of a line that is not understood are null. */
export interface Line {
  postedOn: CalendarDate | null
  amountCents: Cents | null
  receiptNumber: string | null
}
export interface Posting extends Line {
  postedOn: CalendarDate
  amountCents: Cents
}

export type LineState = (typeof LINE_STATES)[number]

/**
 * The state of each line, in their order. A receipt with a number is there once for its day and amount. Of lines
 * without a number that are the same, each is a receipt of its own. Where only one of line and receipt has a number,
 * day and amount decide, so that what was typed without it is not added again.
 */
export const statesOfLines = (
  lines: readonly Line[],
  stored: readonly Posting[],
  today: CalendarDate,
): LineState[] => {
  const numbered = new Set(stored.filter(({ receiptNumber }) => receiptNumber !== null).map(wholeKey))
  const left = {
    numbered: countsOf(stored.filter(({ receiptNumber }) => receiptNumber !== null)),
    plain: countsOf(stored.filter(({ receiptNumber }) => receiptNumber === null)),
  }
  const states: (LineState | undefined)[] = lines.map((line) =>
    isUnderstood(line, today) ? undefined : 'not_understood',
  )
  /** Decides about the lines that are still undecided, in their order. */
  const decide = (stateOf: (line: Posting) => LineState | undefined) =>
    lines.forEach((line, at) => {
      if (states[at] === undefined && isUnderstood(line, today)) states[at] = stateOf(line)
    })

  // Those that are exactly the same come first, so that none of them is taken for a line that is only like it.
  decide((line) => {
    if (line.receiptNumber === null) return take(left.plain, line) ? 'known' : undefined
    if (!numbered.delete(wholeKey(line))) return undefined
    take(left.numbered, line)
    return 'known'
  })
  const seen = new Set(stored.map(wholeKey))
  decide((line) => {
    if (line.receiptNumber === null) return take(left.numbered, line) ? 'known' : 'new'
    const isRepeated = seen.has(wholeKey(line))
    seen.add(wholeKey(line))
    return isRepeated || take(left.plain, line) ? 'known' : 'new'
  })
  return states.map((state) => state ?? 'new')
}

/** False for a line of a day to come, or of more than anybody pays. */
export const isUnderstood = <Given extends Line>(line: Given, today: CalendarDate): line is Given & Posting =>
  line.postedOn !== null &&
  line.postedOn <= today &&
  line.amountCents !== null &&
  Math.abs(line.amountCents) <= MAX_INPUT

const wholeKey = ({ postedOn, amountCents, receiptNumber }: Posting) =>
  `${postedOn} ${amountCents} ${receiptNumber ?? ''}`
const key = ({ postedOn, amountCents }: Posting) => `${postedOn} ${amountCents}`

const countsOf = (postings: readonly Posting[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const posting of postings) counts.set(key(posting), (counts.get(key(posting)) ?? 0) + 1)
  return counts
}

/** Takes one of the same day and amount. Returns false if none is left. */
const take = (counts: Map<string, number>, posting: Posting): boolean => {
  const left = counts.get(key(posting)) ?? 0
  if (left > 0) counts.set(key(posting), left - 1)
  return left > 0
}

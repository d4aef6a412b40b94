/** How a planned payment is sent in parts: in the mode `each_payday`, each share of pay is sent automatically (AUTO-08). Pure. */
import type { CalendarDate } from '../core/calendar-date.ts'
import { add, type Cents, cents, larger, smaller, subtract, ZERO } from '../core/money.ts'
import type { PARTIALS } from '../trustees/trustee-methods.ts'
import type { AutopayMode } from './autopay.ts'

/** The modes in which an office can be paid: in parts only if it says that it takes them. */
export const modesFor = (partial: (typeof PARTIALS)[number]): AutopayMode[] =>
  partial === 'yes' ? ['once', 'each_payday'] : ['once']

/** The fees of what is still to be sent for a payment: one for each payday that is left, and at least one. */
export const partFees = (paydays: number, feeCents: Cents): Cents => cents(feeCents * Math.max(1, paydays))

interface PartTerms {
  /** The fee of each part. */
  feeCents: Cents
  /** The smallest payment that the office takes. */
  minCents: Cents | null
}

const CENT = cents(1)

/**
 * What is sent of the money that is set aside for a payment: all that is left to send, or as much as it covers with the fee.
 * A part and the rest after it are never below the smallest payment. Zero: the money stays for the next part.
 */
export const partOf = ({
  leftCents,
  setAsideCents,
  feeCents,
  minCents,
}: PartTerms & { leftCents: Cents; setAsideCents: Cents }): Cents => {
  const coveredCents = subtract(larger(ZERO, setAsideCents), feeCents)
  if (coveredCents >= leftCents) return larger(ZERO, leftCents)
  const leastCents = minCents ?? CENT
  const partCents = smaller(coveredCents, subtract(leftCents, leastCents))
  return partCents >= leastCents ? partCents : ZERO
}

/** What is sent on a day. */
export interface Part {
  on: CalendarDate
  amountCents: Cents
}

/** The parts of a payment if each pay arrives as expected; the last one on the send day, if something is left then. */
export const partsOf = ({
  plannedCents,
  keptCents,
  shares,
  sendOn,
  ...terms
}: PartTerms & {
  plannedCents: Cents
  /** What is set aside for it before the first share. */
  keptCents: Cents
  /** What is set aside on each payday, by day. */
  shares: readonly Part[]
  sendOn: CalendarDate
}): Part[] => {
  const parts: Part[] = []
  let leftCents = plannedCents
  let setAsideCents = keptCents
  for (const share of shares) {
    setAsideCents = add(setAsideCents, share.amountCents)
    // Without another share, nothing is sent on that day.
    const amountCents = share.amountCents > 0 ? partOf({ ...terms, leftCents, setAsideCents }) : ZERO
    if (amountCents === 0) continue
    parts.push({ on: share.on, amountCents })
    leftCents = subtract(leftCents, amountCents)
    setAsideCents = subtract(setAsideCents, add(amountCents, terms.feeCents))
  }
  return leftCents > 0 ? [...parts, { on: sendOn, amountCents: leftCents }] : parts
}

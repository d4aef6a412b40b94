/** What became of each installment: money is applied to the oldest unpaid one first (CASE-11, CASE-12). */
import { type CalendarDate, daysBetween } from '../core/calendar-date.ts'
import { add, type Cents, negate, smaller, subtract, sum, ZERO } from '../core/money.ts'
import type { Credit } from './applied-money.rules.ts'
import type { Installment } from './installments.rules.ts'

/**
 * `none`: nothing is due. `posted`: the trustee's books show it in full. `sent`: what was paid covers it. `short`
 * and `missed`: its due day passed, with a part or nothing paid. `covered`: it is set aside or scheduled in full.
 * `due`: within a week. `upcoming`: later.
 */
export const INSTALLMENT_STATUSES = [
  'none',
  'posted',
  'sent',
  'short',
  'missed',
  'covered',
  'due',
  'upcoming',
] as const
export type InstallmentStatus = (typeof INSTALLMENT_STATUSES)[number]

/** Days before the due day from which an unpaid installment is `due`. */
export const DUE_SOON_DAYS = 7

/** Money that is set aside or scheduled for an installment and not sent yet. */
export interface Cover {
  amountCents: Cents
  /** The day on which a scheduled payment should be posted. Null if no payment is scheduled. */
  expectedOn: CalendarDate | null
}

export interface TrackedInstallment extends Installment {
  appliedCents: Cents
  postedCents: Cents
  /** The part of `appliedCents` that is only known from the customer. */
  reportedCents: Cents
  status: InstallmentStatus
  /** True if money for it is expected, or arrived, after its due day. */
  isLate: boolean
}

/**
 * Applies money to installments. `installments` are by due day, and credits oldest first, as `countMoney` returns
 * them; those for lump sums do not count. `coverOf` says what is set aside or scheduled for an installment.
 */
export const trackInstallments = ({
  installments,
  applied,
  posted,
  today,
  coverOf = () => undefined,
}: {
  installments: readonly Installment[]
  applied: readonly Credit[]
  posted: readonly Credit[]
  today: CalendarDate
  coverOf?: (installment: Installment) => Cover | undefined
}): TrackedInstallment[] => {
  const shares = spread(installments, applied, today)
  const postedShares = spread(installments, posted, today)
  return installments.map((installment, index) => {
    const [share = NO_SHARE, postedShare = NO_SHARE] = [shares[index], postedShares[index]]
    const cover = coverOf(installment)
    const status = statusOf(installment, share.cents, postedShare.cents, cover, today)
    const arrivesOn = [
      (status === 'posted' ? postedShare : share).lastOn,
      status === 'posted' || status === 'sent' ? null : (cover?.expectedOn ?? null),
    ]
    return {
      ...installment,
      appliedCents: share.cents,
      postedCents: postedShare.cents,
      reportedCents: share.reportedCents,
      status,
      isLate: arrivesOn.some((day) => day !== null && day > installment.dueOn),
    }
  })
}

const statusOf = (
  { amountCents, dueOn }: Installment,
  appliedCents: Cents,
  postedCents: Cents,
  cover: Cover | undefined,
  today: CalendarDate,
): InstallmentStatus => {
  if (amountCents <= 0) return 'none'
  if (postedCents >= amountCents) return 'posted'
  if (appliedCents >= amountCents) return 'sent'
  if (dueOn < today) return appliedCents > 0 ? 'short' : 'missed'
  if (cover && add(appliedCents, cover.amountCents) >= amountCents) return 'covered'
  return daysBetween(today, dueOn) <= DUE_SOON_DAYS ? 'due' : 'upcoming'
}

/** What an installment gets, and the day on which the last of it arrives (null if unknown). */
interface Share {
  cents: Cents
  reportedCents: Cents
  lastOn: CalendarDate | null
}
const NO_SHARE: Share = { cents: ZERO, reportedCents: ZERO, lastOn: null }

const spread = (
  installments: readonly Installment[],
  credits: readonly Credit[],
  today: CalendarDate,
): Share[] =>
  partsOf(installments, credits, today).map((parts) => ({
    cents: sum(parts.map(({ amountCents }) => amountCents)),
    reportedCents: sum(
      parts.filter(({ source }) => source === 'reported').map(({ amountCents }) => amountCents),
    ),
    lastOn: parts
      .filter(({ amountCents }) => amountCents > 0)
      .reduce<CalendarDate | null>((last, { arrivesOn }) => later(last, arrivesOn), null),
  }))

/** What an installment gets of some money: of a credit, or of an order that lowered what was due. */
export interface InstallmentPart {
  source: Credit['source'] | 'order'
  /** The id of the credit in its source. */
  id: number | null
  amountCents: Cents
  arrivesOn: CalendarDate | null
}

/** Gives the credits to the installments in their order, each until it is covered. One result per installment. */
export const partsOf = (
  installments: readonly Installment[],
  credits: readonly Credit[],
  today: CalendarDate,
): InstallmentPart[][] => {
  const money = withoutTakenBack<InstallmentPart>([
    ...creditOfOrders(installments, today),
    ...credits.filter(isForInstallments),
  ])
  let at = 0
  let left = money[0]?.amountCents ?? ZERO
  return installments.map(({ amountCents }) => {
    let missing = amountCents
    const parts: InstallmentPart[] = []
    for (let next = money[at]; missing > 0 && next; next = money[at]) {
      const part = smaller(missing, left)
      const { source, id, arrivesOn } = next
      if (part !== 0) parts.push({ source, id, arrivesOn, amountCents: part })
      missing = subtract(missing, part)
      left = subtract(left, part)
      if (left > 0) continue
      at += 1
      left = money[at]?.amountCents ?? ZERO
    }
    return parts
  })
}

/** What an office took back lessens the money before it, the newest first, and what is left of it the money after it. */
const withoutTakenBack = <Money extends { amountCents: Cents }>(money: readonly Money[]): Money[] => {
  const kept: Money[] = []
  let missing = ZERO
  for (const each of money) {
    kept.push({ ...each, amountCents: add(each.amountCents, missing) })
    missing = ZERO
    for (let last = kept.at(-1); last && last.amountCents < 0; last = kept.at(-1)) {
      kept.pop()
      const before = kept.pop()
      if (before) kept.push({ ...before, amountCents: add(before.amountCents, last.amountCents) })
      else missing = last.amountCents
    }
  }
  return kept
}

/** Orders that lowered what was due in the past pay for the oldest installments. */
const creditOfOrders = (installments: readonly Installment[], today: CalendarDate) =>
  installments
    .filter(({ amountCents, dueOn }) => amountCents < 0 && dueOn <= today)
    .map(({ amountCents }) => ({
      amountCents: negate(amountCents),
      arrivesOn: null,
      source: 'order' as const,
      id: null,
    }))

const isForInstallments = ({ lumpSumId }: Credit) => lumpSumId === null

const later = (a: CalendarDate | null, b: CalendarDate | null) =>
  a === null || (b !== null && b > a) ? b : a

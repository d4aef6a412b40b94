/**
 * Which money counts toward the plan, for display only: what is sent is decided elsewhere (CASE-11). Each dollar
 * counts once, whether it is known from a payment, a receipt, the trustee's earlier total, or the customer.
 */
import { addDays, type CalendarDate } from '../core/calendar-date.ts'
import { add, type Cents, sum, ZERO } from '../core/money.ts'

/** Money for a lump sum counts toward that one only (CASE-17). */
interface Purpose {
  /** Null for money for installments. */
  lumpSumId: number | null
}

/** A payment from this account. */
export interface SentPayment extends Purpose {
  id: number
  amountCents: Cents
  /** The day on which the trustee got it, or should get it: it cannot be posted earlier. */
  arrivesOn: CalendarDate
  /** True if it failed or was returned. */
  isUndone: boolean
}

/**
 * `matched`: it is the posting of payments from this account. `alone`: the customer said that it is not from this
 * account, or no payment could be it. `open`: it could be a payment that counts already. `twice`: it looks like a
 * second posting of a payment, which nobody confirmed.
 */
export type ReceiptMatch = 'matched' | 'alone' | 'open' | 'twice'

/** What the trustee posted. */
export interface Receipt extends Purpose {
  id: number
  postedOn: CalendarDate
  amountCents: Cents
  match: ReceiptMatch
  /** Set if it is matched. Two payments of one day may be one receipt. */
  paymentIds: readonly number[]
}

/** A trustee payment that the customer reported as external spending. */
export interface ReportedPayment {
  id: number
  on: CalendarDate
  amountCents: Cents
}

/** What the trustee had posted until a day, in total (CASE-04). */
export interface Opening {
  asOf: CalendarDate
  postedCents: Cents
}

export interface KnownMoney {
  opening: Opening | null
  payments: readonly SentPayment[]
  receipts: readonly Receipt[]
  reported: readonly ReportedPayment[]
}

/** Money that counts, with the day on which the trustee has it. */
export interface Credit extends Purpose {
  source: 'opening' | 'payment' | 'receipt' | 'reported'
  /** The id in its source. Null for the opening total. */
  id: number | null
  amountCents: Cents
  /** Null for the opening total, which has many days. */
  arrivesOn: CalendarDate | null
}

export interface CountedMoney {
  /** What counts as paid by our count, oldest first. */
  applied: Credit[]
  /** What the trustee's books show, as far as we know, oldest first. */
  posted: Credit[]
  /** What is part of the opening total, so that it does not count again. */
  inOpening: { payments: ReadonlySet<number>; receipts: ReadonlySet<number>; reported: ReadonlySet<number> }
}

/**
 * How long after a reported payment its receipt may follow. By mail it takes ten banking days, and an office may
 * post it 15 banking days later.
 */
const REPORTED_WINDOW_DAYS = 36

/** Counts what is known of the money of a plan (CASE-11). */
export const countMoney = ({ opening, payments, receipts, reported }: KnownMoney): CountedMoney => {
  const isEarlier = (on: CalendarDate) => opening !== null && on <= opening.asOf
  const matched = new Set(
    receipts.flatMap(({ match, paymentIds }) => (match === 'matched' ? paymentIds : [])),
  )
  const matchedEarlier = new Set(
    receipts.flatMap(({ match, postedOn, paymentIds }) =>
      match === 'matched' && isEarlier(postedOn) ? paymentIds : [],
    ),
  )
  // A payment without a receipt that may have been posted by the day of the total is taken to be part of it. If it
  // is not, its receipt will count.
  const unmatched = payments.filter(({ id, isUndone }) => !isUndone && !matched.has(id))
  const laterReceipts = receipts.filter(({ postedOn }) => !isEarlier(postedOn))
  const laterReported = reported.filter(({ on }) => !isEarlier(on))
  const alone = laterReceipts.filter(({ match, lumpSumId }) => match === 'alone' && lumpSumId === null)
  const confirmed = reportedWithReceipt(laterReported, alone)
  const start: Credit[] = opening
    ? [{ source: 'opening', id: null, amountCents: opening.postedCents, arrivesOn: null, lumpSumId: null }]
    : []
  return {
    applied: [
      ...start,
      ...[
        ...unmatched.filter(({ arrivesOn }) => !isEarlier(arrivesOn)).map(creditOfPayment),
        ...laterReceipts.filter(({ match }) => match === 'matched' || match === 'alone').map(creditOfReceipt),
        ...laterReported.filter(({ id }) => !confirmed.has(id)).map(creditOfReported),
      ].sort(byDay),
    ],
    posted: [
      ...start,
      ...laterReceipts
        .filter(({ match }) => match !== 'twice')
        .map(creditOfReceipt)
        .sort(byDay),
    ],
    inOpening: {
      payments: new Set([
        ...matchedEarlier,
        ...unmatched.filter(({ arrivesOn }) => isEarlier(arrivesOn)).map(({ id }) => id),
      ]),
      receipts: idsOf(receipts.filter(({ postedOn }) => isEarlier(postedOn))),
      reported: idsOf(reported.filter(({ on }) => isEarlier(on))),
    },
  }
}

/** The sum of what counts toward installments, in cents. */
export const installmentMoney = (credits: readonly Credit[]): Cents =>
  sum(credits.filter(({ lumpSumId }) => lumpSumId === null).map(({ amountCents }) => amountCents))

/** The sums of what counts toward each lump sum, in cents. */
export const lumpSumMoney = (credits: readonly Credit[]): Map<number, Cents> => {
  const sums = new Map<number, Cents>()
  for (const { lumpSumId, amountCents } of credits)
    if (lumpSumId !== null) sums.set(lumpSumId, add(sums.get(lumpSumId) ?? ZERO, amountCents))
  return sums
}

/**
 * The reported payments whose receipt has arrived: one of the same amount, posted in the weeks after it. Each
 * receipt is that of one payment, the oldest first.
 */
const reportedWithReceipt = (
  reported: readonly ReportedPayment[],
  receipts: readonly Receipt[],
): ReadonlySet<number> => {
  const waiting = new Map<Cents, Receipt[]>()
  for (const receipt of receipts.toSorted((a, b) => compare(a.postedOn, b.postedOn))) {
    const same = waiting.get(receipt.amountCents)
    if (same) same.push(receipt)
    else waiting.set(receipt.amountCents, [receipt])
  }
  const next = new Map<Cents, number>()
  const confirmed = new Set<number>()
  for (const { id, on, amountCents } of reported.toSorted((a, b) => compare(a.on, b.on))) {
    const same = waiting.get(amountCents) ?? []
    let at = next.get(amountCents) ?? 0
    // A receipt from before this payment is from before all later ones, too.
    while (at < same.length && (same[at]?.postedOn ?? on) < on) at += 1
    const receipt = same[at]
    const isOwn = receipt !== undefined && receipt.postedOn <= addDays(on, REPORTED_WINDOW_DAYS)
    if (isOwn) confirmed.add(id)
    next.set(amountCents, isOwn ? at + 1 : at)
  }
  return confirmed
}

const creditOfPayment = ({ id, amountCents, arrivesOn, lumpSumId }: SentPayment): Credit => ({
  source: 'payment',
  id,
  amountCents,
  arrivesOn,
  lumpSumId,
})
const creditOfReceipt = ({ id, amountCents, postedOn, lumpSumId }: Receipt): Credit => ({
  source: 'receipt',
  id,
  amountCents,
  arrivesOn: postedOn,
  lumpSumId,
})
const creditOfReported = ({ id, amountCents, on }: ReportedPayment): Credit => ({
  source: 'reported',
  id,
  amountCents,
  arrivesOn: on,
  lumpSumId: null,
})

const idsOf = (records: readonly { id: number }[]): ReadonlySet<number> =>
  new Set(records.map(({ id }) => id))
const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
const byDay = (a: Credit, b: Credit) => compare(a.arrivesOn ?? '', b.arrivesOn ?? '')

/** What a statement covers, and its totals. Pure. */
import { BILL_PAYMENT_FEE } from '@yoursuccess/contract/bills/bill-payments'
import { addDays, addMonths, type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, negate, sum, ZERO } from '@yoursuccess/contract/core/money'

export type EntryKind =
  | 'purchase'
  | 'purchase_reversal'
  | 'refund'
  | 'deposit'
  | 'cash_back'
  | 'fee'
  | 'bill_payment'
  | 'bill_payment_return'
  | 'ach_credit'
  | 'ach_debit'
  | 'ach_return'
  | 'refund_check'
  | 'adjustment'
  | 'own_transfer'
/** What a statement calls an entry. */
export type EntryType =
  | EntryKind
  | 'withdrawal'
  | 'transfer_out'
  | 'payment'
  | 'check'
  | 'interest'
  | 'other_deposit'

/**
 * More exact types, found in the details: history imported from another bank has every debit as a purchase
 * and every credit as a deposit.
 */
const TYPES_BY_DETAILS: Readonly<Partial<Record<EntryKind, readonly (readonly [RegExp, EntryType])[]>>> = {
  purchase: [
    [/\b(atm|cash withdrawal|withdrawal)\b/i, 'withdrawal'],
    [/\b(transfer|zelle|venmo|cash app)\b/i, 'transfer_out'],
    [/\b(payment|autopay|bill ?pay|loan|mortgage)\b/i, 'payment'],
    [/^check\b/i, 'check'],
  ],
  deposit: [
    [/\b(transfer|zelle|venmo|cash app)\b/i, 'ach_credit'],
    [/\binterest\b/i, 'interest'],
    [/\b(cash|check|mobile|atm) deposit\b/i, 'other_deposit'],
  ],
}

/** The type of an entry: from its details if they tell more, else its kind. */
export const typeOf = ({ kind, details }: Pick<Entry, 'kind' | 'details'>): EntryType =>
  TYPES_BY_DETAILS[kind]?.find(([pattern]) => pattern.test(details))?.[1] ?? kind

export interface Entry {
  postedOn: CalendarDate
  kind: EntryKind
  details: string
  /** Credits are positive, debits negative. */
  amountCents: Cents
}

/** A calendar month; both days are inclusive. */
export interface Period {
  startsOn: CalendarDate
  endsOn: CalendarDate
}

/** The month that ends on the day before `dueOn`, which is the first of a month. */
export const periodDueOn = (dueOn: CalendarDate): Period => ({
  startsOn: addMonths(dueOn, -1),
  endsOn: addDays(dueOn, -1),
})

/** The day on which the statement of this day's month is due: the first of the next month. */
export const firstDueOn = (openedOn: CalendarDate): CalendarDate => addMonths(monthStart(openedOn), 1)

/**
 * The fee in an entry: positive if charged, negative if given back. The fee of a bill payment is part of its
 * amount.
 */
export const feeOf = ({ kind, amountCents }: Pick<Entry, 'kind' | 'amountCents'>): Cents => {
  if (kind === 'fee') return negate(amountCents)
  if (kind === 'bill_payment') return BILL_PAYMENT_FEE
  return kind === 'bill_payment_return' ? negate(BILL_PAYMENT_FEE) : ZERO
}

export interface Totals {
  /** Zero or more. */
  inCents: Cents
  /** Zero or less. */
  outCents: Cents
  feesCents: Cents
}

export const totalsOf = (entries: readonly Pick<Entry, 'kind' | 'amountCents'>[]): Totals => {
  const amounts = entries.map(({ amountCents }) => amountCents)
  return {
    inCents: sum(amounts.filter((amount) => amount > 0)),
    outCents: sum(amounts.filter((amount) => amount < 0)),
    feesCents: sum(entries.map(feeOf)),
  }
}

/**
 * Whether the moves of the month between both accounts are the same in both sections: what left one account arrived in
 * the other. Moves of earlier days may be on different statements.
 */
export const movesAgree = (
  { startsOn }: Period,
  main: readonly Entry[],
  setAside: readonly Entry[],
): boolean => {
  const moves = [...main, ...setAside].filter(
    ({ kind, postedOn }) => kind === 'own_transfer' && postedOn >= startsOn,
  )
  return sum(moves.map(({ amountCents }) => amountCents)) === 0
}

/** Whether a month has a section on the set-aside: it was open on a day of the month, or had money or moves. */
export const hadSetAside = (
  { startsOn, endsOn }: Period,
  { openedOn, closedOn }: { openedOn: CalendarDate; closedOn: CalendarDate | null },
  { openingCents, entries }: { openingCents: Cents; entries: number },
): boolean =>
  entries > 0 || openingCents !== 0 || (openedOn <= endsOn && (closedOn === null || closedOn >= startsOn))

/** Adds to each entry the balance after it. */
export const withBalances = <Row extends Pick<Entry, 'amountCents'>>(
  opening: Cents,
  entries: readonly Row[],
): (Row & { balanceCents: Cents })[] => {
  let balanceCents = opening
  return entries.map((entry) => {
    balanceCents = add(balanceCents, entry.amountCents)
    return { ...entry, balanceCents }
  })
}

/**
 * Whether a month gets a statement. Every month of an open account does, even without entries. A closed
 * account gets one for the month in which it was closed, and later only if it has entries or a balance.
 */
export const isWanted = (month: {
  isAccountClosed: boolean
  openingCents: Cents
  entries: number
  /** Whether the account was closed at the previous statement; undefined before the first one. */
  wasClosedBefore: boolean | undefined
}): boolean =>
  !month.isAccountClosed || !month.wasClosedBefore || month.entries > 0 || month.openingCents !== 0

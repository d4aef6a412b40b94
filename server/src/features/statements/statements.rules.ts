/** What a statement covers, and what its entries add up to. */
import { BILL_PAYMENT_FEE } from '@yoursuccess/contract/bills/bill-payments'
import { addDays, addMonths, type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, negate, sum, ZERO } from '@yoursuccess/contract/core/money'

/** What a posted transaction is, in the words of the statement. */
const KIND_NAMES = {
  purchase: 'Card purchase',
  purchase_reversal: 'Purchase reversed',
  refund: 'Refund',
  deposit: 'Direct deposit',
  cash_back: 'Cash back',
  fee: 'Fee',
  bill_payment: 'Bill payment',
  bill_payment_return: 'Bill payment returned',
  ach_credit: 'Transfer in',
  ach_return: 'Transfer returned',
  refund_check: 'Check to you',
  adjustment: 'Adjustment',
} as const
export type EntryKind = keyof typeof KIND_NAMES

/** History from another bank has every debit as a purchase and every credit as a deposit: its details know better. */
const NAMES_BY_DETAILS: Readonly<Partial<Record<EntryKind, readonly (readonly [RegExp, string])[]>>> = {
  purchase: [
    [/\b(atm|cash withdrawal|withdrawal)\b/i, 'Cash withdrawal'],
    [/\b(transfer|zelle|venmo|cash app)\b/i, 'Transfer out'],
    [/\b(payment|autopay|bill ?pay|loan|mortgage)\b/i, 'Payment'],
    [/^check\b/i, 'Check'],
  ],
  deposit: [
    [/\b(transfer|zelle|venmo|cash app)\b/i, 'Transfer in'],
    [/\binterest\b/i, 'Interest'],
    [/\b(cash|check|mobile|atm) deposit\b/i, 'Deposit'],
  ],
}

/** What an entry is, by its kind and, where that says little, by its details. */
export const typeNameOf = ({ kind, details }: Pick<Entry, 'kind' | 'details'>): string =>
  NAMES_BY_DETAILS[kind]?.find(([pattern]) => pattern.test(details))?.[1] ?? KIND_NAMES[kind]

export interface Entry {
  postedOn: CalendarDate
  kind: EntryKind
  details: string
  /** Credits are positive, debits negative. */
  amountCents: Cents
}

/** A calendar month, both days included. */
export interface Period {
  startsOn: CalendarDate
  endsOn: CalendarDate
}

/** The month that ends on the day before. */
export const periodDueOn = (dueOn: CalendarDate): Period => ({
  startsOn: addMonths(dueOn, -1),
  endsOn: addDays(dueOn, -1),
})

/** The first statement is that of the month in which the account was opened. */
export const firstDueOn = (openedOn: CalendarDate): CalendarDate => addMonths(monthStart(openedOn), 1)

/** What an entry charged: above zero a fee, below zero one that came back. The dollar of a bill payment is a part of its amount. */
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

/** Each entry with the balance after it. */
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
 * Whether a month gets a statement: each one of an open account, also an empty one. A closed account gets one for the
 * month in which it was closed, and later only when something happened or money is left.
 */
export const isWanted = (month: {
  isAccountClosed: boolean
  openingCents: Cents
  entries: number
  /** Undefined before the first one. */
  wasClosedBefore: boolean | undefined
}): boolean =>
  !month.isAccountClosed || !month.wasClosedBefore || month.entries > 0 || month.openingCents !== 0

/** A search of transactions, and how the page's address keeps it (TXS-01). */
import { parseAmount } from '@yoursuccess/contract/core/money'
import { type Direction, DIRECTIONS, MAX_SEARCH_TEXT } from '@yoursuccess/contract/transactions/search'
import { TRANSACTION_KINDS, type TransactionKind } from '@yoursuccess/contract/transactions/transactions'
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { parseDay } from '@yoursuccess/contract/core/calendar-date'

interface Days {
  start: string
  end: string
}

export interface Search {
  text: string
  kind: TransactionKind | undefined
  direction: Direction | undefined
  /** Of the transaction or one of its parts. */
  category: ExpenseCategory | undefined
  /** Only what isn't posted yet. The rest of the search doesn't apply to it. */
  isPending: boolean
  /** Plain amounts, such as "25.00"; empty without one. */
  least: string
  most: string
  range: Days | undefined
}

export const NO_SEARCH: Search = {
  text: '',
  kind: undefined,
  direction: undefined,
  category: undefined,
  isPending: false,
  least: '',
  most: '',
  range: undefined,
}

/** Reads the address. What makes no sense in it is left out, as if it weren't there. */
export const readSearch = (address: Readonly<Record<string, unknown>>): Search => {
  const text = textOf(address['text']).trim().slice(0, MAX_SEARCH_TEXT)
  const kind = TRANSACTION_KINDS.find((each) => each === address['kind'])
  const [start, end] = [textOf(address['start']), textOf(address['end'])]
  return {
    text,
    kind,
    direction: DIRECTIONS.find((each) => each === address['direction']),
    category: EXPENSE_CATEGORIES.find((each) => each === address['category']),
    isPending: address['show'] === PENDING,
    least: amountOf(address['least']),
    most: amountOf(address['most']),
    range: parseDay(start) && parseDay(end) ? { start, end } : undefined,
  }
}

/** The address of a search. What is not searched for is not in it. */
export const addressOf = (search: Search): Record<string, string> => {
  const { text, kind, direction, category, isPending, least, most, range } = search
  return {
    ...(text !== '' && { text }),
    ...(kind && { kind }),
    ...(direction && { direction }),
    ...(category && { category }),
    ...(isPending && { show: PENDING }),
    ...(least !== '' && { least }),
    ...(most !== '' && { most }),
    ...(range && { start: range.start, end: range.end }),
  }
}

/** Whether it needs the search. Days alone only filter the list. */
export const isSearch = ({ text, kind, direction, category, least, most }: Search): boolean =>
  text !== '' ||
  kind !== undefined ||
  direction !== undefined ||
  category !== undefined ||
  least !== '' ||
  most !== ''

/** The chips, in the order of the screen. */
export const CHIPS = ['in', 'out', 'pending', 'bills'] as const
export type Chip = (typeof CHIPS)[number]

/** The chips that a search has chosen. */
export const chipsOf = ({ direction, kind, isPending }: Search): Chip[] =>
  CHIPS.filter(
    (chip) =>
      chip === direction ||
      (chip === 'pending' && isPending) ||
      (chip === 'bills' && kind === 'bill_payment'),
  )

/**
 * The search with these chips. Money goes in or out, and what is pending is not searched, so the chip that was just
 * chosen takes the place of those that exclude it.
 */
export const withChips = (search: Search, chosen: readonly Chip[]): Search => {
  const before = chipsOf(search)
  const added = chosen.find((chip) => !before.includes(chip))
  if (added === 'pending') return { ...NO_SEARCH, range: search.range, isPending: true }
  const has = (chip: Chip) => chosen.includes(chip)
  const direction = added === 'in' || added === 'out' ? added : DIRECTIONS.find(has)
  return {
    ...search,
    direction,
    isPending: has('pending') && added === undefined,
    kind: has('bills') ? 'bill_payment' : search.kind === 'bill_payment' ? undefined : search.kind,
  }
}

/** Whether the field is empty or has an amount that is not negative. */
export const isAmount = (typed: string): boolean => typed === '' || (parseAmount(typed) ?? -1) >= 0

/** Whether the amounts are in the wrong order. */
export const isUpsideDown = ({ least, most }: Pick<Search, 'least' | 'most'>): boolean => {
  const [from, to] = [parseAmount(least), parseAmount(most)]
  return from !== undefined && to !== undefined && from > to
}

/** How the address says that only what is pending shows. */
const PENDING = 'pending'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const amountOf = (value: unknown) => (isAmount(textOf(value)) ? textOf(value) : '')

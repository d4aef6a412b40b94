/** A search of transactions, and how the page's address keeps it (TXS-01). */
import { parseAmount } from '@yoursuccess/contract/core/money'
import {
  MAX_SEARCH_TEXT,
  TRANSACTION_KINDS,
  type TransactionKind,
} from '@yoursuccess/contract/transactions/search'
import { parseDay } from '@yoursuccess/contract/core/calendar-date'

interface Days {
  start: string
  end: string
}

export interface Search {
  text: string
  kind: TransactionKind | undefined
  /** Plain amounts, such as "25.00"; empty without one. */
  least: string
  most: string
  range: Days | undefined
}

export const NO_SEARCH: Search = { text: '', kind: undefined, least: '', most: '', range: undefined }

/** Reads the address. What makes no sense in it is left out, as if it weren't there. */
export const readSearch = (address: Readonly<Record<string, unknown>>): Search => {
  const text = textOf(address['text']).trim().slice(0, MAX_SEARCH_TEXT)
  const kind = TRANSACTION_KINDS.find((each) => each === address['kind'])
  const [start, end] = [textOf(address['start']), textOf(address['end'])]
  return {
    text,
    kind,
    least: amountOf(address['least']),
    most: amountOf(address['most']),
    range: parseDay(start) && parseDay(end) ? { start, end } : undefined,
  }
}

/** The address of a search. What is not searched for is not in it. */
export const addressOf = ({ text, kind, least, most, range }: Search): Record<string, string> => ({
  ...(text !== '' && { text }),
  ...(kind && { kind }),
  ...(least !== '' && { least }),
  ...(most !== '' && { most }),
  ...(range && { start: range.start, end: range.end }),
})

/** Whether it needs the search. Days alone only filter the list. */
export const isSearch = ({ text, kind, least, most }: Search): boolean =>
  text !== '' || kind !== undefined || least !== '' || most !== ''

/** Whether the field is empty or has an amount that is not negative. */
export const isAmount = (typed: string): boolean => typed === '' || (parseAmount(typed) ?? -1) >= 0

/** Whether the amounts are in the wrong order. */
export const isUpsideDown = ({ least, most }: Pick<Search, 'least' | 'most'>): boolean => {
  const [from, to] = [parseAmount(least), parseAmount(most)]
  return from !== undefined && to !== undefined && from > to
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const amountOf = (value: unknown) => (isAmount(textOf(value)) ? textOf(value) : '')

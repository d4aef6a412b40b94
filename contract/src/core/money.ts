import * as z from 'zod'
import { parsedBy } from './parsed-by.ts'
import { DEFAULT_LANGUAGE } from './language.ts'
import {
  AMOUNT_DECIMALS,
  AMOUNT_NO_NUMBER,
  AMOUNT_POSITIVE,
  AMOUNT_REQUIRED,
  AMOUNT_TOO_LARGE,
} from './field.messages.ts'

/**
 * US dollars as a whole number of cents: the only form used in calculations. Safe up to 90 trillion dollars.
 * Never a float, never a formatted string.
 */
export type Cents = number & { readonly __unit: 'cents' }

/** Converts a whole number to cents. Throws RangeError for fractions and for numbers beyond 2^53. */
export const cents = (value: number): Cents => {
  if (!Number.isSafeInteger(value)) throw new RangeError('money must be a whole number of cents')
  return (value === 0 ? 0 : value) as Cents
}

export const ZERO = cents(0)
export const add = (a: Cents, b: Cents): Cents => cents(a + b)
export const subtract = (a: Cents, b: Cents): Cents => cents(a - b)
export const negate = (a: Cents): Cents => cents(-a)
export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = ZERO
  for (const amount of amounts) total = add(total, amount)
  return total
}
export const larger = (a: Cents, b: Cents): Cents => (a > b ? a : b)
export const smaller = (a: Cents, b: Cents): Cents => (a < b ? a : b)

/** The largest amount that an input may contain: 99,999,999.99 dollars. Anything more is a typing error. */
export const MAX_INPUT = cents(9_999_999_999)

const AMOUNT = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/

/**
 * Reads "1234.5", "-12.00" or 1234.5 as cents, exactly: no exponent, at most two decimals, no separators.
 * Returns undefined for anything else (WIRE-32).
 */
export const parseAmount = (value: string | number): Cents | undefined => {
  const match = AMOUNT.exec(typeof value === 'number' ? String(value) : value)
  if (!match) return undefined
  const [, sign, dollars = '0', fraction = ''] = match
  const total = Number(dollars) * 100 + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(total) ? cents(sign ? -total : total) : undefined
}

/**
 * Normalizes what a person types or pastes into a money field: "$1,234.50" and " 1,234.5 " become "1234.50"
 * and "1234.5". Separators must be at thousands, so that "1,23" is not silently read as 123.
 */
export const typedAmount = (text: string): string => {
  const bare = text.trim().replace(/^(-?)\s*\$\s*/, '$1')
  return /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare
}

/** Formats cents for requests and replies: "1234.50", "-0.05". */
export const formatAmount = (amount: Cents): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Formats cents for people: "$1,234.50", "-$12.00" (FRAME-87, FRAME-88). */
export const formatUsd = (amount: Cents): string => {
  const [dollars = '0', fraction = '00'] = formatAmount(cents(Math.abs(amount))).split('.')
  return `${amount < 0 ? '-' : ''}$${Number(dollars).toLocaleString(DEFAULT_LANGUAGE)}.${fraction}`
}

/** An amount in a reply: a string with two decimals. */
export const amountReply = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .meta({ description: 'US dollars with two decimals', examples: ['1234.50'] })

/**
 * An amount above zero that a person types. Each kind of error has its own message, and only the first that
 * applies is reported. `max` is the field's limit, and `tooLarge` the message for a larger amount.
 */
export const positiveAmountInput = ({
  max = MAX_INPUT,
  tooLarge = AMOUNT_TOO_LARGE,
}: {
  max?: Cents
  tooLarge?: string
} = {}) =>
  z
    .union([z.string().max(32, tooLarge), z.number()], {
      error: ({ input }) => (input === undefined || input === null ? AMOUNT_REQUIRED : AMOUNT_NO_NUMBER),
    })
    .transform((value, context): Cents => {
      const text = String(value).trim()
      const amount = parseAmount(text)
      // A number with too many digits for parseAmount is also above the limit.
      const isTooLarge = amount === undefined || amount > max
      const message = positiveAmountError(text) ?? (isTooLarge ? tooLarge : undefined)
      if (message === undefined && amount !== undefined) return amount
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })

const positiveAmountError = (text: string): string | undefined => {
  if (text === '') return AMOUNT_REQUIRED
  if (!/^-?\d+(\.\d+)?$/.test(text)) return AMOUNT_NO_NUMBER
  if (text.startsWith('-') || !/[1-9]/.test(text)) return AMOUNT_POSITIVE
  return /\.\d{3,}$/.test(text) ? AMOUNT_DECIMALS : undefined
}

/**
 * An amount in a request: a string or number of dollars with at most two decimals, read as cents. `message`
 * is the field's fixed error message.
 */
export const amountInput = (
  message: string,
  { min = 0, max = MAX_INPUT }: { min?: number; max?: number } = {},
) =>
  parsedBy(
    z.union([z.string().max(32), z.number()], { error: message }),
    (value) => {
      const amount = parseAmount(value)
      return amount !== undefined && amount >= min && amount <= max ? amount : undefined
    },
    message,
  )

/** Translates Galileo's codes, signs and times. Only this folder and the adapters use them. */
import { addDays, type CalendarDate, parseDay } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, cents, parseAmount } from '@yoursuccess/contract/core/money'
import { parsedBy } from '@yoursuccess/contract/core/parsed-by'
import * as z from 'zod'
import { startOfDay } from '../../clock/clock.ts'
import type { CardState, PostedKind } from '../card-processor/port.ts'
import type { RefundCheck } from '../refund-checks/port.ts'

/** Dollars as a number or a text, exactly. */
export const dollars = parsedBy(z.union([z.number(), z.string()]), parseAmount, 'no amount')

/**
 * "2026-11-20 23:05:00", with " MST" in events: Mountain Standard Time all year, unless " MDT" is appended.
 */
const mountainTimeOf = (text: string): Date | undefined => {
  const match = /^(\d{4}-\d{2}-\d{2}) ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?: (MST|MDT))?$/.exec(text)
  // The parser would turn an impossible date into a day of the next month.
  const instant =
    match && parseDay(match[1] ?? '')
      ? new Date(`${match[1]}T${match[2]}${match[3] === 'MDT' ? '-06:00' : '-07:00'}`)
      : undefined
  return instant && !Number.isNaN(instant.getTime()) ? instant : undefined
}
export const mountainTime = parsedBy(z.string(), mountainTimeOf, 'no time')

/** The longest useful name of a merchant or payer. */
const MAX_TEXT_LENGTH = 200
/** Control characters, invisible characters, marks that change the text direction, and lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu

/** External free text, made safe to store and show: one line, without invisible characters, and cut. */
export const reportedText = z.string().transform((text) =>
  Array.from(
    text
      .slice(0, 4 * MAX_TEXT_LENGTH)
      .replace(UNSEEN, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  )
    .slice(0, MAX_TEXT_LENGTH)
    .join(''),
)

/** One of Galileo's own codes. */
export const code = z.string().regex(/^[\x20-\x7e]{0,40}$/)

/** An id from Galileo. */
const NAME = /^[\x21-\x7e]{1,100}$/

/** An id that may be missing: Galileo then sends an empty string, null or 0. */
export const optionalId = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) =>
    value === null || value === undefined || value === '' || String(value) === '0'
      ? undefined
      : String(value),
  )
  .refine((value) => value === undefined || NAME.test(value))

export const id = z.union([z.string().regex(NAME), z.int()]).transform(String)

const KINDS: Record<string, PostedKind> = {
  SEVI: 'purchase',
  SEVR: 'purchase_reversal',
  SEVC: 'refund',
  PMDD: 'deposit',
  PMCB: 'cash_back',
  ADCB: 'cash_back',
  PMAC: 'ach_credit',
  FEMF: 'fee',
  ADBP: 'bill_payment',
  ADBR: 'bill_payment_return',
  ADAD: 'ach_debit',
  ADAR: 'ach_return',
  ADRC: 'refund_check',
  ADMA: 'adjustment',
  ADOT: 'own_transfer',
  PMOT: 'own_transfer',
}

/** Translates a trans_code. An unknown type is classified by its activity and sign. */
export const postedKind = (activity: string, type: string, amount: Cents): PostedKind => {
  const known = KINDS[`${activity}${type}`]
  if (known) return known
  if (activity === 'SE') return amount < 0 ? 'purchase' : 'refund'
  if (activity === 'PM') return 'deposit'
  return activity === 'FE' ? 'fee' : 'adjustment'
}

/** Adds the sign, because events report settlements, payments and fees without one. */
export const signed = (activity: string, type: string, amount: Cents): Cents => {
  const magnitude = Math.abs(amount)
  if (activity === 'PM') return cents(magnitude)
  if (activity === 'FE') return cents(-magnitude)
  if (activity === 'SE') return cents(type === 'VR' || type === 'VC' ? magnitude : -magnitude)
  return amount
}

export const CARD_STATES: Record<string, CardState> = {
  W: 'issued',
  X: 'issued',
  N: 'active',
  L: 'lost',
  S: 'stolen',
  R: 'replaced',
  C: 'closed',
  D: 'closed',
}

const REFUND_CHECK_STATES: Record<string, RefundCheck['state']> = {
  P: 'printed',
  M: 'mailed',
  C: 'cashed',
  X: 'expired',
}
/** The state of a refund check. */
export const refundCheckState = parsedBy(z.string(), (code) => REFUND_CHECK_STATES[code], 'unknown status')

const MAX_NAME_LENGTH = 30

/** Galileo accepts names of 30 characters; ours may have 40. */
export const shortName = (name: string): string => Array.from(name).slice(0, MAX_NAME_LENGTH).join('').trim()

/** An instant as Galileo writes it, in Mountain Standard Time. */
export const stampOf = (instant: Date): string =>
  new Date(instant.getTime() - 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** First and last second of a range of banking days in New York, as Galileo writes instants. */
export const stampsOfDays = (from: CalendarDate, to: CalendarDate) => ({
  startDate: stampOf(startOfDay(from)),
  endDate: stampOf(new Date(startOfDay(addDays(to, 1)).getTime() - 1000)),
})

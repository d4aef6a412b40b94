/** The PDF form that tells an employer which part of the pay to send to this account. */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { endpoint } from '../core/endpoint.ts'
import { MAX_INPUT, parseAmount } from '../core/money.ts'
import {
  AMOUNT_DECIMALS,
  AMOUNT_NO_NUMBER,
  AMOUNT_REQUIRED,
  AMOUNT_TOO_LARGE,
} from '../core/field.messages.ts'
import {
  DEPOSIT_TOO_SMALL,
  PERCENTAGE_DECIMALS,
  PERCENTAGE_NO_NUMBER,
  PERCENTAGE_REQUIRED,
  PERCENTAGE_TOO_LARGE,
  PERCENTAGE_TOO_SMALL,
} from './funding.messages.ts'

/** The fixed number printed on the form (FUNDING-22). */
export const FORM_NUMBER = '1936'

/**
 * Reads a typed field: `valueOf` returns the value or the error message, and `required` is for an empty
 * field.
 */
const read = <Value>(required: string, valueOf: (bare: string) => { value: Value } | { error: string }) =>
  z
    .string({ error: required })
    .max(32)
    .transform((text, context): Value => {
      // FUNDING-16
      const bare = text.replaceAll(',', '').trim()
      const found = bare === '' ? { error: required } : valueOf(bare)
      if ('value' in found) return found.value
      context.addIssue({ code: 'custom', message: found.error })
      return z.NEVER
    })

const NUMBER = /^-?\d+(\.\d+)?$/
const hasManyDecimals = (bare: string) => /\.\d{3,}$/.test(bare)

/** At least one dollar. */
export const depositAmountInput = read(AMOUNT_REQUIRED, (bare) => {
  if (!NUMBER.test(bare)) return { error: AMOUNT_NO_NUMBER }
  if (Number(bare) < 1) return { error: DEPOSIT_TOO_SMALL }
  if (hasManyDecimals(bare)) return { error: AMOUNT_DECIMALS }
  const value = parseAmount(bare)
  return value !== undefined && value <= MAX_INPUT ? { value } : { error: AMOUNT_TOO_LARGE }
})

/** A percentage from 1 to 100, with two decimals at most (FUNDING-14). */
export const depositPercentageInput = read(PERCENTAGE_REQUIRED, (bare) => {
  const value = Number(bare)
  if (!NUMBER.test(bare)) return { error: PERCENTAGE_NO_NUMBER }
  if (value < 1) return { error: PERCENTAGE_TOO_SMALL }
  if (value > 100) return { error: PERCENTAGE_TOO_LARGE }
  return hasManyDecimals(bare) ? { error: PERCENTAGE_DECIMALS } : { value }
})

/** The server renders the PDF and fills in the account number (FUNDING-20). */
export const getDirectDepositForm = endpoint('GET /api/account/direct_deposit_form', {
  summary: 'The authorization form for the employer, A4, PDF',
  access: { who: 'customer', states: OPEN_ACCOUNT, endsWith: 'deposits' },
  query: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('amount'),
      amount: depositAmountInput,
      percentage: z.string().optional(),
    }),
    z.strictObject({
      type: z.literal('percentage'),
      percentage: depositPercentageInput,
      amount: z.string().optional(),
    }),
  ]),
  produces: 'application/pdf',
  replies: { 200: z.unknown() },
})

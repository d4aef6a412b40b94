/** The PDF form that tells an employer which part of the pay to send to this account. */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { endpoint } from '../core/endpoint.ts'
import { AMOUNT_DECIMALS, AMOUNT_NO_NUMBER, AMOUNT_REQUIRED, MAX_INPUT, parseAmount } from '../core/money.ts'

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

/** At least one dollar. FUNDING-15 requires the misspelling. */
export const depositAmountInput = read(AMOUNT_REQUIRED, (bare) => {
  if (!NUMBER.test(bare)) return { error: AMOUNT_NO_NUMBER }
  if (Number(bare) < 1) return { error: 'Minimun value is 1' }
  if (hasManyDecimals(bare)) return { error: AMOUNT_DECIMALS }
  const value = parseAmount(bare)
  return value !== undefined && value <= MAX_INPUT ? { value } : { error: 'Amount is too large' }
})

/** A percentage from 1 to 100, with two decimals at most (FUNDING-14). */
export const depositPercentageInput = read('Percentage is required', (bare) => {
  const value = Number(bare)
  if (!NUMBER.test(bare)) return { error: 'Percentage must be a number' }
  if (value < 1) return { error: 'Minimum value is 1' }
  if (value > 100) return { error: 'Max is 100 percent' }
  return hasManyDecimals(bare)
    ? { error: 'percentage can only have up to two digits after the decimal' }
    : { value }
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

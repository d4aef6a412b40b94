/** Parses a Plaid custom-user file: the transactions of its first depository account. */
import { calendarDate } from '@yoursuccess/contract/core/day-fields'
import { amountInput } from '@yoursuccess/contract/core/money'
import * as z from 'zod'

const UNLIMITED = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }
const dollars = amountInput('must be an amount with at most two decimals', UNLIMITED)

const transaction = z.object({
  date_posted: calendarDate,
  /** Plaid's sign: positive is a debit. */
  amount: dollars,
  description: z.string().max(500),
})

const account = z.object({
  type: z.string(),
  starting_balance: dollars.optional(),
  transactions: z.array(transaction).max(200_000).default([]),
})

export const customUserFile = z
  .object({ override_accounts: z.array(account).max(100) })
  .transform(({ override_accounts: all }, context) => {
    const depository = all.find(({ type }) => type === 'depository')
    if (depository) return depository
    context.addIssue({
      code: 'custom',
      message: 'the file has no depository account',
      path: ['override_accounts'],
    })
    return z.NEVER
  })

export type CustomUserAccount = z.output<typeof customUserFile>
export type CustomUserTransaction = CustomUserAccount['transactions'][number]

/** Parses a Plaid custom-user file: the transactions of its first depository account. */
import { type CalendarDate, parseDay } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, parseAmount } from '@yoursuccess/contract/core/money'
import * as z from 'zod'

const dollars = z.union([z.number(), z.string()]).transform((value, context): Cents => {
  const amount = parseAmount(value)
  if (amount !== undefined) return amount
  context.addIssue({ code: 'custom', message: 'must be an amount with at most two decimals' })
  return z.NEVER
})

const day = z.string().transform((text, context): CalendarDate => {
  const parsed = parseDay(text)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: 'must be a day, yyyy-MM-dd' })
  return z.NEVER
})

const transaction = z.object({
  date_posted: day,
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

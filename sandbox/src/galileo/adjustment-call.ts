/** createAdjustment: the bank credits or debits an account directly, without a transfer. */
import { cents, negate, parseAmount } from '@yoursuccess/contract/core/money'
import * as z from 'zod'
import { lockAccount } from '../ledger/book.ts'
import { accountNo, type Call } from './call.ts'
import { CallRefused, unknownAccount } from './envelope.ts'
import { postAndReport } from './post-and-report.ts'

const adjustment = z.object({
  accountNo,
  /** Must be a whole number, unlike in other calls. */
  transactionId: z.string(),
  amount: z
    .string()
    .transform((text) => parseAmount(text) ?? 0)
    .refine((amount) => amount > 0)
    .transform(cents),
  type: z.literal('F'),
  debitCreditIndicator: z.enum(['D', 'C']),
  description: z.string().max(60).default(''),
})

/** A debit may take the balance below zero, because this program allows it. */
export const createAdjustment: Call<z.output<typeof adjustment>> = {
  name: 'createAdjustment',
  parameters: adjustment,
  writes: true,
  run: async (tx, given, { clock }) => {
    if (!/^[1-9]\d{0,18}$/.test(given.transactionId))
      throw new CallRefused('409-01', 'The transactionId parameter must be an integer value')
    const account = await lockAccount(tx, given.accountNo)
    if (!account || account.status !== 'N') throw unknownAccount()
    const posted = await postAndReport(tx, clock, account, {
      kind: 'adjustment',
      details: given.description,
      amountCents: given.debitCreditIndicator === 'D' ? negate(given.amount) : given.amount,
      postedAt: clock.now(),
    })
    return { adjustment_id: String(posted.id) }
  },
}

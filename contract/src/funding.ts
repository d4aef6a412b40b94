import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { amountReply } from './money.ts'
import { OPEN_ACCOUNT } from './access.ts'
import { stamp } from './transactions.ts'

export const achTransaction = z.strictObject({
  id: z.int(),
  amount: amountReply,
  date: z.string(),
  timestamp: stamp,
  description: z.string(),
  status: z.enum(['pending', 'completed', 'failed']),
  type: z.literal('ach_transaction'),
})
export type AchTransaction = z.infer<typeof achTransaction>

export const listAchTransactions = endpoint({
  method: 'GET',
  path: '/api/ach_transactions',
  summary: 'Transfers from linked banks that are on their way, newest first',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  query: z.strictObject({ status: z.literal('pending') }),
  replies: { 200: z.array(achTransaction) },
})

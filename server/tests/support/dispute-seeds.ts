/** Test records and valid requests for disputes. */
import { randomUUID } from 'node:crypto'
import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import type { TestBank, TestCustomer } from './test-bank.ts'

interface Holder {
  bank: TestBank
  customer: TestCustomer
  mark: string
}
interface Parts {
  params?: Record<string, string>
  body?: unknown
}

/** Inserts a purchase into the mirror: today and of $12.34, unless the test says otherwise. */
export const insertTransaction = async (
  { bank, customer, mark }: Holder,
  { postedOn = bank.today() as string, amountCents = -1234 } = {},
): Promise<number> => {
  const { rows } = await bank.database.query<{ id: number }>(
    `insert into bank.posted_transactions
       (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     values ($1, $2, 'purchase', $3, $4, $5, $6) returning id`,
    [customer.id, randomUUID(), amountCents, `${postedOn}T16:00:00Z`, postedOn, mark],
  )
  return rows[0]?.id ?? 0
}

/** Reports a problem with a new purchase. Throws if the bank refuses the report. */
export const reportedDispute = async (
  holder: Holder,
  transaction: Parameters<typeof insertTransaction>[1] = {},
): Promise<Dispute> => {
  const transaction_id = await insertTransaction(holder, transaction)
  const reply = await holder.customer.post<Dispute>('/api/disputes', {
    transaction_id,
    reason: 'not_mine',
    text: 'I was never there',
  })
  if (reply.status !== 201) throw new Error(`a problem could not be reported: ${JSON.stringify(reply.body)}`)
  return reply.body
}

export const DISPUTE_RECORDS: Readonly<Record<string, (world: Holder) => Promise<number>>> = {
  transaction: insertTransaction,
}

const ofBystander =
  (rest: object) =>
  async ({ bank, bystander, mark }: Holder & { bystander: TestCustomer }): Promise<Parts> => {
    const { reference } = await reportedDispute({ bank, customer: bystander, mark })
    return { body: { reference, ...rest } }
  }

export const DISPUTE_SEEDS: Readonly<
  Record<string, (world: Holder & { bystander: TestCustomer }) => Promise<Parts>>
> = {
  'POST /api/disputes': async (world) => ({
    body: { transaction_id: await insertTransaction(world), reason: 'charged_twice', text: world.mark },
  }),
  'POST /operator/disputes/credit': ofBystander({ amount: '12.34' }),
  'POST /operator/disputes/resolution': ofBystander({ amount: '0.00', explanation: 'You signed for it.' }),
}

/** Test receipts, trustees' files, and valid requests about them. */
import { randomUUID } from 'node:crypto'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import type { Receipt } from '@yoursuccess/contract/receipts/receipts'
import { ensurePlan } from './plan-seeds.ts'
import type { TestBank, TestCustomer } from './test-bank.ts'

interface World {
  bank: TestBank
  customer: TestCustomer
  mark: string
}
interface Parts {
  params?: Record<string, string>
  body?: unknown
}

/** A file as a call sends it. */
export const fileOf = (content: string, name = 'ledger.csv') => ({
  name,
  content: Buffer.from(content).toString('base64'),
})

/** Inserts a payment to a trustee of the customer's plan that was delivered three days ago. */
export const insertPayment = async (world: World): Promise<number> => {
  await ensurePlan(world)
  const { bank, customer, mark } = world
  const { rows } = await bank.database.query<{ id: number }>(
    `with biller as (
       insert into bank.billers (customer_id, name, account_number, is_trustee, directory_ref, created_at)
       values ($1::bigint, $2::text, $3, true, '1', now()) returning id),
     link as (
       insert into bank.plan_billers (biller_id, customer_id, linked_at) select id, $1::bigint, now() from biller)
     insert into bank.bill_payments (customer_id, biller_id, biller_name, description, is_trustee, amount_cents,
       fee_cents, status, created_at, updated_at, expected_on, taken_at, attempted_at)
     select $1::bigint, id, $2::text, 'Trustee', true, 48000, 100, 'cleared', $4::timestamptz, $4::timestamptz, $5::date,
       now(), now() from biller
     returning id`,
    [customer.id, mark, randomUUID().slice(0, 30), bank.clock.now().toISOString(), addDays(bank.today(), -3)],
  )
  return rows[0]?.id ?? 0
}

const receiptOf = ({ bank, mark }: World) => ({
  posted_on: bank.today(),
  amount: '123.45',
  receipt_number: mark.slice(0, 40),
  note: mark,
})

const addReceipt = async (world: World): Promise<number> => {
  await ensurePlan(world)
  const added = await world.customer.post<{ receipt: Receipt }>('/api/receipts', {
    receipt: receiptOf(world),
  })
  if (added.status !== 201) throw new Error(`a receipt could not be added: ${JSON.stringify(added.body)}`)
  return added.body.receipt.id
}

/** A file with one line that is in no other file, and is the posting of no test payment. */
export const markedFile = ({ bank, mark }: Pick<World, 'bank' | 'mark'>) => {
  const number = randomUUID().slice(0, 8)
  const line = `${bank.today()},${number},${mark.replaceAll(/["\r\n]/g, '')},12.34`
  return fileOf(`Date Posted,Receipt Number,Description,Amount\r\n${line}\r\n`, `${mark.slice(0, 100)}.csv`)
}

const onReceipt =
  (bodyOf?: (world: World) => Promise<unknown>) =>
  async (world: World): Promise<Parts> => ({
    params: { id: String(await addReceipt(world)) },
    ...(bodyOf && { body: await bodyOf(world) }),
  })

const withPlan =
  (partsOf: (world: World) => Parts = () => ({})) =>
  async (world: World): Promise<Parts> => {
    await ensurePlan(world)
    return partsOf(world)
  }

export const RECEIPT_RECORDS: Readonly<Record<string, (world: World) => Promise<number>>> = {
  receipt: addReceipt,
  bill_payment: insertPayment,
}

export const RECEIPT_SEEDS: Readonly<Record<string, (world: World) => Promise<Parts>>> = {
  'GET /api/plan/payments': async (world) => {
    await insertPayment(world)
    return {}
  },
  'GET /api/receipts': async (world) => {
    await addReceipt(world)
    return {}
  },
  'POST /api/receipts': withPlan((world) => ({ body: { receipt: receiptOf(world) } })),
  'DELETE /api/receipts/{id}': onReceipt(),
  'PUT /api/receipts/{id}/match': onReceipt(async (world) => ({ payment_id: await insertPayment(world) })),
  'POST /api/receipts/preview_file': withPlan((world) => ({ body: { file: markedFile(world) } })),
  'POST /api/receipts/import_file': withPlan((world) => ({ body: { file: markedFile(world) } })),
}

/** Payments to the trustee of a plan, and valid requests for documents about them. */
import { ensurePlan } from './plan-seeds.ts'
import type { TestBank, TestCustomer } from './test-bank.ts'

interface World {
  bank: TestBank
  customer: TestCustomer
  mark: string
}
interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** A payment to a trustee of the customer's plan. Returns its id. */
const insertPayment = async (world: World): Promise<number> => {
  await ensurePlan(world)
  const { bank, customer, mark } = world
  const { rows } = await bank.database.query<{ id: number }>(
    `with biller as (
         insert into bank.billers (customer_id, name, account_number, is_trustee, created_at)
         values ($1, $2, '26-10077', true, now()) returning id),
       link as (
         insert into bank.plan_billers (biller_id, customer_id, linked_at) select id, $1, now() from biller)
     insert into bank.bill_payments (customer_id, biller_id, biller_name, description, is_trustee, amount_cents,
       fee_cents, status, created_at, updated_at, expected_on)
     select $1, id, $2, $2, true, 50000, 100, 'cleared', $3::date + time '12:00', $3::date + time '12:00', $3
     from biller returning id`,
    [customer.id, mark, bank.today()],
  )
  return rows[0]?.id ?? 0
}

export const PROOF_RECORDS: Readonly<Record<string, (world: World) => Promise<number>>> = {
  bill_payment: insertPayment,
}

export const PROOF_SEEDS: Readonly<Record<string, (world: World) => Promise<Parts>>> = {
  'GET /api/plan/proof': async (world) => {
    await insertPayment(world)
    return { query: { to: world.bank.today() } }
  },
  'GET /api/plan/proof.csv': async (world) => {
    await insertPayment(world)
    return {}
  },
  'GET /api/plan/payments/{id}/proof': async (world) => ({
    params: { id: String(await insertPayment(world)) },
  }),
  'POST /api/verify': async () => ({ body: { code: '7'.repeat(26), sha256: 'ab'.repeat(32) } }),
}

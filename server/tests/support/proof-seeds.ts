/** Valid requests for documents about payments to the trustee of a plan. */
import { insertPayment } from './receipt-seeds.ts'
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

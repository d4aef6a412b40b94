/** Test set-asides, and valid requests about them. */
import { receiveMoney } from './bill-seeds.ts'
import { ensurePlan } from './plan-seeds.ts'
import type { TestBank, TestCustomer } from './test-bank.ts'

interface World {
  bank: TestBank
  customer: TestCustomer
  mark: string
}

/** An open set-aside with ten dollars, and money for more. */
export const ensureSetAside = async (world: World): Promise<void> => {
  const { customer } = world
  await ensurePlan(world)
  await receiveMoney(world, '60.00')
  const opened = await customer.post('/api/set_aside/open')
  const moved = await customer.post('/api/set_aside/moves', { move: { direction: 'in', amount: '10.00' } })
  for (const { status, body } of [opened, moved])
    if (status > 299) throw new Error(`a set-aside could not be made: ${status} ${JSON.stringify(body)}`)
}

const withSetAside =
  (parts: { body?: unknown } = {}) =>
  async (world: World): Promise<{ body?: unknown }> => {
    await ensureSetAside(world)
    return parts
  }

/** The plan tools are off, and the question what to do with the money is open. */
const withQuestion =
  (parts: { body?: unknown } = {}) =>
  async (world: World): Promise<{ body?: unknown }> => {
    await ensureSetAside(world)
    await world.bank.database.query(
      `insert into bank.set_aside_choices (customer_id, cause, asked_at, answer_by)
       values ($1, 'tools_off', now(), '2099-01-01') on conflict do nothing`,
      [world.customer.id],
    )
    return parts
  }

export const SETASIDE_SEEDS: Readonly<Record<string, (world: World) => Promise<{ body?: unknown }>>> = {
  'GET /api/set_aside': withSetAside(),
  'PUT /api/set_aside': withSetAside({ body: { keep_back: '12.34', shares_on: true } }),
  'POST /api/set_aside/open': withSetAside(),
  'POST /api/set_aside/close': withSetAside(),
  'GET /api/set_aside/choice': withQuestion(),
  'POST /api/set_aside/choice': withQuestion({ body: { answer: 'return' } }),
  'GET /api/set_aside/moves': withSetAside(),
  'POST /api/set_aside/moves': withSetAside({
    body: { move: { direction: 'out', amount: '1.23', reason: 'emergency' } },
  }),
}

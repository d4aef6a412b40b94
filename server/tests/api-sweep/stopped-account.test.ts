/**
 * A stopped account can order nothing. Tests every call that requires an Idempotency-Key, so a new call that
 * moves money is included automatically.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'
import { receiveMoney } from '../support/bill-seeds.ts'
import { requestOf } from '../support/calls.ts'
import { effectOf, rowsOf } from '../support/effects.ts'
import { operationsOf } from '../support/openapi.ts'
import { type CallInput, seedOf, type World } from '../support/seeds.ts'
import { openWire, type Wire } from '../support/wire.ts'

/** Calls that take no money out of an account: reporting a problem, and reopening the account. */
const TAKES_NO_MONEY = ['POST /api/disputes', 'POST /api/account/reactivate']

let bank: TestBank
let wire: Wire
let world: World
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  wire = openWire(bank.url)
})
afterAll(async () => {
  wire.close()
  await bank.close()
})
beforeEach(async () => {
  const customer = await bank.createCustomer()
  await receiveMoney({ bank, customer }, '500.00')
  world = { bank, customer, bystander: await bank.createCustomer(), mark: 'Stopped Bank' }
})

const orders = () => operationsOf(bank.app).filter(({ idempotent }) => idempotent === 'required')
const stop = ({ id }: TestCustomer) =>
  bank.database.query(
    `insert into bank.money_stops (customer_id, finding, stopped_at, promised_on)
     values ($1, 'account:1: a test', now(), '2026-11-23')`,
    [id],
  )

/** Requests a card that costs a fee: the second replacement within a year. */
const secondCard = async ({ customer }: World): Promise<CallInput> => {
  await customer.post('/api/account/request_replacement_card', { reason: 'lost' })
  await bank.control(`/cards/${customer.prn}/pin`)
  await bank.settle()
  return { body: { reason: 'damaged' } }
}
const requestFor = (operation: ReturnType<typeof orders>[number]) =>
  operation.name === 'POST /api/account/request_replacement_card'
    ? secondCard(world)
    : seedOf(world, operation)

const tablesOf = async (call: () => Promise<unknown>) => {
  const before = await rowsOf(bank, world.customer)
  await call()
  await bank.settle()
  return [...effectOf(before, await rowsOf(bank, world.customer)).keys()].filter(
    // These always change: the session was used, and the stop records that the customer was notified.
    (table) => !['bank.sessions', 'bank.money_stops'].includes(table),
  )
}

// OPERATIONS-49
test('refuses every order from a stopped account with the promised date, and writes nothing', async () => {
  const named = orders().map(({ name }) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(TAKES_NO_MONEY.filter((name) => !named.includes(name))).toEqual([])
  for (const operation of orders().filter(({ name }) => !TAKES_NO_MONEY.includes(name))) {
    const customer = await bank.createCustomer()
    await receiveMoney({ bank, customer }, '500.00')
    world = { ...world, customer }
    const parts = await requestFor(operation)
    await bank.settle()
    await stop(customer)
    const written = await tablesOf(async () => {
      const reply = await wire.send({
        ...requestOf(operation, parts),
        headers: { authorization: `Bearer ${customer.token}`, 'idempotency-key': crypto.randomUUID() },
      })
      expect([operation.name, reply.status, reply.json]).toMatchObject([
        operation.name,
        409,
        { code: 'account.stopped', error: "We're checking your account. We'll email you by Mon, Nov 23." },
      ])
    })
    expect([operation.name, written]).toEqual([operation.name, []])
  }
})

import { randomUUID } from 'node:crypto'
import { cents } from '@yoursuccess/contract/core/money'
import { eq, gt, sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMortality } from '../../tests/support/mortality.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../tests/support/test-bank.ts'
import { createClock } from '../clock/clock.ts'
import { connectPartners } from '../partners/partners.ts'
import { createClaims } from './claims.ts'
import { createForEachDue } from './for-each-due.ts'
import { followUp, type PartnerOrder, partnerWork } from './partner-work.ts'

/** A small kind of order: each row pulls a dollar from a bank account. */
const orders = pgTable('test_orders', {
  id: integer('id').primaryKey(),
  customerId: bigint('customer_id', { mode: 'number' }).notNull(),
  achAccountRef: text('ach_account_ref').notNull(),
  transferRef: text('transfer_ref'),
  state: text('state').notNull().default('open'),
})
type Row = typeof orders.$inferSelect
interface Key {
  customerId: number
  id: number
}

const mortality = createMortality()
let bank: TestBank
let ann: TestCustomer
let bankAccount: string
let lastId = 0
const partners = () => connectPartners(bank.config, createClock())
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-24' })
  await bank.database.run(`create table test_orders (id integer primary key, customer_id bigint not null,
    ach_account_ref text not null, transfer_ref text, state text not null default 'open')`)
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await bank.createCustomer()
  const added = await partners().ach.addAccount({
    reference: randomUUID(),
    prn: ann.prn,
    name: 'Example Checking',
    type: 'checking',
    routingNumber: '021000021',
    accountNumber: '1111222233330000',
  })
  bankAccount = added?.achAccountRef ?? ''
})

const kindOfOrder = (change: Partial<PartnerOrder<Key, Row>> = {}): PartnerOrder<Key, Row> => {
  const { ach } = mortality.ofPartners(partners())
  return {
    find: async ({ id }) => (await bank.database.db.select().from(orders).where(eq(orders.id, id)))[0],
    isUnsent: ({ state, transferRef }) => state === 'open' && transferRef === null,
    send: async ({ id, achAccountRef }, prn) => {
      const order = { prn, achAccountRef, amountCents: cents(100), description: 'one dollar' }
      const { transferRef } = await ach.pull({ ...order, reference: `test-${id}` })
      return (tx) => tx.update(orders).set({ transferRef }).where(eq(orders.id, id))
    },
    refused:
      ({ id }, code) =>
      (tx) =>
        tx.update(orders).set({ state: code }).where(eq(orders.id, id)),
    check: async ({ id, transferRef }, prn) => {
      const { state } = await ach.getTransfer({ prn, transferRef: transferRef ?? '' })
      return (tx) => tx.update(orders).set({ state }).where(eq(orders.id, id))
    },
    ...change,
  }
}
const deps = () => ({
  database: mortality.ofDatabase(bank.database),
  account: { getReference: () => Promise.resolve(ann.prn) },
  forEachDue: createForEachDue({
    claims: createClaims(bank.database),
    log: { warn: () => undefined },
    rowsAtOnce: 4,
  }),
})
const work = (change?: Partial<PartnerOrder<Key, Row>>) => partnerWork(deps(), kindOfOrder(change))

const record = async (change: Partial<Row> = {}): Promise<Key> => {
  const key = { customerId: ann.id, id: ++lastId }
  await bank.database.db.insert(orders).values({ ...key, achAccountRef: bankAccount, ...change })
  return key
}
const stateOf = async ({ id }: Key) =>
  (await bank.database.db.select().from(orders).where(eq(orders.id, id)))[0]?.state
const countAtPartner = async () => (await bank.look<unknown[]>(`/ach?prn=${ann.prn}`)).length
const fault = (action: string, call = 'createAchTransaction') =>
  bank.control('/faults', {
    partner: 'galileo',
    call,
    action,
    times: 1,
    ...(action === 'status' && { status: 500 }),
  })
const UNKNOWN_ACCOUNT = '999999999'

test.each([
  ['the request is lost', 'timeout_before'],
  ['the reply is lost', 'timeout_after'],
  ['the partner has an error', 'status'],
])('an order is tried again and done once if %s', async (_, action) => {
  const key = await record()
  await fault(action)
  await expect(work().send(key)).rejects.toThrow('galileo')
  expect(await stateOf(key)).toBe('open')
  await work().send(key)
  await work().send(key)
  expect([await stateOf(key), await countAtPartner()]).toEqual(['pending', 1])
})

test.each([
  ['before the partner is called', 1],
  ['before the reply arrives', 2],
  ['before the reply is written', 3],
  ['while the reply is written', 4],
  ['after the reply is written', 5],
  ['before the status arrives', 7],
  ['while the status is written', 9],
])('an order is done once if the server is killed %s', async (_, step) => {
  const key = await record()
  mortality.dieAt(step)
  await expect(work().send(key)).rejects.toThrow('the server was killed here')
  expect(mortality.revive()).toBe(true)
  await work().send(key)
  await work().resume((await kindOfOrder().find(key)) as Row)
  expect([await stateOf(key), await countAtPartner()]).toEqual(['pending', 1])
})

test('ten attempts at once make one order', async () => {
  const key = await record()
  await Promise.all(Array.from({ length: 10 }, () => work().send(key)))
  expect([await stateOf(key), await countAtPartner()]).toEqual(['pending', 1])
})

test('a final refusal ends an order, any other is tried again', async () => {
  const [ended, retried] = [
    await record({ achAccountRef: UNKNOWN_ACCOUNT }),
    await record({ achAccountRef: UNKNOWN_ACCOUNT }),
  ]
  await work().send(ended)
  expect(await stateOf(ended)).toMatch(/^\d{3}-\d{2}$/)
  await expect(work({ refused: () => undefined }).send(retried)).rejects.toThrow('refused')
  expect(await stateOf(retried)).toBe('open')
})

test('a refused status check does not end an order that the partner accepted', async () => {
  const key = await record()
  const { check } = kindOfOrder()
  const wrongAccount = work({ check: async (row) => (await check?.(row, '0')) ?? (() => Promise.resolve()) })
  await expect(wrongAccount.send(key)).rejects.toThrow('getAchTransactionHistory refused')
  expect([await stateOf(key), await countAtPartner()]).toEqual(['open', 1])
  await work().resume((await kindOfOrder().find(key)) as Row)
  expect(await stateOf(key)).toBe('pending')
})

test('an order that has ended is not sent, even if it ends while it is prepared', async () => {
  const [ended, ending] = [await record({ state: 'canceled' }), await record()]
  await work().send(ended)
  await work({ send: () => Promise.resolve(undefined) }).send(ending)
  expect([await stateOf(ended), await stateOf(ending), await countAtPartner()]).toEqual([
    'canceled',
    'open',
    0,
  ])
})

test('a reply that has the status is not checked again', async () => {
  const key = await record()
  await work({ repliesWithStatus: true }).send(key)
  expect([await stateOf(key), await countAtPartner()]).toEqual(['open', 1])
})

test('the follow-up sends what was never sent and checks what is open, even if one order fails', async () => {
  const failing = await record({ transferRef: 'unknown' })
  const open = await record()
  await work({ repliesWithStatus: true }).send(open)
  const unsent = await record()
  const queue = { listFirstTurns: () => Promise.resolve([]) }
  const job = followUp<Row>({ ...deps(), queue }, work(), {
    name: 'test.follow-up',
    schedule: '0 * * * *',
    sentBy: { name: 'test.send' },
    lists: {
      'test.open': (db, after, limit) =>
        db
          .select()
          .from(orders)
          .where(sql`${gt(orders.id, Math.max(after, failing.id - 1))} and ${orders.state} = 'open'`)
          .orderBy(orders.id)
          .limit(limit),
    },
  })
  await expect(job.run({})).rejects.toThrow('getAchTransactionHistory')
  expect([await stateOf(failing), await stateOf(open), await stateOf(unsent)]).toEqual([
    'open',
    'pending',
    'pending',
  ])
  expect(await countAtPartner()).toBe(2)
})

// OPERATIONS-88
test('the follow-up leaves an order to its own job while that waits for its first turn', async () => {
  const waiting = await record()
  const lost = await record()
  const queue = { listFirstTurns: <Payload>() => Promise.resolve([waiting] as Payload[]) }
  const job = followUp<Row>({ ...deps(), queue }, work(), {
    name: 'test.follow-up',
    schedule: '0 * * * *',
    sentBy: { name: 'test.send' },
    lists: {
      'test.unsent': (db, after, limit) =>
        db
          .select()
          .from(orders)
          .where(sql`${gt(orders.id, Math.max(after, waiting.id - 1))} and ${orders.transferRef} is null`)
          .orderBy(orders.id)
          .limit(limit),
    },
  })
  await job.run({})
  expect([await stateOf(waiting), await stateOf(lost), await countAtPartner()]).toEqual([
    'open',
    'pending',
    1,
  ])
})

/** Runs on PostgreSQL, where requests really run concurrently. */
import { randomUUID } from 'node:crypto'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import type { SetAsideMove } from '@yoursuccess/contract/setaside/set-aside-moves'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { createSaver, type Saver, secondAccounts } from '../../../tests/support/saver.ts'
import { openTestBank, send, type TestBank } from '../../../tests/support/test-bank.ts'

/** The race window is short, so one round might miss it. */
const ROUNDS = 5

let bank: TestBank
let others: Awaited<ReturnType<typeof openOtherServer>>[]
let servers: string[]
let ann: Saver
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
  others = await Promise.all([1, 2].map(() => openOtherServer(bank)))
  servers = [bank.url, ...others.map(({ url }) => url)]
})
afterAll(async () => {
  for (const other of others) await other.close()
  await bank.close()
})
beforeEach(async () => {
  ann = await createSaver(bank)
})

const call = (server: string, path: string, body: unknown, key: string = randomUUID()) =>
  send<{ move: SetAsideMove } & ErrorReply>(server, 'POST', `/api/set_aside${path}`, body, {
    authorization: `Bearer ${ann.token}`,
    'idempotency-key': key,
  })
const move = (server: string, direction: 'in' | 'out', amount: string, key?: string) =>
  call(
    server,
    '/moves',
    { move: { direction, amount, ...(direction === 'out' && { reason: 'other' }) } },
    key,
  )

/** Finishes what was left to jobs. */
const settled = async () => {
  for (let again = 0; again < 2; again++) await hurry(bank)
  for (const { settle } of others) await settle()
}

// SETA-02
test('several servers open one account', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    ann = await createSaver(bank)
    await Promise.all(servers.map((server) => call(server, '/open', undefined)))
    await settled()
    expect((await ann.read()).state).toBe('open')
    expect(await secondAccounts(bank, ann)).toHaveLength(1)
  }
})

// SETA-05
test('several servers that get one key move once', async () => {
  await ann.open()
  for (let round = 1; round <= ROUNDS; round++) {
    const key = randomUUID()
    const replies = await Promise.all(servers.map((server) => move(server, 'in', '10.00', key)))
    expect(replies.filter(({ status }) => ![201, 409].includes(status))).toEqual([])
    await settled()
    expect(await ann.setAsideBalance()).toBe(`${round}0.00`)
  }
})

// SETA-04, SETA-08
test('moves at once on several servers never exceed what the plan needs', async () => {
  await ann.open()
  const replies = await Promise.all(servers.map((server) => move(server, 'in', '500.00')))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  await settled()
  expect(await ann.setAsideBalance()).toBe('500.00')
  expect(await ann.balance()).toBe('500.00')
})

// SETA-07
test('money is taken out once, however many take it at once', async () => {
  await ann.open()
  for (let round = 0; round < ROUNDS; round++) {
    await ann.putIn('60.00')
    const replies = await Promise.all(servers.map((server) => move(server, 'out', '60.00')))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    await settled()
    expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['1000.00', '0.00'])
  }
})

// SETA-12
test('closing on several servers while money moves in leaves nothing behind', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    ann = await createSaver(bank)
    await ann.open()
    await ann.putIn('60.00')
    await Promise.all([
      ...servers.map((server) => call(server, '/close', undefined)),
      ...servers.map((server) => move(server, 'in', '10.00')),
    ])
    await settled()
    expect(await ann.read()).toMatchObject({ state: 'closed', balance: '0.00' })
    expect(await ann.balance()).toBe('1000.00')
  }
  await expectBalanced(bank)
})

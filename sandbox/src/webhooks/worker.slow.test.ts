import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSandbox } from '../app.ts'
import { openTestBank } from '../testing/bank.ts'
import { openCustomer } from '../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'

let sandbox: TestSandbox
let bank: Awaited<ReturnType<typeof openTestBank>>
let prn: string
let status: number
/** How many events of each account the bank is handling now, and the highest counts so far. */
let inProgress: Map<string, number>
let most: { ofOneAccount: number; atOnce: number }
beforeEach(async () => {
  status = 200
  inProgress = new Map()
  most = { ofOneAccount: 0, atOnce: 0 }
  bank = await openTestBank(async ({ body }) => {
    const account = String(body['prn'])
    inProgress.set(account, (inProgress.get(account) ?? 0) + 1)
    const counts = [...inProgress.values()]
    most = {
      ofOneAccount: Math.max(most.ofOneAccount, ...counts),
      atOnce: Math.max(
        most.atOnce,
        counts.reduce((sum, count) => sum + count, 0),
      ),
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
    inProgress.set(account, (inProgress.get(account) ?? 0) - 1)
    return status
  })
  sandbox = await openTestSandbox({ bankUrl: bank.url })
  ;({ prn } = await openCustomer(sandbox, 'hooks@example.com'))
})
afterEach(async () => {
  await sandbox.assertBalanced()
  await sandbox.close()
  await bank.close()
})

const deposit = (amount: number) =>
  sandbox.command(`/_sim/accounts/${prn}/deposits`, { kind: 'payroll', amount, description: `PAY ${amount}` })
const order = (action: string, times = 1) =>
  sandbox.command('/_sim/faults', { partner: 'webhook', call: 'pmt', action, times })
const amounts = () => bank.events().map(({ amount }) => Number(amount))
const log = () =>
  sandbox.look<
    { id: number; event_id: string; state: string; attempts: number; last_status: number | null }[]
  >('/_sim/webhooks')
const until = async (is: () => boolean | Promise<boolean>) => {
  for (let tries = 0; tries < 200 && !(await is()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 25))
}

// SANDBOX-44
it('delivers the events of an account in order, once each', async () => {
  for (const amount of [1, 2, 3, 4, 5]) await deposit(amount)
  await sandbox.flushWebhooks()
  expect(amounts()).toEqual([1, 2, 3, 4, 5])
  expect(new Set(bank.events().map(({ event_id }) => event_id)).size).toBe(5)
})

it('sends one event at a time per account, and several accounts at once', async () => {
  const other = await openCustomer(sandbox, 'other@example.com')
  const file = {
    override_accounts: [
      {
        type: 'depository',
        transactions: Array.from({ length: 10 }, (_, row) => ({
          date_posted: '2026-01-05',
          amount: -1,
          description: `row ${row}`,
        })),
      },
    ],
  }
  await Promise.all(
    [prn, other.prn].map((account) => sandbox.command(`/_sim/accounts/${account}/import`, file)),
  )
  await sandbox.flushWebhooks()
  expect(most).toEqual({ ofOneAccount: 1, atOnce: 2 })
  const rows = bank.events().filter((event) => event['prn'] === prn)
  expect(rows.map(({ description }) => description)).toEqual(
    Array.from({ length: 10 }, (_, row) => `row ${row}`),
  )
})

it('sends no event for a movement that is rolled back', async () => {
  expect(
    await sandbox.control('POST', `/_sim/accounts/${prn}/deposits`, {
      kind: 'payroll',
      amount: 0,
      description: 'x',
    }),
  ).toMatchObject({ status: 422 })
  await sandbox.flushWebhooks()
  expect(await log()).toEqual([])
})

// SANDBOX-44
it('retries an event until the bank accepts it', async () => {
  status = 503
  await deposit(7)
  await until(() => bank.events().length >= 2)
  status = 200
  await until(async () => (await log())[0]?.state === 'delivered')
  expect(new Set(bank.events().map(({ event_id }) => event_id)).size).toBe(1)
  expect((await log())[0]).toMatchObject({ state: 'delivered', last_status: 200 })
  expect((await log())[0]?.attempts).toBeGreaterThanOrEqual(2)
})

// SANDBOX-45
it('does not deliver a dropped event until it is replayed', async () => {
  await order('drop')
  await deposit(1)
  await deposit(2)
  await sandbox.flushWebhooks()
  expect(amounts()).toEqual([2])
  const dropped = (await log()).find(({ state }) => state === 'dropped')
  expect(await sandbox.command('/_sim/webhooks/replay', { id: dropped?.id })).toEqual({ replayed: 1 })
  expect(amounts()).toEqual([2, 1])
})

// SANDBOX-45
it('delivers a duplicated event twice with one id, and replays the last few events', async () => {
  await order('duplicate')
  await deposit(1)
  await deposit(2)
  await sandbox.flushWebhooks()
  expect(amounts()).toEqual([1, 1, 2])
  expect(await sandbox.command('/_sim/webhooks/replay', { last: 2 })).toEqual({ replayed: 2 })
  expect(amounts()).toEqual([1, 1, 2, 1, 2])
  expect(new Set(bank.events().map(({ event_id }) => event_id)).size).toBe(2)
})

it('delivers a reordered event after a later one', async () => {
  await order('reorder')
  await deposit(1)
  await deposit(2)
  await deposit(3)
  await until(() => bank.events().length === 3)
  expect(amounts()[0]).not.toBe(1)
  expect(amounts().toSorted((a, b) => a - b)).toEqual([1, 2, 3])
})

it('delivers a delayed event late', async () => {
  await order('delay')
  await deposit(1)
  await deposit(2)
  await until(() => bank.events().length === 2)
  expect(amounts()).toEqual([2, 1])
})

it.each([
  ['timeout_before', 1],
  ['timeout_after', 2],
  ['status', 1],
])('retries an event after %s and delivers it %i times', async (action, times) => {
  await order(action)
  await deposit(1)
  await until(async () => (await log())[0]?.state === 'delivered')
  expect(amounts()).toEqual(Array<number>(times).fill(1))
})

// SANDBOX-43
it('refuses to replay an unknown event or to plant a webhook fault for calls', async () => {
  expect(await sandbox.control('POST', '/_sim/webhooks/replay', { id: 4711 })).toMatchObject({ status: 404 })
  expect(
    await sandbox.control('POST', '/_sim/faults', {
      partner: 'galileo',
      call: '*',
      action: 'drop',
      times: 1,
    }),
  ).toMatchObject({ status: 422 })
})

it('stops at once at any time and leaves undelivered events for the next start', async () => {
  for (const pauseMs of [0, 1, 5, 20]) {
    await deposit(1)
    await deposit(2)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const again = await openSandbox({ database: sandbox.database, config: sandbox.config })
    again.meetBank({ bankUrl: bank.url })
    await Promise.all([again.flushWebhooks(), again.close()])
  }
  await sandbox.flushWebhooks()
  expect((await log()).every(({ state }) => state === 'delivered')).toBe(true)
})

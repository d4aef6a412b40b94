import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { expect, test } from 'vitest'
import type { ForecastDeps } from './forecast.deps.ts'
import { listShortPayments } from './short-payments.ts'

const payment = (sendOn: string) => ({
  dueOn: day('2026-12-20'),
  sendOn: day(sendOn),
  plannedCents: cents(465_00),
  feesCents: cents(1_00),
  sentCents: ZERO,
})
const pay = {
  scheduleId: 1,
  name: 'Acme',
  on: day('2026-12-30'),
  usualCents: cents(1_000_00),
  landsHere: true,
  depositIds: [],
  isLate: false,
}

/** On December 1, with a payday for each customer, and the balances of those whose balance is certain. */
const bankWith = (sendDays: readonly string[], balances: ReadonlyMap<number, number>) => {
  const read: string[] = []
  const reading =
    <Value>(what: string, value: Value) =>
    (_tx: unknown, ids: readonly number[]): Promise<Value> => {
      read.push(`${what} ${ids.join(' ')}`)
      return Promise.resolve(value)
    }
  const ids = sendDays.map((_, at) => at + 1)
  const deps = {
    clock: { today: () => day('2026-12-01') },
    account: { listUnmoved: reading('balances', balances) },
    autopay: { listUncollected: reading('uncollected', []) },
    bills: { listUntaken: reading('ordered', []) },
    paydays: { listPayOf: reading('pay', new Map(ids.map((id) => [id, [pay]]))) },
    setAside: {
      listComingOf: reading('coming', new Map(sendDays.map((on, at) => [at + 1, [payment(on)]]))),
      listOpen: reading('set-aside', new Map()),
    },
    tracker: {
      listExpectedBills: reading('regular bills', new Map()),
      listGoalsOfMany: reading('goals', []),
    },
    transactions: {
      listOpenPurchases: reading('authorizations', []),
      sumPurchases: reading('purchases', new Map()),
    },
  } as unknown as ForecastDeps
  return { read, list: () => listShortPayments(deps, {} as Db, ids, 10) }
}

// LAD-01
test('reads each kind of row once for all whose payment is sent soon and whose balance is certain', async () => {
  const balances = new Map([
    [1, 100_00],
    [3, 466_00],
  ])
  const { read, list } = bankWith(['2026-12-11', '2026-12-12', '2026-12-02', '2026-12-05'], balances)
  expect([...(await list())]).toEqual([
    [1, [{ dueOn: '2026-12-20', shortCents: 366_00, isSentByBank: false }]],
  ])
  expect(read).toEqual([
    'coming 1 2 3 4',
    'balances 1 3 4',
    'ordered 1 3',
    'uncollected 1 3',
    'authorizations 1 3',
    'regular bills 1 3',
    'set-aside 1 3',
    'pay 1 3',
    'purchases 1 3',
    'goals 1 3',
  ])
})

// LAD-01
test('reads only what is to come, while no payment is sent soon', async () => {
  const { read, list } = bankWith(['2026-12-12', '2026-12-01'], new Map())
  expect(await list()).toEqual(new Map())
  expect(read).toEqual(['coming 1 2'])
})

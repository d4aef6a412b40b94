import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { expect, test, vi } from 'vitest'
import type { ForecastDeps } from './forecast.deps.ts'
import { readInputsOfMany } from './read-inputs-of-many.ts'
import { readInputs } from './read-inputs.ts'

// FORE-01
test('reads what is to come before what is ordered, and balances last', async () => {
  const read: string[] = []
  const reading =
    <Value>(what: string, value: Value) =>
    async (): Promise<Value> => {
      read.push(`${what} begins`)
      await Promise.resolve()
      read.push(`${what} ends`)
      return value
    }
  const deps = {
    database: {},
    clock: { today: () => day('2026-12-01') },
    account: { getBalance: reading('balance', { balance: '1000.00', as_of: '', stale: false }) },
    autopay: { listUncollected: reading('uncollected', []) },
    bills: { listUntaken: reading('ordered', []) },
    funding: { listDueTransfers: reading('transfers', []) },
    paydays: { listPayOf: reading('pay', new Map()) },
    setAside: {
      readComing: reading('coming', { payments: [], brought: [] }),
      readOpen: reading('set-aside', undefined),
    },
    tracker: {
      listGoalsOfMonths: reading('goals', []),
      listExpectedBills: reading('regular bills', new Map()),
    },
    transactions: {
      listOpenPurchases: reading('authorizations', []),
      sumPurchases: reading('purchases', new Map()),
    },
  } as unknown as ForecastDeps
  const { inputs } = await readInputs(deps, 1, undefined)
  expect(inputs).toMatchObject({ availableCents: 1_000_00, setAside: null, payments: [] })
  const inTurn = ['coming', 'ordered', 'uncollected', 'authorizations', 'regular bills'].flatMap((what) => [
    `${what} begins`,
    `${what} ends`,
  ])
  expect(read.slice(0, inTurn.length)).toEqual(inTurn)
  expect(read.indexOf('balance begins')).toBeGreaterThanOrEqual(inTurn.length)
})

/** On December 1, two customers: one with something of each kind, and one with a balance only. */
const bankOfTwo = () => {
  const owned = { customerId: 1 }
  const coming = {
    dueOn: day('2026-12-15'),
    sendOn: day('2026-12-09'),
    plannedCents: cents(465_00),
    feesCents: cents(1_00),
    sentCents: ZERO,
  }
  const open = {
    balanceCents: cents(310_00),
    keepBackCents: cents(50_00),
    areSharesOn: true,
    morning: day('2026-12-02'),
    shortCents: cents(10_00),
    shortFor: day('2026-12-15'),
    isStale: false,
  }
  const ordered = {
    ...owned,
    name: 'Green Meadow Rentals',
    fromAccount: 'main',
    amountCents: cents(50_00),
    totalCents: cents(51_00),
  }
  const pay = {
    name: 'Acme',
    on: day('2026-12-04'),
    usualCents: cents(1_200_00),
    isLate: false,
    landsHere: true,
    depositIds: [],
  }
  const bill = {
    name: 'City Power',
    payee: 'city power',
    status: 'found',
    amountCents: cents(80_00),
    days: [day('2026-12-05'), day('2027-01-05')],
    transactionIds: [7, 8, 9],
  }
  const pull = {
    method: 'tfs',
    expectedOn: day('2026-11-30'),
    dueOn: day('2026-12-05'),
    amountCents: cents(465_00),
    totalCents: cents(466_00),
  }
  const goals = [{ ...owned, month: day('2026-12-01'), category: 'housing', amountCents: cents(900_00) }]
  const ofFirst = <Value>(value: Value) => new Map([[1, value]])
  const read = <Value>(value: Value) =>
    vi.fn<(...request: unknown[]) => Promise<Value>>(() => Promise.resolve(value))
  const reply = (balance: string) => ({ balance, as_of: '', stale: false })
  const deps = {
    database: { db: {} },
    clock: { today: () => day('2026-12-01') },
    account: {
      getBalance: (id: number) => Promise.resolve(reply(id === 1 ? '1000.00' : '20.00')),
      listUnmoved: read(
        new Map([
          [1, cents(1_000_00)],
          [2, cents(20_00)],
        ]),
      ),
    },
    autopay: {
      listUncollected: (_db: Db, ids: readonly number[]) =>
        Promise.resolve(ids.includes(1) ? [{ ...owned, ...pull }] : []),
    },
    bills: {
      listUntaken: (_db: Db, ids: readonly number[]) => Promise.resolve(ids.includes(1) ? [ordered] : []),
    },
    funding: { listDueTransfers: read([]) },
    paydays: { listPayOf: read(ofFirst([pay])) },
    setAside: {
      readComing: (id: number) => Promise.resolve({ payments: id === 1 ? [coming] : [], brought: [] }),
      readOpen: (id: number) => Promise.resolve(id === 1 ? open : undefined),
      listOpen: read(ofFirst(open)),
    },
    tracker: {
      listExpectedBills: read(ofFirst([bill])),
      listGoalsOfMonths: (_db: Db, id: number) => Promise.resolve(id === 1 ? goals : []),
      listGoalsOfMany: read(goals),
    },
    transactions: {
      listOpenPurchases: read([]),
      sumPurchases: read(ofFirst({ spentCents: cents(900_00), firstOn: day('2026-06-01') })),
    },
  }
  return { deps, coming: ofFirst([coming]), asDeps: deps as unknown as ForecastDeps }
}

// FORE-01, LAD-01
test('one customer and many customers get the same inputs, with regular bills', async () => {
  const { asDeps, coming, deps } = bankOfTwo()
  const until = day('2026-12-11')
  const many = await readInputsOfMany(asDeps, {} as Db, [1, 2], { coming, until })
  const asked = deps.tracker.listExpectedBills.mock.calls[0]
  const one = await readInputs(asDeps, 1, until)
  const two = await readInputs(asDeps, 2, until)
  expect(many).toEqual(
    new Map([
      [1, one.inputs],
      [2, two.inputs],
    ]),
  )
  expect(one.inputs.outgoing).toEqual([
    { kind: 'bill', name: 'Green Meadow Rentals', on: '2026-12-01', amountCents: 51_00 },
    { kind: 'bill', name: 'TFS', on: '2026-12-01', amountCents: 466_00 },
    { kind: 'bill', name: 'City Power', on: '2026-12-05', amountCents: 80_00 },
  ])
  expect(two.inputs).toMatchObject({ availableCents: 20_00, outgoing: [], setAside: null })
  expect(deps.transactions.sumPurchases.mock.calls.map((request) => request[3])).toEqual(
    Array.from({ length: 3 }, () => [7, 8, 9]),
  )
  // What is ordered is known to both.
  expect(asked?.[2]).toEqual(deps.tracker.listExpectedBills.mock.calls[1]?.[2])
  expect(asked?.[2]).toMatchObject({ underWay: [{ payee: 'Green Meadow Rentals' }] })
})

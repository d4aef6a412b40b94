import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import type { ForecastDeps } from './forecast.deps.ts'
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
    setAside: { listComing: reading('coming', []), readOpen: reading('set-aside', undefined) },
    tracker: {
      listGoalsOfMonths: reading('goals', []),
      listExpectedBills: reading('regular bills', []),
    },
    transactions: {
      listOpenPurchases: reading('authorizations', []),
      sumPurchases: reading('purchases', { spentCents: cents(0), firstOn: undefined }),
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

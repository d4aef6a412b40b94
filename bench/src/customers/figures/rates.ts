/** How fast the work goes with partners that take their time, on one server and on two. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Figure, median, rounded } from '../../report.ts'
import type { CustomerBank } from '../customer-bank.ts'
import { type CustomerFigure, rounds } from '../figure.ts'
import { closeLastMonthAgain } from './pieces.ts'

const POLL_MS = 200

/** A slow build is stopped then, and its time is extrapolated. */
const LONGEST_MS = 6 * 60_000

/** Reconciling every open account. */
export const reconciliation: CustomerFigure = {
  at: '10k',
  measure: async (bank) => {
    const { size } = bank
    const results = await rounds(bank, () => reconciled(bank))
    const done = Math.min(...results.map((result) => result.done))
    const what = `reconciliation at ${size.name}, processor of 100 ms, one server`
    return [
      {
        what: done < size.customers ? `${what} (from ${done} accounts)` : what,
        value: rounded(median(results.map(({ minutes }) => minutes))),
        unit: 'min',
        target: { atMost: 3 },
      },
      {
        // With a second loop beside the first, accounts are read twice.
        what: `${what}: histories read of each account`,
        value: rounded(Math.max(...results.map(({ histories }) => histories))),
        unit: '',
        target: { atMost: 1 },
      },
    ]
  },
}

const reconciled = async (bank: CustomerBank) => {
  const { database, stub, size, history } = bank
  await stub.begin({ processorMs: 100, mailMs: 0 })
  const goOn = await bank.hold()
  await database.query('update bank.accounts set reconciled_on = to_timestamp($1)::date - 1', [
    history.anchor,
  ])
  await database.run('update bank.reconciliations set due_at = now()')
  await database.run('vacuum (analyze) bank.accounts, bank.authorizations, bank.reconciliations')
  const countDone = async () => (await stub.counts()).accounts['getAuthHistory'] ?? 0
  goOn()
  const startedAt = performance.now()
  const passed = () => performance.now() - startedAt
  const running = bank.runDue()
  while ((await countDone()) < size.customers && passed() < LONGEST_MS) await pause(POLL_MS)
  const minutes = passed() / 60_000
  const [done, { calls, accounts }] = [await countDone(), await stub.counts()]
  await database.run("update bank.reconciliations set due_at = now() + interval '1 day'")
  await stop(bank)
  await running
  return {
    done,
    minutes: (minutes * size.customers) / done,
    histories: (calls['getTransHistory'] ?? 0) / (accounts['getTransHistory'] ?? Number.NaN),
  }
}

const SECOND_MS = 1000
const WARM_UP_MS = 3 * SECOND_MS
const WINDOW_MS = 10 * SECOND_MS

export const monthClose: CustomerFigure = {
  at: '10k',
  measure: async (bank) => {
    const one = await closed(bank)
    const second = await bank.startServer()
    const two = await closed(bank)
    await bank.stopServer(second)
    const what = `month close at ${bank.size.name}, processor of 50 ms`
    return oneAndTwo(what, 'accounts/s', { one, two }, { one: 60, two: 102, ratio: 1.7 })
  },
}

const oneAndTwo = (
  what: string,
  unit: string,
  { one, two }: { one: number; two: number },
  targets: { one: number; two: number; ratio?: number },
): Figure[] => [
  { what: `${what}: one server`, value: rounded(one, 1), unit, target: { atLeast: targets.one } },
  { what: `${what}: two servers`, value: rounded(two, 1), unit, target: { atLeast: targets.two } },
  {
    what: `${what}: two / one`,
    value: rounded(two / one),
    unit: '',
    ...(targets.ratio && { target: { atLeast: targets.ratio } }),
  },
]

/** Statements made per second while many accounts wait. */
const closed = async (bank: CustomerBank): Promise<number> => {
  const { stub, database } = bank
  const countMade = async () => {
    const { rows } = await database.query<{ count: number }>(
      `select count(*) as count from bank.statements
       where ends_on = date_trunc('month', to_timestamp($1))::date - 1`,
      [bank.history.anchor],
    )
    return rows[0]?.count ?? 0
  }
  const rates = await rounds(bank, async () => {
    for (const text of closeLastMonthAgain(bank, 'true')) await database.run(text)
    await stub.begin({ processorMs: 50, mailMs: 0 })
    const running = bank.runDue()
    const rate = await rateOf(countMade)
    // What is left is closed by nobody.
    await database.run(
      "update bank.statement_schedules set due_on = due_on + interval '1 month' where due_on = (select min(due_on) from bank.statement_schedules)",
    )
    await stop(bank)
    await running
    return rate
  })
  return median(rates)
}

/** Per second, in a window in which the work is under way. */
const rateOf = async (countDone: () => Promise<number>): Promise<number> => {
  while ((await countDone()) === 0) await pause(POLL_MS)
  await pause(WARM_UP_MS)
  const [first, from] = [await countDone(), performance.now()]
  await pause(WINDOW_MS)
  const [last, until] = [await countDone(), performance.now()]
  return (last - first) / ((until - from) / SECOND_MS)
}

/** Lets what is begun end, and forgets the rest. */
const stop = async (bank: CustomerBank): Promise<void> => {
  await bank.stub.begin({ processorMs: 0, mailMs: 0 })
  await bank.dropJobs()
  await bank.idle()
  await bank.dropJobs()
}

const PAYMENTS = 4000
const FOLLOW_UP_AFTER_MS = 3 * SECOND_MS

export const payments: CustomerFigure = {
  at: 'largest',
  measure: async (bank) => {
    const one = await paid(bank)
    const second = await bank.startServer()
    const two = await paid(bank)
    await bank.stopServer(second)
    const what = `payments sent at ${bank.size.name}, processor of 100 ms`
    return [
      ...oneAndTwo(what, 'payments/s', { one: one.rate, two: two.rate }, { one: 50, two: 90 }),
      {
        what: `${what}: create calls of each`,
        value: rounded(Math.max(one.calls, two.calls)),
        unit: '',
        target: { atMost: 1 },
      },
    ]
  },
}

/** While payments wait in the queue, the job that follows up forsaken ones runs as well. */
const paid = async (bank: CustomerBank) => {
  const { stub } = bank
  const results = await rounds(bank, async () => {
    await stub.begin({ processorMs: 100, mailMs: 0 })
    await bank.send('bills.send-payment', await addPayments(bank))
    const countCreated = async () => (await stub.counts()).created
    while ((await countCreated()) === 0) await pause(POLL_MS)
    await pause(FOLLOW_UP_AFTER_MS)
    await bank.send('bills.follow-up', [{}], true)
    const rate = await rateOf(countCreated)
    const { created, createCalls } = await stub.counts()
    await bank.database.run(
      `update bank.bill_payments set status = 'failed', failure = 'undone' where status = 'created' or status = 'pending'`,
    )
    await stop(bank)
    return { rate, calls: createCalls / created }
  })
  return {
    rate: median(results.map(({ rate }) => rate)),
    calls: Math.max(...results.map(({ calls }) => calls)),
  }
}

const addPayments = async ({ database, size }: CustomerBank) => {
  const { rows } = await database.query<{ customerId: number; id: number }>(
    `insert into bank.bill_payments (customer_id, biller_id, biller_name, description, is_trustee, amount_cents,
       fee_cents, status, created_at, updated_at, expected_on)
     select customer, customer * 2 + 1, 'Example Utility', 'Utilities', false, 4000, 100, 'created', at, at, at::date + 3
     from (select 1 + n % ${size.customers} as customer, to_timestamp($1::bigint) as at
       from generate_series(1, ${PAYMENTS}::bigint) as n) as wanted
     returning customer_id as "customerId", id`,
    [Math.floor(Date.now() / 1000)],
  )
  return rows
}

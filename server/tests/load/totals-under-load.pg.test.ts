/**
 * Sums that are read during writes are consistent (OPERATIONS-55). In these tests, money only moves between
 * places, so every reader must see the same total. TOTALS_MS sets the duration; on a busy machine it lasts until
 * enough was read and written.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents, sum } from '@yoursuccess/contract/core/money'
import type { PaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import { auditBank } from '../support/audit.ts'
import { addPaperBiller, receiveMoney } from '../support/bill-seeds.ts'
import { openTestBank, type TestBank } from '../support/test-bank.ts'

const MS = Number(process.env['TOTALS_MS'] ?? 2500)
/** So many reads and writes at least are compared. */
const ENOUGH = MS / 250
const TWENTY_A_SECOND_MS = 50
const MAX_PARTS = 60

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())

/** Runs the writers and the readers at the same time. Returns the distinct results that the readers saw. */
const readWhile = async <Found>(
  writers: readonly (() => Promise<unknown>)[],
  readers: readonly (() => Promise<Found>)[],
): Promise<{ found: Found[]; reads: number; writes: number }> => {
  const endsAt = performance.now() + MS
  const found = new Map<string, Found>()
  let [reads, writes] = [0, 0]
  const isOver = () => performance.now() > endsAt && Math.min(reads, writes) > ENOUGH
  const write = async (work: () => Promise<unknown>) => {
    for (; !isOver(); writes++) await work()
  }
  const read = async (look: () => Promise<Found>) => {
    for (; !isOver(); reads++) {
      const seen = await look()
      found.set(JSON.stringify(seen), seen)
      await pause(TWENTY_A_SECOND_MS)
    }
  }
  await Promise.all([...writers.map(write), ...readers.map(read)])
  return { found: [...found.values()], reads, writes }
}

const centsOf = (amounts: readonly { amount: string }[]) =>
  amounts.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0)

test('a tracker month adds up at every moment while goals change and items are split', async () => {
  const ann = await bank.createCustomer()
  const saved = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer
    expect([status, body]).toEqual([expect.toSatisfy((code: number) => code < 300), body])
    return body as PaymentTracking
  }
  const post = (path: string, body: unknown) => saved(ann.post(path, body))
  await post('/api/income_goals/create_update_goals', {
    income_goal: { items: [{ amount: '2000.00', category: 'salary' }] },
  })
  const planned = (housing: number) => ({
    expense_goal: {
      items: [
        { amount: `${housing}.00`, category: 'housing' },
        { amount: `${1000 - housing}.00`, category: 'utilities' },
      ],
    },
  })
  const first = await post('/api/expense_goals/create_update_goals', planned(500))
  const idOf = (category: string) => first.expense_goals.find((goal) => goal.category === category)?.id
  const moveGoals = async () => {
    const { items } = planned(1 + Math.trunc(Math.random() * 999)).expense_goal
    const named = items.map((item) => ({ ...item, id: idOf(item.category) }))
    await post('/api/expense_goals/create_update_goals', { expense_goal: { items: named } })
  }
  const item = { amount: '60.00', external: true, effective_date: bank.today(), category: 'transportation' }
  let { expense_items: parts } = await post('/api/expense_items', { expense_item: item })
  const split = async () => {
    const whole = parts.toSorted((one, other) => Number(other.amount) - Number(one.amount))[0]
    if (!whole || parts.length > MAX_PARTS) return moveGoals()
    const part = { category: 'other', expense_item_id: whole.id }
    const all = Math.round(Number(whole.amount) * 100)
    const halves = [Math.floor(all / 2), Math.ceil(all / 2)].map((each) => (each / 100).toFixed(2))
    const expense_items = halves.map((amount) => ({ ...part, amount }))
    parts = (await post('/api/expense_items/create_childen', { expense_items })).expense_items
  }

  const look = async () => {
    const month = (await ann.get<PaymentTracking>('/api/payment_tracking')).body
    const goals = (await ann.get<PaymentTracking>('/api/payment_tracking/monthly_goals')).body
    const total = (await ann.get<{ total_expense_goal: number }>('/api/payment_tracking/total_expense_goal'))
      .body
    return {
      goals: centsOf(month.expense_goals),
      goalTotal: month.expense_goal,
      planned: centsOf(goals.expense_goals),
      total: total.total_expense_goal,
      spent: centsOf(month.expense_items),
    }
  }
  const { found, reads, writes } = await readWhile([split, moveGoals], [look, look])
  expect(found).toEqual([{ goals: 100_000, goalTotal: 1000, planned: 100_000, total: 1000, spent: 6000 }])
  recordFigures({ gate: 'totals of the tracker under load', counted: { reads, writes, 'torn totals': 0 } })
})

// OPERATIONS-55
test("the bank's and the processor's books agree at every moment while money moves", async () => {
  const ann = await bank.createCustomer()
  const billerId = await addPaperBiller({ customer: ann })
  await receiveMoney({ bank, customer: ann }, '9000.00')
  await bank.settle()
  const payBill = async () => {
    const body = { bill_payment: { amount: '1.00', biller_id: billerId } }
    expect((await ann.post('/api/bill_payments', body)).status).toBe(201)
    await bank.settle()
  }
  const receive = () => receiveMoney({ bank, customer: ann }, '3.00')
  const buy = () =>
    bank.control(`/cards/${ann.prn}/authorizations`, { merchant: 'CORNER MARKET', amount: '1.00' })
  const look = async () => {
    // A single SQL statement sees a single moment.
    const { rows } = await bank.database.query<{ sum: number; wrong: number; held: number }>(
      `select (select sum(amount_cents) from sandbox.postings)::bigint as sum,
         (select count(*) from sandbox.accounts a where balance_cents <>
           (select coalesce(sum(amount_cents), 0) from sandbox.postings where account_id = a.id)) as wrong,
         (select a.held_cents - (select coalesce(sum(amount_cents), 0)::bigint from sandbox.authorizations
            where account_id = a.id and state = 'open') from sandbox.accounts a where prn = $1) as held`,
      [ann.prn],
    )
    const book = await bank.look<{ balanced: boolean; differences: unknown[] }>('/audit')
    return { ...rows[0], balanced: book.balanced, differences: book.differences }
  }
  const auditAll = async () => {
    const { findings } = await auditBank(bank)
    return findings.filter(({ breaks }) => breaks)
  }
  const { found, reads, writes } = await readWhile<unknown>([payBill, receive, buy], [look, look, auditAll])
  expect(found).toHaveLength(2)
  expect(found).toContainEqual([])
  expect(found).toContainEqual({ sum: 0, wrong: 0, held: 0, balanced: true, differences: [] })
  recordFigures({ gate: 'totals of the books under load', counted: { reads, writes, 'torn totals': 0 } })
})

test('a statement month adds up at every moment while late transactions arrive', async () => {
  const ann = await bank.createCustomer()
  let last = 0
  const recordLate = () =>
    bank.database.transaction((tx) =>
      bank.transactions.recordPosted(tx, [
        {
          customerId: ann.id,
          transaction: {
            id: `late-${++last}`,
            kind: 'purchase',
            details: 'CORNER MARKET',
            amountCents: cents(-100),
            postedAt: new Date('2026-07-31T12:00:00Z'),
          },
        },
      ]),
    )
  const july = { startsOn: day('2026-07-01'), endsOn: day('2026-07-31') }
  const look = async () => {
    const { totalCents, openingCents, lastId, entries } = await bank.database.transaction((tx) =>
      bank.transactions.readMonth(tx, ann.id, july),
    )
    return {
      missing: totalCents - openingCents - sum(entries.map(({ amountCents }) => amountCents)),
      isLast: lastId === Math.max(0, ...entries.map((entry) => entry.postedTransactionId)),
    }
  }
  const { found, reads, writes } = await readWhile([recordLate], [look, look])
  expect(found).toEqual([{ missing: 0, isLast: true }])
  recordFigures({ gate: 'totals of statements under load', counted: { reads, writes, 'torn totals': 0 } })
})

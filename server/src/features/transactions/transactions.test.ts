/** Lists of transactions and authorizations, through HTTP. */
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { MAX_COUNTED } from '@yoursuccess/contract/core/page'
import type {
  Authorization,
  listTransactions,
  PostedTransaction,
} from '@yoursuccess/contract/transactions/transactions'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { assertBalanced } from '../../../tests/support/events.ts'
import { type DayRange, listPosted } from './transactions.queries.ts'

type Page = ReplyOf<typeof listTransactions>

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  // After both clock changes in New York.
  bank = await openTestBank({ today: '2027-03-20' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
})
afterEach(() => assertBalanced(bank))

const list = (query = '', holder = customer) => holder.get<Page>(`/api/transactions${query}`)
const between = (from: string, to: string) =>
  `?${new URLSearchParams({ 'filters[start_date]': from, 'filters[end_date]': to }).toString()}`
const put = (instants: readonly string[], owner = customer) =>
  bank.database.query(
    `insert into bank.posted_transactions (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     select $1, $2 || number, 'deposit', 100 * number, at::timestamptz, at::date, 'Row ' || number
     from unnest($3::text[]) with ordinality as rows (at, number)`,
    [owner.id, `${owner.id}-${instants[0]}-`, instants],
  )
const details = (page: Page) => page.transactions.map((row) => row.details)
const numbered = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `Row ${from - index}`)

describe('money that moved', () => {
  // TRANSACTIONS-22, TRANSACTIONS-23, TRANSACTIONS-29, TRANSACTIONS-33
  test('lists a movement with its sign, description and time as soon as its event is applied', async () => {
    await bank.control(`/accounts/${customer.prn}/deposits`, {
      kind: 'payroll',
      amount: '200.00',
      description: 'PAY',
    })
    const bought = await bank.control<{ id: number }>(`/cards/${customer.prn}/authorizations`, {
      merchant: 'CORNER SHOP',
      amount: '12.34',
    })
    await bank.settle()
    const open = await customer.get<{ authorizations: Authorization[] }>('/api/authorizations')
    expect(open.body.authorizations).toMatchObject([
      { amount: '-12.34', merchant_name: 'CORNER SHOP', type: 'authorized' },
    ])
    await bank.control(`/authorizations/${bought.id}/settle`)
    await bank.settle()
    const { body } = await list()
    expect(body.transactions).toMatchObject([
      { amount: '-12.34', details: 'CORNER SHOP', type: 'posted' },
      { amount: '200.00', details: 'PAY', type: 'posted' },
    ])
    expect(body.transactions[0]?.timestamp).toMatch(/^2027-03-2\d \d{1,2}:\d{2}:\d{2}$/)
    expect((await customer.get('/api/authorizations')).body).toEqual({ authorizations: [] })
  })

  // TRANSACTIONS-30, TRANSACTIONS-31
  test('shows movements to their owner only', async () => {
    await put(['2027-03-01T12:00:00Z'])
    const stranger = await bank.createCustomer()
    expect((await list('', stranger)).body).toEqual({ transactions: [], last_page: true, next: null })
    expect((await stranger.get('/api/authorizations')).body).toEqual({ authorizations: [] })
    expect((await stranger.get('/api/ach_transactions?status=pending')).body).toEqual([])
  })
})

describe('pages', () => {
  // TRANSACTIONS-24, TRANSACTIONS-25
  test.each([
    [0, [0]],
    [1, [1]],
    [20, [20]],
    [21, [20, 1]],
    [40, [20, 20]],
    [41, [20, 20, 1]],
  ])('%i rows make pages of %j, by number and by token alike, newest first', async (count, sizes) => {
    // Three rows share each second, so that the order within a second matters too.
    const instants = Array.from({ length: count }, (_, index) =>
      new Date(Date.UTC(2027, 1, 1, 12, 0, Math.floor(index / 3))).toISOString(),
    )
    if (count > 0) await put(instants)
    const seen: PostedTransaction[] = []
    let after = ''
    for (const [index, size] of sizes.entries()) {
      const byNumber = (await list(`?page=${index + 1}`)).body
      const byToken = (await list(after)).body
      expect(byToken).toEqual(byNumber)
      expect(byNumber.transactions).toHaveLength(size)
      expect(byNumber.last_page).toBe(index === sizes.length - 1)
      expect(byNumber.next === null).toBe(byNumber.last_page)
      seen.push(...byNumber.transactions)
      after = `?after=${byNumber.next}`
    }
    expect(seen.map((row) => row.details)).toEqual(count === 0 ? [] : numbered(count, 1))
    expect((await list(`?page=${sizes.length + 1}`)).body).toEqual({
      transactions: [],
      last_page: true,
      next: null,
    })
  })

  // TRANSACTIONS-16, TRANSACTIONS-24
  test.each([
    [5, 5],
    [10, 10],
    [20, 20],
    [25, 25],
    [-1, 500],
    // Sizes that no list offers become 5.
    [7, 5],
    [0, 5],
  ])('pages of size %i have %i rows, give the total count, and continue by token', async (size, held) => {
    await put(
      Array.from({ length: 503 }, (_, index) => new Date(Date.UTC(2027, 1, 1, 12, index)).toISOString()),
    )
    const first = (await list(`?per_page=${size}`)).body
    expect(details(first)).toEqual(numbered(503, 504 - held))
    expect(first).toMatchObject({ count: 503, current_page: 1, per_page: size === -1 ? -1 : held })
    const next = numbered(503 - held, Math.max(1, 504 - 2 * held))
    const byToken = (await list(`?per_page=${size}&after=${first.next}`)).body
    expect(details(byToken)).toEqual(next)
    expect(byToken).not.toHaveProperty('count')
    if (size === -1) return
    const byNumber = (await list(`?per_page=${size}&page=2`)).body
    expect(byNumber).toEqual({ ...byToken, count: 503, current_page: 2, per_page: held })
  })

  // TRANSACTIONS-32
  test('pages count the rows in their date range, up to ten thousand', async () => {
    await bank.database.query(
      `insert into bank.posted_transactions (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
       select $1::bigint, $1::bigint || '-many-' || n, 'deposit', 100, '2027-03-01T12:00:00Z'::timestamptz - n * interval '1 minute',
         '2027-03-01', 'Row' from generate_series(1, $2::int) as n`,
      [customer.id, MAX_COUNTED + 1],
    )
    expect((await list('?per_page=5')).body.count).toBe(MAX_COUNTED)
    const day = between('2027-02-27', '2027-02-27')
    expect((await list(`${day}&per_page=5`)).body).toMatchObject({ count: 24 * 60, last_page: false })
    expect((await list(`${day}&per_page=5&page=288`)).body).toMatchObject({ count: 24 * 60, last_page: true })
  })

  // TRANSACTIONS-25
  test('paging by token skips and repeats nothing when a transaction is posted in between', async () => {
    await put(
      Array.from({ length: 30 }, (_, index) => new Date(Date.UTC(2027, 1, 1, 12, index)).toISOString()),
    )
    const first = (await list()).body
    await put(['2027-02-02T12:00:00Z'])
    const second = (await list(`?after=${first.next}`)).body
    expect([...details(first), ...details(second)]).toEqual(numbered(30, 1))
  })

  // TRANSACTIONS-25
  test('paging by token reads as little at the end of a long list as at its start', async () => {
    const count = 20_000
    await bank.database.query(
      `insert into bank.posted_transactions (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
       select $1::bigint, $1::bigint || '-long-' || n, 'deposit', 100, '2027-03-01T12:00:00Z'::timestamptz - n * interval '1 hour',
         '2027-03-01', 'Row' from generate_series(1, $2::int) as n`,
      [customer.id, count],
    )
    await bank.database.run('analyze bank.posted_transactions')
    const after = async (offset: number) => {
      const { rows } = await bank.database.query<{ id: number; posted_at: Date }>(
        `select id, posted_at from bank.posted_transactions where customer_id = $1
         order by posted_at desc, id desc offset $2 limit 1`,
        [customer.id, offset - 1],
      )
      const [row] = rows
      if (!row) throw new Error('the list is shorter than that')
      return { after: { id: row.id, postedAt: row.posted_at } }
    }
    const blocksOf = async (start: Parameters<typeof listPosted>[2]['start'], range?: DayRange) =>
      bank.database.transaction(async (tx) => {
        const read = async () => {
          const { rows } = (await tx.execute(
            sql`select pg_stat_get_xact_blocks_fetched('bank.posted_transactions_newest'::regclass)::int as blocks`,
          )) as unknown as { rows: { blocks: number }[] }
          return rows[0]?.blocks ?? Number.NaN
        }
        const before = await read()
        expect(await listPosted(tx, customer.id, { start, limit: 21, range })).toHaveLength(21)
        return (await read()) - before
      })
    const first = await blocksOf({ offset: 0 })
    expect(first).toBeGreaterThan(0)
    const range = { from: day('2024-11-20'), to: day('2027-03-20') }
    expect(await blocksOf(await after(count - 100))).toBeLessThanOrEqual(first + 2)
    expect(await blocksOf(await after(count - 1000), range)).toBeLessThanOrEqual(first + 2)
  })

  // TRANSACTIONS-26
  test.each(['?page=0', '?page=-1', '?page=1.5', '?page=1e3', '?page=99999999', '?page=', '?page=1&page=2'])(
    'refuses %s as a page',
    async (query) => expect((await list(query)).status).toBe(422),
  )
  // TRANSACTIONS-26
  test.each(['rubbish', '1', '1.2.3', '-', '999999999999999.1', `${'9'.repeat(90)}.1`])(
    'a forged page token "%s" shows no transactions',
    async (token) => {
      await put(['2027-03-01T12:00:00Z'])
      const stranger = await bank.createCustomer()
      const { status, body } = await list(`?after=${token}`, stranger)
      expect([200, 400]).toContain(status)
      expect(body.transactions ?? []).toEqual([])
    },
  )
})

// TRANSACTIONS-27, TRANSACTIONS-28
describe('a range of days', () => {
  test.each([
    ['the 25-hour day', '2026-11-01', ['2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z']],
    ['the day after the 25-hour day', '2026-11-02', ['2026-11-02T05:00:00Z', '2026-11-03T04:59:59Z']],
    ['the 23-hour day', '2027-03-14', ['2027-03-14T05:00:00Z', '2027-03-15T03:59:59Z']],
    ['the day before the 23-hour day', '2027-03-13', ['2027-03-13T05:00:00Z', '2027-03-14T04:59:59Z']],
    ["New Year's Day", '2027-01-01', ['2027-01-01T05:00:00Z', '2027-01-02T04:59:59Z']],
  ])(
    'the range of %s lasts from midnight to midnight in New York',
    async (_what, date, [first = '', last = '']) => {
      const around = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()
      await put([around(first, -1000), first, last, around(last, 1000)])
      expect(details((await list(between(date, date))).body)).toEqual(['Row 3', 'Row 2'])
    },
  )

  test('a date range includes its first and last day, and pages stay within it', async () => {
    await put(
      Array.from({ length: 50 }, (_, index) => new Date(Date.UTC(2027, 0, 1 + index, 17)).toISOString()),
    )
    const range = between('2027-01-11', '2027-02-09')
    const first = (await list(range)).body
    const second = (await list(`${range}&after=${first.next}`)).body
    expect([...details(first), ...details(second)]).toEqual(numbered(40, 11))
    expect(second.last_page).toBe(true)
  })

  // WIRE-46
  test.each(['?filters[start_date]=2027-02-09', '?filters[end_date]=2027-01-11'])(
    'one date alone filters nothing: %s',
    async (query) => {
      await put(['2027-01-10T17:00:00Z', '2027-02-01T17:00:00Z', '2027-02-10T17:00:00Z'])
      expect(details((await list(query)).body)).toEqual(numbered(3, 1))
    },
  )

  // WIRE-40
  test.each([
    ['an end before its start', between('2027-02-02', '2027-02-01')],
    ['an end tomorrow', between('2027-03-01', '2027-03-30')],
    ['a start more than seven years ago', between('2020-03-01', '2027-03-01')],
    ['a day that does not exist', between('2027-02-30', '2027-03-01')],
    ['an empty date', between('', '2027-03-01')],
  ])('refuses a date range with %s', async (_what, query) => expect((await list(query)).status).toBe(422))
})

/** The search of posted transactions, through HTTP. */
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import type { searchTransactions } from '@yoursuccess/contract/transactions/search'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { MAX_SEARCHED } from './search.queries.ts'

type Page = ReplyOf<typeof searchTransactions>

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2027-03-20' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
})

const search = (query: Record<string, string>, holder = customer) =>
  holder.get<Page>(`/api/transactions/search?${new URLSearchParams(query).toString()}`)
const found = async (query: Record<string, string>) =>
  (await search(query)).body.transactions.map(({ details }) => details)

type Row = [details: string, kind: string, cents: number, at: string]
const put = (...rows: readonly Row[]) =>
  bank.database.query(
    `insert into bank.posted_transactions (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     select $1::bigint, $1 || '-' || gen_random_uuid(), entry->>1, (entry->>2)::bigint, (entry->>3)::timestamptz,
       ((entry->>3)::timestamptz at time zone 'America/New_York')::date, entry->>0
     from jsonb_array_elements($2::jsonb) as entry`,
    [customer.id, JSON.stringify(rows)],
  )
/** One a minute, back from then, called "Row 1" for the newest. */
const putMany = (count: number, until: string) =>
  bank.database.query(
    `insert into bank.posted_transactions (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     select $1::bigint, $1 || '-many-' || n, 'purchase', -100, $3::timestamptz - n * interval '1 minute', '2027-03-01', 'Row ' || n
     from generate_series(1, $2::int) as n`,
    [customer.id, count, until],
  )

describe('a search', () => {
  beforeEach(async () => {
    await put(
      ['CORNER SHOP 12', 'purchase', -1234, '2027-03-05T15:00:00Z'],
      ['Corner shop 12', 'refund', 1234, '2027-03-06T15:00:00Z'],
      ['ACME PAYROLL', 'deposit', 120_000, '2027-03-07T15:00:00Z'],
      ['Transfer from Savings', 'ach_credit', 5000, '2027-03-08T15:00:00Z'],
      ['Larkspur 100% Power_Co', 'bill_payment', -5000, '2027-03-09T15:00:00Z'],
      ['Check fee', 'fee', -250, '2027-03-11T04:30:00Z'],
    )
  })

  // TXS-01, TXS-04
  test.each<[what: string, query: Record<string, string>, details: string[]]>([
    ['a part of the details', { text: 'shop' }, ['Corner shop 12', 'CORNER SHOP 12']],
    ['other letters', { text: 'PAYroll' }, ['ACME PAYROLL']],
    ['a sign that is a wildcard elsewhere', { text: '%' }, ['Larkspur 100% Power_Co']],
    ['another one', { text: '_' }, ['Larkspur 100% Power_Co']],
    ['a backslash', { text: '\\' }, []],
    ['a kind', { kind: 'purchase' }, ['Corner shop 12', 'CORNER SHOP 12']],
    ['what is of no other kind', { kind: 'other' }, ['Check fee']],
    ['money in', { direction: 'in' }, ['Transfer from Savings', 'ACME PAYROLL', 'Corner shop 12']],
    ['money out', { direction: 'out' }, ['Check fee', 'Larkspur 100% Power_Co', 'CORNER SHOP 12']],
    [
      'an amount, whatever its sign',
      { min_amount: '50', max_amount: '50.00' },
      ['Larkspur 100% Power_Co', 'Transfer from Savings'],
    ],
    ['a lowest amount', { min_amount: '50.01' }, ['ACME PAYROLL']],
    ['a highest amount', { max_amount: '2.50' }, ['Check fee']],
    ['days, until midnight in New York', { start_date: '2027-03-10', end_date: '2027-03-10' }, ['Check fee']],
    [
      'everything at once',
      {
        text: 'o',
        kind: 'transfer',
        min_amount: '1',
        max_amount: '99',
        start_date: '2027-03-01',
        end_date: '2027-03-20',
      },
      ['Transfer from Savings'],
    ],
    ['nothing that is there', { text: 'nobody' }, []],
    ['spaces around it', { text: '  acme ' }, ['ACME PAYROLL']],
  ])('finds %s', async (_what, query, details) => {
    expect(await found(query)).toEqual(details)
  })

  // TXS-01
  test('finds all without a condition, newest first', async () => {
    expect(await found({})).toEqual([
      'Check fee',
      'Larkspur 100% Power_Co',
      'Transfer from Savings',
      'ACME PAYROLL',
      'Corner shop 12',
      'CORNER SHOP 12',
    ])
  })

  // TRANSACTIONS-31
  test('finds the transactions of nobody else', async () => {
    const stranger = await bank.createCustomer()
    expect((await search({}, stranger)).body).toEqual({ transactions: [], next: null, searched_to: null })
    const { next } = (await search({ text: 'acme' })).body
    expect(next).toBeNull()
  })

  // TXS-05
  test.each([
    [
      'an end before its start',
      { start_date: '2027-03-02', end_date: '2027-03-01' },
      'transactions.invalid_range',
    ],
    ['a lowest above the highest', { min_amount: '2', max_amount: '1.99' }, 'transactions.invalid_amounts'],
  ])('with %s is refused', async (_what, query, code) => {
    expectRefusal(await search(query), 422, code)
    expect((await search({ text: 'acme' })).status).toBe(200)
  })

  // TXS-05
  test.each([
    { min_amount: '-1' },
    { max_amount: 'much' },
    { kind: 'gift' },
    { direction: 'up' },
    { category: 'gifts' },
    { text: 'x'.repeat(101) },
    { other: '1' },
  ])('with %j is invalid', async (query) => expect((await search(query as never)).status).toBe(422))

  // TRANSACTIONS-26
  test('after a forged place is refused', async () => {
    expect((await search({ after: 'rubbish' })).status).toBe(400)
  })
})

// TXS-01, TXS-09, TRANSACTIONS-25
test('pages of twenty follow each other without a gap, in the order of the list', async () => {
  await putMany(45, '2027-03-01T12:00:00Z')
  const first = (await search({ text: 'row' })).body
  const second = (await search({ text: 'row', after: first.next ?? '' })).body
  const third = (await search({ text: 'row', after: second.next ?? '' })).body
  const pages = [first, second, third].map(({ transactions }) => transactions.map(({ details }) => details))
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
  expect(pages.flat()).toEqual(Array.from({ length: 45 }, (_, at) => `Row ${at + 1}`))
  expect(third.next).toBeNull()
})

describe('a window', () => {
  // TXS-03
  test('continues where a window ends, and finds what is behind it', async () => {
    await putMany(MAX_SEARCHED + 10, '2027-03-01T12:00:00Z')
    await put(['The old one', 'purchase', -1, '2026-01-05T15:00:00Z'])
    const first = (await search({ text: 'old one' })).body
    expect(first.transactions).toEqual([])
    expect(first.searched_to).toBe('2027-02-25')
    const second = (await search({ text: 'old one', after: first.next ?? '' })).body
    expect(second.transactions.map(({ details }) => details)).toEqual(['The old one'])
    expect(second).toMatchObject({ next: null, searched_to: null })
  })

  // TXS-03
  test('of exactly the rows that are there is followed by an empty one', async () => {
    await putMany(MAX_SEARCHED, '2027-03-01T12:00:00Z')
    const first = (await search({ text: 'nobody' })).body
    const second = (await search({ text: 'nobody', after: first.next ?? '' })).body
    expect(second).toEqual({ transactions: [], next: null, searched_to: null })
  })
})

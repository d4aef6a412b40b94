/** The export of posted transactions, through HTTP. */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { CSV_HEADING } from './export-csv.rules.ts'

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2027-03-20' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
})

const exported = (format: string, from: string, to: string, holder = customer) =>
  holder.get<string>(`/api/transactions/export?format=${format}&from=${from}&to=${to}`)

/** One an hour, from the day on. */
const put = (count: number, from: string) =>
  bank.database.query(
    `insert into bank.posted_transactions (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     select $1::bigint, $1 || '-export-' || n, 'purchase', -n, moment, (moment at time zone 'America/New_York')::date, 'Row ' || n
     from generate_series(1, $2::int) as n
     cross join lateral (select $3::timestamptz + n * interval '1 hour' as moment) as times`,
    [customer.id, count, from],
  )
const rowsOf = (csv: string) =>
  csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[1])

// TXS-02, TXS-09
test('exports each transaction of the period once', async () => {
  await put(1203, '2027-01-01T05:00:00Z')
  const { status, body, headers } = await exported('csv', '2027-01-01', '2027-03-20')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="transactions-2027-01-01-2027-03-20.csv"',
  )
  expect(body.split('\r\n')[0]).toBe('Date,Description,Kind,Amount,Id')
  expect(rowsOf(body)).toEqual(Array.from({ length: 1203 }, (_, at) => `Row ${1203 - at}`))
})

// TXS-02
test('exports from midnight to midnight in New York', async () => {
  await put(49, '2027-01-01T04:00:00Z')
  const { body } = await exported('csv', '2027-01-02', '2027-01-02')
  expect(rowsOf(body)).toEqual(Array.from({ length: 24 }, (_, at) => `Row ${48 - at}`))
})

// TXS-02, TXS-07
test('exports the rows and the balance of the processor as OFX', async () => {
  await bank.control(`/accounts/${customer.prn}/deposits`, {
    kind: 'payroll',
    amount: '200.00',
    description: 'PAY',
  })
  await put(2, '2027-02-01T15:00:00Z')
  const { body, headers } = await exported('ofx', '2027-02-01', '2027-02-28')
  expect(headers.get('content-type')).toBe('application/x-ofx')
  expect(body.match(/<STMTTRN>/g)).toHaveLength(2)
  expect(body).toContain('<NAME>Row 2</NAME>')
  expect(body).toContain('<BALAMT>200.00</BALAMT>')
  expect(body).toContain(`<ACCTID>${customer.prn.slice(-4)}</ACCTID>`)
  expect(body).not.toContain(customer.prn)
})

// TXS-07
test('makes no OFX file while the processor does not answer', async () => {
  await bank.control('/faults', {
    partner: 'galileo',
    call: 'getBalance',
    action: 'status',
    times: 1,
    status: 500,
  })
  const reply = await exported('ofx', '2027-02-01', '2027-02-28')
  expect(reply.headers.get('content-type')).not.toBe('application/x-ofx')
  expectRefusal(reply, 503, 'unavailable')
})

// TXS-02
test('a file that cannot be read to its end fails, and does not end early', async () => {
  await put(3000, '2026-11-01T05:00:00Z')
  const period = { format: 'csv', from: day('2026-11-01'), to: day('2027-03-20') } as const
  const { content } = await bank.transactions.exportPeriod(customer.id, period)
  const readToEnd = async () => {
    for await (const chunk of content)
      if (chunk === CSV_HEADING)
        await bank.database.query('alter table bank.posted_transactions rename to moved_away')
  }
  try {
    await expect(readToEnd()).rejects.toThrow('posted_transactions')
  } finally {
    await bank.database.query('alter table bank.moved_away rename to posted_transactions')
  }
})

// TXS-02
test('an empty period is a file without rows', async () => {
  const { body } = await exported('csv', '2027-03-01', '2027-03-20')
  expect(body).toBe('Date,Description,Kind,Amount,Id\r\n')
})

// TRANSACTIONS-31
test('exports the transactions of nobody else', async () => {
  await put(3, '2027-01-01T05:00:00Z')
  const stranger = await bank.createCustomer()
  expect(rowsOf((await exported('csv', '2027-01-01', '2027-03-20', stranger)).body)).toEqual([])
})

// TRANSACTIONS-28
test('refuses a period that a list refuses', async () => {
  expectRefusal(await exported('csv', '2027-03-02', '2027-03-01'), 422, 'transactions.invalid_range')
  expect((await exported('xls', '2027-03-01', '2027-03-02')).status).toBe(422)
})

import type { Statement } from '@yoursuccess/contract/statements/statements'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { errorsOfPdf, hasPdfTools, textOfPdf } from '../../../tests/support/pdf-tools.ts'
import { wakeUpOn as sleepUntil } from '../../../tests/support/wake-up.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  // Without schedules, customers of earlier tests get no statements.
  await bank.database.query('delete from bank.statement_schedules')
  await wakeUpOn('2026-11-20')
  ann = await bank.createCustomer()
})

interface Listed {
  statements: Statement[]
  count: number
  per_page: number
  current_page: number
}
interface Row {
  ends_on: string
  opening_cents: number
  closing_cents: number
  entries: string[]
}

const list = async (query = '') => (await ann.get<Listed>(`/api/statements${query}`)).body
const endDates = async (query = '') => (await list(query)).statements.map(({ end_date }) => end_date)
const rows = async (customer = ann): Promise<Row[]> =>
  (
    await bank.database.query<Row>(
      `select ends_on, opening_cents, closing_cents, coalesce((select json_agg(details order by position)
         from bank.statement_entries where statement_id = statements.id), '[]') as entries
       from bank.statements where customer_id = $1 order by ends_on`,
      [customer.id],
    )
  ).rows
const deposit = (amount: string, description: string) =>
  bank.control(`/accounts/${ann.prn}/deposits`, { kind: 'payroll', amount, description })
const buy = async (amount: string, merchant: string) => {
  await bank.control(`/cards/${ann.prn}/pin`)
  const { id } = await bank.control<{ id: number }>(`/cards/${ann.prn}/authorizations`, { merchant, amount })
  await bank.control(`/authorizations/${id}/settle`)
}
const wakeUpOn = (to: string) => sleepUntil(bank, to)

// STATEMENTS-10, STATEMENTS-11, STATEMENTS-12
describe('at the turn of the month', () => {
  test("closes each month once and opens it with the previous month's balance, even in January", async () => {
    await deposit('100.00', 'First pay')
    await buy('30.00', 'Shop A')
    await wakeUpOn('2026-11-30')
    expect(await endDates()).toEqual([])
    await wakeUpOn('2026-12-01')
    expect(await endDates()).toEqual(['2026-11-30'])
    await deposit('50.00', 'Second pay')
    await wakeUpOn('2027-01-01')
    await wakeUpOn('2027-02-02')
    expect(await endDates()).toEqual(['2027-01-31', '2026-12-31', '2026-11-30'])
    expect(await rows()).toEqual([
      { ends_on: '2026-11-30', opening_cents: 0, closing_cents: 7000, entries: ['First pay', 'Shop A'] },
      { ends_on: '2026-12-31', opening_cents: 7000, closing_cents: 12000, entries: ['Second pay'] },
      { ends_on: '2027-01-31', opening_cents: 12000, closing_cents: 12000, entries: [] },
    ])
  })

  test('notifies the customer of a statement once, in the app and by email', async () => {
    await wakeUpOn('2026-12-01')
    await bank.settle()
    await wakeUpOn('2026-12-01')
    const { body } = await ann.get<{ notifications: { title: string; url: string }[] }>('/api/notifications')
    const notified = body.notifications.filter(({ title }) => title.startsWith('Your statement'))
    expect(notified).toMatchObject([
      { title: 'Your statement for November 2026 is ready.', url: '/dashboard/statements' },
    ])
    const mails = (await mailsTo(bank, ann.email)).filter(({ subject }) => subject.includes('statement'))
    expect(mails.map(({ subject }) => subject)).toEqual(['Your statement for November 2026'])
    expect(mails[0]?.links).toEqual([`${bank.config.publicUrl.origin}/dashboard/statements`])
  })

  test('makes each missed statement once after months without a server', async () => {
    await deposit('10.00', 'Pay')
    await wakeUpOn('2027-03-15')
    expect((await rows()).map(({ ends_on }) => ends_on)).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
    ])
    expect((await rows()).map(({ closing_cents }) => closing_cents)).toEqual([1000, 1000, 1000, 1000])
  })
})

// STATEMENTS-13, STATEMENTS-14, STATEMENTS-15
describe('what is on a statement', () => {
  test('a statement includes a posting of the processor whose event never arrived', async () => {
    await bank.control('/faults', { partner: 'webhook', call: 'transaction', action: 'drop', times: 5 })
    await deposit('12.34', 'Silent pay')
    await wakeUpOn('2026-12-01')
    await bank.control('/faults', undefined, 'DELETE')
    expect(await rows()).toMatchObject([{ closing_cents: 1234, entries: ['Silent pay'] }])
  })

  test('a late posting in a closed month is on the next statement, not on the closed one', async () => {
    await deposit('10.00', 'In time')
    await wakeUpOn('2026-12-01')
    await wakeUpOn('2026-11-29')
    await deposit('5.00', 'Late')
    await wakeUpOn('2026-12-10')
    await deposit('1.00', 'December')
    await wakeUpOn('2027-01-01')
    expect(await rows()).toEqual([
      { ends_on: '2026-11-30', opening_cents: 0, closing_cents: 1000, entries: ['In time'] },
      { ends_on: '2026-12-31', opening_cents: 1000, closing_cents: 1600, entries: ['Late', 'December'] },
    ])
  })

  test('history before the opening month becomes the opening balance and gets no statements', async () => {
    const row = (date_posted: string, amount: number, description: string) => ({
      date_posted,
      amount,
      description,
    })
    const file = (...transactions: object[]) => ({
      override_accounts: [{ type: 'depository', starting_balance: 100, transactions }],
    })
    const history = file(row('2026-08-03', 20, 'August'), row('2026-11-02', 30, 'Before opening'))
    await bank.control(`/accounts/${ann.prn}/import`, history)
    await wakeUpOn('2026-12-01')
    expect(await rows()).toEqual([
      { ends_on: '2026-11-30', opening_cents: 8000, closing_cents: 5000, entries: ['Before opening'] },
    ])
    await expect(
      bank.control(`/accounts/${ann.prn}/import`, file(row('2026-11-15', 1, 'Too late'))),
    ).rejects.toThrow('409')
    await bank.control(`/accounts/${ann.prn}/import`, file(row('2026-12-01', 1, 'In time')))
  })
})

describe('a month that cannot close yet', () => {
  test('a month stays open while the processor is down and closes complete when it is back', async () => {
    await deposit('10.00', 'Pay')
    for (const call of ['getBalance', 'getTransHistory'])
      await bank.control('/faults', { partner: 'galileo', call, action: 'status', status: 503, times: 99 })
    await wakeUpOn('2026-12-01')
    expect(await rows()).toEqual([])
    await bank.control('/faults', undefined, 'DELETE')
    await deposit('7.00', 'December')
    await wakeUpOn('2026-12-02')
    expect(await rows()).toEqual([
      { ends_on: '2026-11-30', opening_cents: 0, closing_cents: 1000, entries: ['Pay'] },
    ])
  })

  test("a month stays open while bank and processor differ, but other accounts' months close", async () => {
    const other = await bank.createCustomer()
    await bank.database.query(
      `insert into bank.posted_transactions (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
       values ($1, 'nobody knows this', 'deposit', 500, '2026-11-21T12:00Z', '2026-11-21', 'Wrong')`,
      [ann.id],
    )
    await wakeUpOn('2026-12-01')
    expect(await rows()).toEqual([])
    const { rows: waiting } = await bank.database.query(
      `select key from bank.work_claims where list = 'statements.months'`,
    )
    expect(waiting).toEqual([{ key: ann.id }])
    expect(await rows(other)).toHaveLength(1)
    await bank.database.query('delete from bank.posted_transactions where customer_id = $1', [ann.id])
    await wakeUpOn('2026-12-01')
    expect(await rows()).toHaveLength(1)
  })
})

// STATEMENTS-16
test('a closed account gets a last statement, announced by email and available by phone', async () => {
  await wakeUpOn('2026-12-05')
  await bank.operator('POST', '/customers/close', { email: ann.email })
  await wakeUpOn('2027-03-01')
  expect((await rows()).map(({ ends_on }) => ends_on)).toEqual(['2026-11-30', '2026-12-31'])
  expect((await ann.get('/api/statements')).status).toBe(403)
  await bank.settle()
  const lastEmail = (await mailsTo(bank, ann.email)).find(
    ({ subject }) => subject === 'Your statement for December 2026',
  )
  expect(lastEmail?.text).toContain(`Call us at ${bank.config.SUPPORT_PHONE}, and we'll send you a copy.`)
  expect(lastEmail?.links).toEqual([])
  const copy = (email: string, end_date: string) =>
    bank.operator<string>('POST', '/statements', { email, end_date })
  const pdf = await copy(ann.email, '2026-12-31')
  expect([pdf.status, pdf.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="statement-2026-12-31.pdf"',
  ])
  expect(pdf.body).toMatch(/^%PDF/)
  expect((await copy(ann.email, '2027-02-28')).status).toBe(404)
  expect((await copy('nobody@example.com', '2026-12-31')).status).toBe(404)
  const { rows: audited } = await bank.database.query(
    `select 1 from bank.audit_entries where customer_id = $1 and action = 'statement.copied'`,
    [ann.id],
  )
  expect(audited).toHaveLength(1)
})

describe('a statement', () => {
  // STATEMENTS-17
  test('a statement never changes: its figures and entries stay, and none is added', async () => {
    await deposit('10.00', 'Pay')
    await wakeUpOn('2026-12-01')
    const change = (sql: string) => bank.database.query(sql)
    const id = (await list()).statements[0]?.id
    for (const sql of [
      'update bank.statements set closing_cents = 0',
      'delete from bank.statements',
      'truncate bank.statements cascade',
      'update bank.statement_entries set amount_cents = 1',
      'delete from bank.statement_entries',
    ])
      await expect(change(sql)).rejects.toThrow('statements are never changed')
    await deposit('5.00', 'December')
    await bank.settle()
    await expect(
      change(`insert into bank.statement_entries select ${id}, 99, id, posted_on, kind, details, amount_cents
        from bank.posted_transactions where customer_id = ${ann.id} and details = 'December'`),
    ).rejects.toThrow('does not add up')
    await expect(
      change(`insert into bank.statements (customer_id, starts_on, ends_on, opening_cents, closing_cents, fees_cents,
          year_fees_cents, holder_name, holder_address, account_number_end, account_closed, last_transaction_id, made_at)
        select customer_id, '2026-12-01', '2026-12-31', 1, 1, 0, 0, holder_name, holder_address, account_number_end,
          false, 0, made_at from bank.statements where id = ${id}`),
    ).rejects.toThrow('does not begin with the balance of the one before')
  })

  // STATEMENTS-09
  test('only the owner can download a statement', async () => {
    await wakeUpOn('2026-12-01')
    const path = `/api/statements/${(await list()).statements[0]?.id}`
    expect((await ann.get(path)).headers.get('content-type')).toBe('application/pdf')
    expect((await (await bank.createCustomer()).get(path)).status).toBe(404)
  })

  test.skipIf(!hasPdfTools)('a statement is a valid PDF with its figures and every entry', async () => {
    await deposit('100.00', 'First pay')
    await buy('30.00', 'Shop A')
    await wakeUpOn('2026-12-01')
    const [statement] = (await list()).statements
    const reply = await fetch(`${bank.url}/api/statements/${statement?.id}`, {
      headers: { authorization: `Bearer ${ann.token}` },
    })
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="statement-2026-11-30.pdf"')
    const pdf = Buffer.from(await reply.arrayBuffer())
    expect(errorsOfPdf(pdf)).toBe('')
    const text = textOfPdf(pdf)
    for (const part of ['Jordan Tester', 'First pay', 'Shop A', '$100.00', '-$30.00', '$70.00', '$0.00'])
      expect(text).toContain(part)
    expect(text).toContain(`account ending in ${ann.prn.slice(-4)}`)
    expect(text).not.toContain(ann.prn)
  })
})

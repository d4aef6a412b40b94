/**
 * Former customers are erased once and completely after the retention time, and the books do not change
 * (OPERATIONS-61).
 */
import { addDays, addMonths, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshNumber, readyApplicant, signUp, submit } from '../../../tests/support/applicant.ts'
import { createBillPayer } from '../../../tests/support/bill-payer.ts'
import {
  type CanaryCustomer,
  createCanary,
  emptyAccount,
  writtenRows,
} from '../../../tests/support/canaries.ts'
import { foundIn, leftCustomers } from '../../../tests/support/left-customers.ts'
import { retryDueRows } from '../../../tests/support/hurry.ts'
import { createMortality } from '../../../tests/support/mortality.ts'
import { wakeUpOn } from '../../../tests/support/wake-up.ts'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'

/** Seven by default (config.test.ts). Fewer here, because the test runs the due work of all these years. */
const YEARS = 2
const mortality = createMortality()
let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-24', mortality, env: { RETENTION_YEARS: String(YEARS) } })
})
afterAll(() => bank.close())

const { amountsOf, audit, erasures, keptFor, secretsOf } = leftCustomers(() => bank)

const close = async ({ email }: TestCustomer): Promise<CalendarDate> => {
  const { status, body } = await bank.operator('POST', '/customers/close', { email })
  if (status !== 200) throw new Error(`not closed: ${JSON.stringify(body)}`)
  await bank.settle()
  return bank.today()
}
/** Runs all of today's due work again. */
const rerunDueWork = async () => {
  for (const work of bank.dueWork) await work.runDue(bank.today())
  await bank.settle()
}
const dayOfErasure = (closedOn: CalendarDate) => addMonths(closedOn, 12 * YEARS)
const signIn = (email: string) =>
  bank.send('POST', '/users/sign_in', { user: { email, password: TEST_PASSWORD } })

describe('a customer who used every feature', () => {
  let ann: CanaryCustomer
  let closedOn: CalendarDate
  let amounts: unknown[]

  // OPERATIONS-61
  test('a former customer is complete until the day before erasure', { timeout: 300_000 }, async () => {
    ann = await createCanary(bank)
    await wakeUpOn(bank, '2026-09-02')
    await emptyAccount(bank, ann)
    closedOn = await close(ann)
    await wakeUpOn(bank, '2026-10-02')
    amounts = await amountsOf(ann)
    expect(amounts.length).toBeGreaterThan(8)
    expect((await secretsOf(ann)).length).toBeGreaterThan(14)
    expect(foundIn(await writtenRows(bank), ann.canaries)).toEqual(ann.canaries)
    expect(await audit()).toEqual([])
    await wakeUpOn(bank, addDays(dayOfErasure(closedOn), -1))
    expect(foundIn(await writtenRows(bank), ann.canaries)).toEqual(ann.canaries)
  })

  // OPERATIONS-61
  test('an erased customer is in no row, but amounts and days stay', { timeout: 60_000 }, async () => {
    await wakeUpOn(bank, dayOfErasure(closedOn))
    expect(foundIn(await writtenRows(bank), ann.canaries)).toEqual([])
    expect(await amountsOf(ann)).toEqual(amounts)
    expect(await secretsOf(ann)).toEqual([])
    expect(await erasures(ann)).toBe(1)
    expect(await audit()).toEqual([])
  })

  test('an erased customer cannot sign in, and the email address is free', async () => {
    expect((await ann.get('/api/user')).status).toBe(401)
    expect((await signIn(ann.email)).status).toBe(401)
    expect((await bank.operator('POST', '/customers/export', { email: ann.email })).status).toBe(404)
    expect((await bank.createCustomer({ email: ann.email })).id).toBeGreaterThan(ann.id)
  })

  test('a second erasure run changes no row', async () => {
    const before = await writtenRows(bank, ['bank'])
    await rerunDueWork()
    expect(await writtenRows(bank, ['bank'])).toBe(before)
  })

  test('statements and audit entries stay unchangeable after an erasure', async () => {
    for (const statement of [
      `update bank.statements set holder_name = 'Somebody' where customer_id = ${ann.id}`,
      `update bank.statements set closing_cents = 1`,
      `update bank.statement_entries set details = 'Elsewhere'`,
      `delete from bank.statements`,
    ])
      await expect(bank.database.query(statement)).rejects.toThrow('statements are never changed')
    await expect(bank.database.query('delete from bank.audit_entries')).rejects.toThrow('append-only')
  })
})

/** Each test begins on the same Monday, and leaves earlier tests' customers alone. */
const startOnMonday = async () => {
  await bank.database.query('delete from bank.statement_schedules')
  await wakeUpOn(bank, '2026-08-24')
}

describe('customers who are not erased', () => {
  beforeEach(startOnMonday)

  test('the database refuses to erase statements of an open or recently closed account', async () => {
    const ben = await bank.createCustomer()
    await bank.database.query(
      `insert into bank.statements (customer_id, starts_on, ends_on, opening_cents, closing_cents, fees_cents,
         year_fees_cents, holder_name, holder_address, account_number_end, account_closed, last_transaction_id, made_at)
       values ($1, '2021-02-01', '2021-02-28', 0, 0, 0, 0, 'Ben', '{}', '0000', false, 0, now())`,
      [ben.id],
    )
    const erase = () => bank.database.query('select bank.erase_statements($1)', [ben.id])
    await expect(erase()).rejects.toThrow('not closed for long')
    await close(ben)
    await expect(erase()).rejects.toThrow('not closed for long')
  })

  test.each([
    [
      'a reported problem is open',
      'disputes',
      `with bought as (insert into bank.posted_transactions
         (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
         values ($1, gen_random_uuid()::text, 'purchase', 0, now(), '2026-08-24', 'X') returning id)
       insert into bank.disputes (customer_id, posted_transaction_id, details, amount_cents, posted_on, reason,
         customer_text, in_time, reported_on, answer_due_on)
       select $1, id, 'X', 0, '2026-08-24', 'other', 'X', true, '2026-08-24', '2099-08-24' from bought`,
      `delete from bank.disputes where customer_id = $1`,
    ],
    [
      'a refund check is not cashed',
      'refund_checks',
      `insert into bank.refund_checks (customer_id, state, planned_on, look_on, mail_by, payee, address, amount_cents,
         check_number, cashable_days, ordered_at, mailed_on, expires_on)
       values ($1, 'mailed', '2026-08-24', '2026-08-24', '2026-08-24', 'X', '{}', 1, '1', 180, now(), '2026-08-24', '2099-08-24')`,
      `delete from bank.refund_checks where customer_id = $1`,
    ],
    [
      'a transfer is pending',
      'ach_transactions',
      `insert into bank.ach_transactions (customer_id, amount_cents, description, status, created_at, sent_at)
       values ($1, 1, 'X', 'pending', now(), now())`,
      `delete from bank.ach_transactions where customer_id = $1`,
    ],
    [
      'a check to a payee has not cleared',
      'bill_payments',
      `with payee as (insert into bank.billers (customer_id, name, account_number, is_trustee, created_at)
         values ($1, 'X', 'X', false, now()) returning id)
       insert into bank.bill_payments (customer_id, biller_id, biller_name, description, is_trustee, amount_cents,
         fee_cents, status, created_at, updated_at, expected_on, taken_at)
       select $1, id, 'X', 'X', false, 1, 0, 'mailed', now(), now(), '2026-08-24', now() from payee`,
      `delete from bank.bill_payments where customer_id = $1`,
    ],
  ])(
    'keeps a customer while %s, reports it to operators, and erases them the day after it ends',
    {
      timeout: 60_000,
    },
    async (_what, reason, open, end) => {
      const customer = await bank.createCustomer()
      const due = dayOfErasure(await close(customer))
      await bank.database.query(open, [customer.id])
      await wakeUpOn(bank, due)
      expect(await erasures(customer)).toBe(0)
      expect(await keptFor(customer)).toMatchObject([{ reason, due_on: due }])
      expect(await bank.metrics.text()).toMatch(new RegExp(`bank_erasures_kept{reason="${reason}"} [1-9]`))
      await bank.database.query(end, [customer.id])
      await wakeUpOn(bank, addDays(due, 1))
      expect(await erasures(customer)).toBe(1)
      expect(await keptFor(customer)).toEqual([])
    },
  )

  // OPERATIONS-62
  test('keeps a customer while the processor does not reply', { timeout: 60_000 }, async () => {
    const customer = await bank.createCustomer()
    const due = dayOfErasure(await close(customer))
    await bank.control('/faults', {
      partner: 'galileo',
      call: 'getBalance',
      action: 'status',
      status: 500,
      times: 50,
    })
    await wakeUpOn(bank, due)
    await bank.control('/faults', undefined, 'DELETE')
    expect(await erasures(customer)).toBe(0)
    expect(await keptFor(customer)).toMatchObject([{ reason: 'partner_does_not_answer' }])
    await wakeUpOn(bank, addDays(due, 1))
    expect(await erasures(customer)).toBe(1)
  })

  // OPERATIONS-62
  test('keeps a customer while the processor holds money that came back after the closing', {
    timeout: 60_000,
  }, async () => {
    const payer = await createBillPayer(bank)
    await payer.pay('999.00', await payer.addPaper())
    const due = dayOfErasure(await close(payer))
    await payer.advance('returned')
    expect(
      await bank.database.query(`select status from bank.bill_payments where customer_id = $1`, [payer.id]),
    ).toMatchObject({ rows: [{ status: 'returned' }] })
    await wakeUpOn(bank, due)
    expect(await erasures(payer)).toBe(0)
    expect(await keptFor(payer)).toMatchObject([{ reason: 'money_at_processor' }])
  })

  test('keeps an open account, however old', async () => {
    const customer = await bank.createCustomer()
    await wakeUpOn(bank, dayOfErasure(bank.today()))
    expect(await erasures(customer)).toBe(0)
    expect((await customer.get('/api/account')).status).toBe(200)
    expect((await signIn(customer.email)).status).toBe(200)
  })
})

describe('applicants without an account', () => {
  beforeEach(startOnMonday)

  test('erases rejected and unfinished applicants, but not one who awaits a decision', {
    timeout: 60_000,
  }, async () => {
    const unfinished = await signUp(bank)
    const rejected = await readyApplicant(bank)
    await submit(rejected, freshNumber('4002'))
    const referred = await readyApplicant(bank)
    await submit(referred, freshNumber('4001'))
    const due = addMonths(bank.today(), 12 * YEARS)
    await wakeUpOn(bank, addDays(due, -1))
    expect([await erasures(unfinished), await erasures(rejected)]).toEqual([0, 0])
    await wakeUpOn(bank, due)
    expect([await erasures(unfinished), await erasures(rejected), await erasures(referred)]).toEqual([
      1, 1, 0,
    ])
    const rows = await writtenRows(bank)
    expect(foundIn(rows, [unfinished.email, rejected.email])).toEqual([])
    expect(foundIn(rows, [referred.email])).toHaveLength(1)
  })
})

describe('an erasure that is killed', () => {
  const erasure = () => bank.dueWork.find(({ name }) => name === 'retention.erase-customers')
  let kills = 0
  beforeEach(startOnMonday)

  test.each([1, 2, 3, 4, 5])(
    'an erasure killed at step %i leaves all or nothing, and runs once in the end',
    {
      timeout: 60_000,
    },
    async (step) => {
      const customer = await bank.createCustomer()
      const due = dayOfErasure(await close(customer))
      await wakeUpOn(bank, addDays(due, -1))
      const traces = [customer.email, customer.prn]
      mortality.dieAt(step)
      const died = await erasure()
        ?.runDue(due)
        .then(
          () => false,
          () => true,
        )
      mortality.revive()
      if (died) kills++
      expect(foundIn(await writtenRows(bank), traces)).toEqual((await erasures(customer)) === 1 ? [] : traces)
      await retryDueRows(bank)
      await erasure()?.runDue(due)
      expect(await erasures(customer)).toBe(1)
      expect(foundIn(await writtenRows(bank), traces)).toEqual([])
    },
  )

  test('control: four of the five erasures were killed', () => {
    expect(kills).toBe(4)
  })
})

/** One customer with many orders, at a partner that replies after 300 ms, does not delay anyone else. */
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addPaperBiller, receiveMoney } from '../support/bill-seeds.ts'
import { mailsTo } from '../support/mailbox.ts'
import { personalInfoOf } from '../support/settings-seeds.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

const PARTNER_MS = 300
/** One after another, these orders take five minutes. */
const MANY = 1000

let bank: TestBank
let busy: TestCustomer
let other: TestCustomer
beforeEach(async () => {
  bank = await openTestBank({ today: '2026-11-18' })
  busy = await bank.createCustomer()
  other = await bank.createCustomer()
})
afterEach(() => bank.close())

const slowDown = (partner: 'galileo' | 'mail') =>
  bank.control('/faults', { partner, call: '*', action: 'slow', ms: PARTNER_MS, times: 1000 })
const until = async (condition: () => Promise<boolean>, maxMs: number): Promise<number> => {
  const startedAt = performance.now()
  while (!(await condition()) && performance.now() - startedAt < maxMs) await pause(50)
  return performance.now() - startedAt
}

/** Inserts a thousand copies of the customer's payment, recorded and queued like real orders. */
const orderMany = async ({ id }: TestCustomer) => {
  await bank.database.query(
    `with ordered as (
       insert into bank.bill_payments (customer_id, biller_id, biller_name, description, is_trustee, amount_cents,
         fee_cents, status, created_at, updated_at, expected_on)
       select customer_id, biller_id, biller_name, description, is_trustee, amount_cents, fee_cents, 'created',
         created_at, updated_at, expected_on
       from bank.bill_payments, generate_series(1, $2::int) where customer_id = $1
       returning id, customer_id)
     insert into jobs.job (name, data, group_id)
     select 'bills.send-payment', jsonb_build_object('customerId', customer_id, 'id', id), customer_id::text
     from ordered`,
    [id, MANY],
  )
}
/** Queues a thousand copies of the email about the customer's change. */
const queueManyEmails = async ({ id }: TestCustomer) => {
  await bank.database.query(
    `insert into jobs.job (name, data, group_id)
     select name, data, group_id from jobs.job, generate_series(1, $2::int)
     where name = 'emails.send-safety' and data ->> 'customerId' = $1::text`,
    [id, MANY],
  )
}
const countWaiting = async (name: string) => {
  const { rows } = await bank.database.query(
    "select 1 from jobs.job where name = $1 and state in ('created', 'retry')",
    [name],
  )
  return rows.length
}

// OPERATIONS-41
test("another customer's payment reaches the processor within two seconds", async () => {
  for (const customer of [busy, other]) await receiveMoney({ bank, customer }, '5000.00')
  const pay = async (customer: TestCustomer, biller_id: number) =>
    (
      await bank.send<{ bill_payment: BillPayment }>(
        'POST',
        '/api/bill_payments',
        { bill_payment: { amount: '2.00', biller_id } },
        { authorization: `Bearer ${customer.token}`, 'idempotency-key': randomUUID() },
      )
    ).status
  const billers = [await addPaperBiller({ customer: busy }), await addPaperBiller({ customer: other })]
  await bank.settle()
  await slowDown('galileo')
  expect(await pay(busy, billers[0] ?? 0)).toBe(201)
  await orderMany(busy)
  expect(await pay(other, billers[1] ?? 0)).toBe(201)
  const isSent = async () => (await bank.look<unknown[]>(`/bill_payments?prn=${other.prn}`)).length === 1
  expect(await until(isSent, 20_000)).toBeLessThan(2000)
  // The other customer's order overtook the earlier ones.
  expect(await countWaiting('bills.send-payment')).toBeGreaterThan(MANY / 2)
})

test.each(['the customer who queued them', 'another customer'])(
  'a security email to %s arrives within five seconds despite a thousand queued emails',
  async (who) => {
    const warned = who === 'another customer' ? other : busy
    await bank.settle()
    await slowDown('mail')
    for (const customer of [busy, warned]) await bank.stepUp(customer)
    const saved = await busy.post('/api/account/update_personal_info', {
      ...personalInfoOf(busy),
      first_name: 'Robin',
    })
    expect(saved.status).toBe(200)
    await queueManyEmails(busy)
    expect(await countWaiting('emails.send-safety')).toBeGreaterThan(MANY / 2)
    expect((await warned.post('/api/user/enable_mfa')).status).toBe(200)
    expect((await warned.post('/api/user/generate_backup_codes')).status).toBe(200)
    const isWarned = async () =>
      (await mailsTo(bank, warned.email)).some(({ subject }) => subject === 'You have new backup codes')
    expect(await until(isWarned, 30_000)).toBeLessThan(5000)
    expect(await countWaiting('emails.send-safety')).toBeGreaterThan(MANY / 2)
  },
)

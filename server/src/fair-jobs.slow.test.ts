/** One customer who orders a lot from a partner that answers after 300 ms keeps nobody else waiting. */
import type { BillPayment } from '@yoursuccess/contract/bill-payments'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addPaperBiller, receiveMoney } from './testing/bill-seeds.ts'
import { mailsTo } from './testing/mailbox.ts'
import { personalInfoOf } from './testing/settings-seeds.ts'
import { openTestBank, type TestBank, type TestCustomer } from './testing.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const PARTNER_MS = 300
const MANY = 150
/** One after another these take more than four seconds; their requests must end before a connection is closed as too slow. */
const PAYMENTS = 14

let bank: TestBank
let busy: TestCustomer
let other: TestCustomer
beforeEach(async () => {
  bank = await openTestBank({ today: '2026-11-18' })
  busy = await bank.createCustomer()
  other = await bank.createCustomer()
})
afterEach(() => bank.close())

const beSlow = (partner: 'galileo' | 'mail') =>
  bank.control('/faults', { partner, call: '*', action: 'slow', ms: PARTNER_MS, times: 1000 })
const until = async (isSo: () => Promise<boolean>, longestMs: number): Promise<number> => {
  const startedAt = performance.now()
  while (!(await isSo()) && performance.now() - startedAt < longestMs) await pause(50)
  return performance.now() - startedAt
}

test("another customer's payment is with the processor within two seconds", async () => {
  for (const customer of [busy, other]) await receiveMoney({ bank, customer }, '1000.00')
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
  await beSlow('galileo')
  const statuses = await Promise.all(Array.from({ length: PAYMENTS }, () => pay(busy, billers[0] ?? 0)))
  expect(new Set(statuses)).toEqual(new Set([201]))
  expect(await pay(other, billers[1] ?? 0)).toBe(201)
  const isSent = async () => (await bank.look<unknown[]>(`/bill_payments?prn=${other.prn}`)).length === 1
  expect(await until(isSent, 20_000)).toBeLessThan(2000)
  // The other was faster than what was ordered before.
  expect((await bank.look<unknown[]>(`/bill_payments?prn=${busy.prn}`)).length).toBeLessThan(PAYMENTS)
})

test.each(['the customer who saved so often', 'another customer'])(
  'a warning to %s is there within five seconds, whatever was saved 150 times',
  async (who) => {
    const warned = who === 'another customer' ? other : busy
    await bank.settle()
    await beSlow('mail')
    for (const customer of [busy, warned]) await bank.stepUp(customer)
    for (let number = 0; number < MANY; number++) {
      const saved = await busy.post('/api/account/update_personal_info', {
        ...personalInfoOf(busy),
        primary_phone: `5005550${String(100 + number)}`,
      })
      expect(saved.status).toBe(200)
    }
    expect((await warned.post('/api/user/enable_mfa')).status).toBe(200)
    expect((await warned.post('/api/user/generate_backup_codes')).status).toBe(200)
    const isWarned = async () =>
      (await mailsTo(bank, warned.email)).some(({ subject }) => subject === 'You have new backup codes')
    expect(await until(isWarned, 30_000)).toBeLessThan(5000)
  },
)

/**
 * Checks that a persona has bill payments in every status, and that the tracker counts only what was paid.
 */
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../server/tests/support/test-bank.ts'
import { payBills } from './bills.ts'
import { callJson } from './calls.ts'

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
  customer = await bank.createCustomer()
  const target = { ...bank, operatorKey: bank.config.operatorKey, linkKeys: { client_id: '', secret: '' } }
  const deposit = { kind: 'payroll', amount: '2000.00', description: 'EXAMPLE EMPLOYER PAYROLL' }
  await callJson(`${bank.sandboxUrl}/_sim/accounts/${customer.prn}/deposits`, 'POST', deposit)
  const payer = { ...customer, password: TEST_PASSWORD }
  for (const monthsBack of [3, 1, 0]) await payBills(target, payer, monthsBack)
})
afterAll(() => bank.close())

const get = <Reply>(path: string) =>
  callJson<Reply>(`${bank.url}/api${path}`, 'GET', undefined, customer.token)

// SANDBOX-04
test('gives a persona three billers: the trustee, an electronic biller and one paid by check', async () => {
  const { billers } = await get<{ billers: Biller[] }>('/billers')
  expect(billers).toHaveLength(3)
  expect(billers.filter((biller) => biller.is_trustee)).toHaveLength(1)
  expect(billers.filter((biller) => biller.is_paper)).toHaveLength(1)
})

// SANDBOX-04
test('makes payments in every status, and counts none that failed or were returned', async () => {
  const { bill_payments: payments } = await get<{ bill_payments: BillPayment[] }>(
    '/bill_payments?per_page=-1',
  )
  expect(new Set(payments.map(({ status }) => status))).toEqual(
    new Set(['created', 'pending', 'mailed', 'cleared', 'failed', 'returned']),
  )
  const { expense_items: items } = await get<{ expense_items: { category: string | null }[] }>(
    '/payment_tracking',
  )
  expect(items.filter(({ category }) => category === 'trustee_payment')).toEqual([])
  expect(items).toHaveLength(payments.filter(({ status }) => !['failed', 'returned'].includes(status)).length)
})

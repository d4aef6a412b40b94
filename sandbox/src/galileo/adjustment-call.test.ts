import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { callGalileo, openCustomer } from '../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'

let sandbox: TestSandbox
let prn: string
let history: Awaited<ReturnType<typeof openCustomer>>['history']
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
beforeEach(async () => {
  ;({ prn, history } = await openCustomer(sandbox, 'adjusted@example.com'))
})
afterEach(() => sandbox.assertBalanced())
afterAll(() => sandbox.close())

let numbers = 0
const adjust = (change: Record<string, string> = {}) =>
  callGalileo(sandbox, 'createAdjustment', {
    accountNo: prn,
    transactionId: String(++numbers),
    amount: '12.34',
    type: 'F',
    debitCreditIndicator: 'C',
    description: 'PROVISIONAL CREDIT P-2026-000001',
    ...change,
  })
const posted = async () =>
  (await history()).map(({ kind, details, amountCents }) => [kind, details, amountCents])

it('credits the account once per transaction id', async () => {
  const first = await adjust()
  const again = await adjust({ transactionId: String(numbers) })
  expect(first).toMatchObject({ status_code: 0 })
  expect(again.response_data).toEqual(first.response_data)
  expect(await posted()).toEqual([['adjustment', 'PROVISIONAL CREDIT P-2026-000001', 1234]])
})

it('debits the account, even below zero', async () => {
  await adjust({ debitCreditIndicator: 'D' })
  expect((await posted()).map(([, , amount]) => amount)).toEqual([-1234])
})

it.each([
  ['a transaction id that is not a number', { transactionId: 'dispute-1' }, '409-01'],
  ['a zero amount', { amount: '0.00' }, '2'],
  ['a negative amount', { amount: '-1.00' }, '2'],
  ['an unknown type', { type: 'Q' }, '2'],
  ['an indicator that is neither debit nor credit', { debitCreditIndicator: 'X' }, '2'],
])('refuses an adjustment with %s', async (_what, change, code) => {
  expect(String((await adjust(change)).status_code)).toBe(code)
  expect(await posted()).toEqual([])
})

it('refuses adjustments of a closed account', async () => {
  await callGalileo(sandbox, 'modifyStatus', { accountNo: prn, type: '2' })
  expect(String((await adjust()).status_code)).toBe('12')
  expect(await posted()).toEqual([])
})

import type { RefundDeposit } from '@yoursuccess/contract/plan/tax-refunds'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertDeposits } from '../../../tests/support/payday-seeds.ts'
import { FACTS, type PlanKeeper, planKeeper } from '../../../tests/support/plan-keeper.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let customer: TestCustomer
let ann: PlanKeeper
beforeAll(async () => {
  bank = await openTestBank({ today: '2027-03-10' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
  ann = planKeeper(customer)
})

const SEND_ALL = { ...FACTS, refund_rule: { kind: 'turn_over_all', counts_toward_total: false } } as const
const arrive = async (details: string, on: CalendarDate = day('2027-03-05')): Promise<number> => {
  const [id] = await insertDeposits({ bank, customer }, [{ on, amountCents: 214_000, details }])
  return id ?? 0
}
const questions = async () =>
  (await customer.get<{ refund_deposits: RefundDeposit[] }>('/api/plan/tax_refunds')).body.refund_deposits
const record = (transaction_id: number) =>
  customer.post('/api/plan/tax_refunds', {
    tax_refund: { amount: '2140.00', due_on: '2027-04-30', transaction_id },
  })
const dismiss = (id: number) => customer.post(`/api/plan/tax_refunds/${id}/dismiss`)

// TAX-01
test('a deposit that looks like a tax refund is asked about until it is recorded', async () => {
  await ann.create(SEND_ALL)
  await arrive('ACME PAYROLL')
  const id = await arrive('IRS TREAS 310 DES:TAX REF')
  expect(await questions()).toEqual([
    { transaction_id: id, on: '2027-03-05', amount: '2140.00', details: 'IRS TREAS 310 DES:TAX REF' },
  ])
  expect(await record(id)).toMatchObject({ status: 201, body: { tax_refund: { send: '2140.00' } } })
  expect(await questions()).toEqual([])
  expectRefusal(await record(id), 409, 'plan.refund_was_answered')
  expect(await ann.lumpSums()).toHaveLength(1)
})

// TAX-01
test('a deposit that is no tax refund is asked about no more', async () => {
  await ann.create(SEND_ALL)
  const id = await arrive('STATE OF MICH DES:TAX REFUND')
  expect([(await dismiss(id)).status, (await dismiss(id)).status]).toEqual([204, 204])
  expect(await questions()).toEqual([])
  expectRefusal(await record(id), 409, 'plan.refund_was_answered')
  expect(await ann.lumpSums()).toEqual([])
})

// TAX-01
test('nothing is asked of old deposits, without a plan, after its end, and under a rule to keep all', async () => {
  const id = await arrive('IRS TREAS 310 DES:TAX REF')
  expect(await questions()).toEqual([])
  expectRefusal(await dismiss(id), 422, 'plan.missing')
  await ann.create({ ...FACTS, refund_rule: { kind: 'retain', counts_toward_total: false } })
  expect(await questions()).toEqual([])
  await ann.change({ refund_rule: null })
  await arrive('IRS TREAS 310 DES:TAX REF', day('2026-12-09'))
  expect(await questions()).toMatchObject([{ transaction_id: id }])
  await ann.status({ status: 'dismissed', on: '2027-03-10' })
  expect(await questions()).toEqual([])
})

// TAX-01
test("nobody answers for another customer's deposit, or for money that was paid", async () => {
  await ann.create(SEND_ALL)
  const id = await arrive('IRS TREAS 310 DES:TAX REF')
  const ben = await bank.createCustomer()
  await planKeeper(ben).create(SEND_ALL)
  expectRefusal(await ben.post(`/api/plan/tax_refunds/${id}/dismiss`), 404, 'not_found')
  const [paid] = await insertDeposits({ bank, customer }, [
    { on: day('2027-03-05'), amountCents: -100, details: 'TAX REFUND DESK', kind: 'purchase' },
  ])
  expectRefusal(await record(paid ?? 0), 404, 'not_found')
  expect((await questions()).map(({ transaction_id }) => transaction_id)).toEqual([id])
})

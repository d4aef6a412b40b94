/** Money of a bill that was ordered is not set aside, although the processor has not taken it yet. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { addPaperBiller } from '../../../tests/support/bill-seeds.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { createSharer, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Saver
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const isTakenOn = async (path: string, body: object) => expect((await ann.post(path, body)).status).toBe(201)
/** Of 1,000.00, 949.00 are ordered with the fee, and 25.00 are kept back. */
beforeEach(async () => {
  ann = await createSharer(bank)
  const billerId = await addPaperBiller({ customer: ann })
  const fault = { partner: 'galileo', call: 'createBillPayment', action: 'status', status: 500, times: 1000 }
  await bank.control('/faults', fault)
  const bill = { bill_payment: { amount: '948.00', biller_id: billerId } }
  await isTakenOn('/api/bill_payments', bill)
})
const isTaken = async () => {
  await bank.control('/faults', undefined, 'DELETE')
  for (let again = 0; again < 3; again++) await hurry(bank)
  await expectBalanced(bank)
}

// SETA-04
test('a share of pay leaves the money of an ordered bill, and what is short is told', async () => {
  await ann.share(true, '500.00')
  await ann.getPaid('600.00')
  expect(await ann.moves()).toEqual(['in 151.00 done'])
  await isTaken()
})

// SETA-08
test('no more is put in by hand than an ordered bill leaves', async () => {
  expectRefusal(await ann.putIn('26.01'), 422, 'set_aside.not_enough_money')
  expect((await ann.putIn('26.00')).status).toBe(201)
  await isTaken()
  expect(await ann.balance()).toBe('25.00')
})

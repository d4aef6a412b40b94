import type { AttorneyMessage } from '@yoursuccess/contract/plan/attorney-message'
import type { TrusteePayment } from '@yoursuccess/contract/receipts/receipts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { FACTS, planKeeper } from '../../../tests/support/plan-keeper.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { createPuller, TFS } from '../../../tests/support/puller.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

const PATH = '/api/plan/attorney_message'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())

const read = async (customer: Pick<TestCustomer, 'get'>) =>
  (await customer.get<{ message: AttorneyMessage }>(PATH)).body.message

describe('the message to the attorney', () => {
  let customer: TestCustomer
  beforeEach(async () => {
    customer = await bank.createCustomer()
  })

  // LAD-04
  test('has the case, what is behind, and what was due in the last six months', async () => {
    const ann = planKeeper(customer)
    const attorney = { name: 'Ines Okafor', phone: '5550100100', email: 'okafor@example.com' }
    await ann.create({ ...FACTS, case_number: '26-10077', district: 'nywb', attorney })
    await ann.change({ opening: { as_of: '2026-11-20', posted_total: '3461.55' } })
    const message = await read(customer)
    expect(message).toMatchObject({
      as_of: '2026-12-01',
      plan: { case_number_shown: '26-10077', district: 'nywb', attorney },
      progress: { due_to_date: '4000.00', arrears: '538.45', payments_behind: '1.1' },
      payments: [],
      planned: [],
      notices: [],
    })
    expect(message.progress).toEqual(await ann.progress())
    expect(message.installments).toEqual(await ann.installments('?from=2026-06-02&to=2026-12-01'))
    expect(message.installments.map(({ due_on }) => due_on)).toEqual([
      '2026-06-16',
      '2026-07-16',
      '2026-08-16',
      '2026-09-16',
      '2026-10-16',
      '2026-11-16',
    ])
  })

  // LAD-04, LAD-05
  test('has the open notices with their last safe days, and not the settled ones', async () => {
    await planKeeper(customer).create()
    const motion = { kind: 'motion_to_dismiss', last_day_on: '2026-12-11' }
    await customer.post('/api/plan/notices', { notice: motion })
    await customer.post('/api/plan/notices', { notice: { ...motion, done_on: '2026-12-01' } })
    const { notices } = await read(customer)
    expect(notices).toMatchObject([{ ends_on: '2026-12-11', days_left: 10, done_on: null }])
  })

  // LAD-04
  test('of a plan without an amount has the case, and counts nothing', async () => {
    expectRefusal(await customer.get(PATH), 422, 'plan.missing')
    await planKeeper(customer).save({ case_number: '26-10077' })
    expect(await read(customer)).toMatchObject({
      plan: { case_number_shown: '26-10077' },
      progress: null,
      installments: [],
      planned: [],
    })
  })
})

// LAD-04
test('with autopay, the message has what is going to be sent, until autopay is stopped', async () => {
  const ann = await createAutopayer(bank)
  expect((await read(ann)).planned).toEqual([])
  await ann.agree()
  const { planned } = await read(ann)
  expect(planned[0]).toEqual({ due_on: '2026-12-15', send_on: '2026-12-09', amount: '465.00' })
  expect(planned.length).toBeLessThanOrEqual(3)
  await ann.stop()
  expect((await read(ann)).planned).toEqual([])
})

// LAD-04
test('while autopay is on hold, the message has nothing that is going to be sent', async () => {
  const ann = await createAutopayer(bank)
  await ann.agree()
  await ann.plan.change({ trustee_account: '2410077' })
  expect((await ann.readAutopay())?.paused_for).toBe('trustee')
  expect((await read(ann)).planned).toEqual([])
})

// LAD-04
test('the message has what was sent, and what became of it', async () => {
  const ann = await createAutopayer(bank)
  await ann.payTrustee('100.00')
  const { body } = await ann.get<{ payments: TrusteePayment[] }>('/api/plan/payments')
  expect(body.payments).toMatchObject([{ amount: '100.00', sent_on: '2026-12-01', posted_on: null }])
  expect((await read(ann)).payments).toEqual(body.payments)
})

// LAD-04, AUTO-09
test('the message has what a service may still collect, also after autopay was stopped, and then what it collected', async () => {
  const ann = await createPuller(bank)
  await ann.agree(TFS)
  await goToNoon(bank, '2026-12-04')
  const expected = { due_on: '2026-12-15', send_on: '2026-12-04', amount: '465.00' }
  expect((await read(ann)).planned[0]).toEqual(expected)
  await ann.stop()
  expect((await read(ann)).planned).toEqual([expected])
  await ann.collect('466.00', '2026-12-07')
  await goToNoon(bank, '2026-12-08')
  const message = await read(ann)
  expect(message.planned).toEqual([])
  expect(message.payments).toMatchObject([{ kind: 'tfs', amount: '465.00', sent_on: '2026-12-07' }])
})

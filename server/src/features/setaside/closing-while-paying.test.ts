/** Closing moves back what is set aside, but not the money of a payment that was ordered. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon, hurry, runNow } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = (on: string) => goToNoon(bank, on)
const look = async () => {
  await bank.dueWork.find(({ name }) => name === 'setaside.choices')?.runDue(bank.today())
  await bank.settle()
}
const switchTools = (planTools: boolean) =>
  bank.operator('PUT', '/customers/features', { email: ann.email, features: { planTools } })
const isAway = (call: string) =>
  bank.control('/faults', { partner: 'galileo', call, action: 'status', status: 500, times: 1000 })
const isBack = async () => {
  await bank.control('/faults', undefined, 'DELETE')
  for (let again = 0; again < 3; again++) await hurry(bank)
  await runNow(bank, 'setaside.follow-up-closings')
  await bank.settle()
}
const moveBack = () =>
  bank.send(
    'POST',
    '/api/set_aside/choice',
    { answer: 'return' },
    { authorization: `Bearer ${ann.token}`, 'idempotency-key': randomUUID() },
  )
const state = async () => {
  const { rows } = await bank.database.query<{ state: string }>(
    'select state from bank.set_asides where customer_id = $1',
    [ann.id],
  )
  return rows[0]?.state
}
const isBalanced = async () => {
  await goTo('2026-12-31')
  await expectBalanced(bank)
}
const isOrdered = async () => expect((await ann.payTrustee('400.00', 'set_aside')).status).toBe(201)

beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createAutopayer(bank)
  await ann.putIn('466.00')
  await isAway('createBillPayment')
  await isOrdered()
  await switchTools(false)
  await look()
})

// SETA-12, SETA-26
describe('when the customer moves the money back while a payment is ordered', () => {
  test('the rest goes back at once, and the payment is made with its own money', async () => {
    expect((await moveBack()).status).toBe(204)
    expect([await state(), await ann.setAsideMoves()]).toEqual([
      'closing',
      ['out 65.00 done', 'in 466.00 done'],
    ])
    await isBack()
    expect(await ann.sent()).toEqual(['400.00 with 1.00'])
    expect([await state(), await ann.balance()]).toEqual(['closed', '599.00'])
    expect(await ann.setAsideMoves()).toEqual(['out 65.00 done', 'in 466.00 done'])
    await isBalanced()
  })

  test('the money of a payment that is refused goes back afterwards', async () => {
    expect((await moveBack()).status).toBe(204)
    await bank.database.query(
      `update bank.bill_payments set status = 'failed', failure = 'not_possible' where customer_id = $1`,
      [ann.id],
    )
    await isBack()
    expect([await state(), await ann.balance(), await ann.sent()]).toEqual(['closed', '1000.00', []])
    await isBalanced()
  })
})

// SETA-25
test('without an answer, the money of an ordered payment stays for it, too', async () => {
  await goTo('2026-12-12')
  expect([await state(), await ann.setAsideMoves()]).toEqual([
    'closing',
    ['out 65.00 done', 'in 466.00 done'],
  ])
  await isBack()
  expect(await ann.sent()).toEqual(['400.00 with 1.00'])
  expect([await state(), await ann.balance()]).toEqual(['closed', '599.00'])
  await isBalanced()
})

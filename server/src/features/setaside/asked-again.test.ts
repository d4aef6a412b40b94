/** Money that arrives in a set-aside for which nothing more is set aside is asked about, also if nothing was there before. */
import type { SetAsideChoice } from '@yoursuccess/contract/setaside/set-aside-choice'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
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
const turnOff = async () => {
  await bank.operator('PUT', '/customers/features', { email: ann.email, features: { planTools: false } })
  await look()
}
const choice = async () =>
  (await ann.get<{ choice: SetAsideChoice | null }>('/api/set_aside/choice')).body.choice
const answer = (given: 'keep' | 'return') =>
  bank.send(
    'POST',
    '/api/set_aside/choice',
    { answer: given },
    { authorization: `Bearer ${ann.token}`, 'idempotency-key': randomUUID() },
  )
/** What just moved counts as money that may not be posted yet. */
const anHourLater = () =>
  bank.database.query(
    `update bank.set_aside_moves set ended_at = ended_at - interval '2 hours' where customer_id = $1`,
    [ann.id],
  )
/** The trustee sends the payment back. */
const comesBack = async () => {
  await ann.advance('returned')
  await look()
}
const isBalanced = async () => {
  await goTo('2026-12-31')
  await expectBalanced(bank)
}
const ASKED = 'Tell us by December 15, 2026 whether to keep your money set aside.'
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createAutopayer(bank)
  await ann.putIn('466.00')
  await bank.settle()
})
const pay = async () => {
  expect((await ann.payTrustee('465.00', 'set_aside')).status).toBe(201)
  await bank.settle()
  await ann.read()
  await anHourLater()
}

// SETA-24
test.each([
  ['nothing was set aside', false],
  ['the customer was told only that shares of pay have stopped', true],
])('a payment that returns is asked about if %s when the tools were turned off', async (_when, shares) => {
  if (shares) await ann.share(true)
  await pay()
  await turnOff()
  expect(await choice()).toBeNull()
  await goTo('2026-12-05')
  await comesBack()
  expect(await ann.told(ASKED)).toHaveLength(1)
  expect(await choice()).toMatchObject({ answer_by: '2026-12-15', answer: null, balance: '466.00' })
  await look()
  expect(await ann.told('Tell us by')).toHaveLength(1)
  await goTo('2026-12-16')
  expect(await ann.balance()).toBe('1000.00')
  await isBalanced()
})

// SETA-24, SETA-25
test('a payment that returns is asked about after the set-aside was emptied before an answer', async () => {
  const fault = { partner: 'galileo', call: 'createBillPayment', action: 'status', status: 500, times: 1000 }
  await bank.control('/faults', fault)
  await pay()
  await turnOff()
  await bank.control('/faults', undefined, 'DELETE')
  await goTo('2026-12-09')
  expect(await choice()).toBeNull()
  await goTo('2026-12-12')
  expect([await ann.told("didn't hear"), await ann.sent()]).toEqual([[], ['465.00 with 1.00']])
  await comesBack()
  expect(await ann.told('Tell us by December 22, 2026')).toHaveLength(1)
  expect(await choice()).toMatchObject({ answer_by: '2026-12-22', answer: null })
  await isBalanced()
})

// SETA-25
test('a customer who keeps the money is not asked again when more returns', async () => {
  expect((await ann.payTrustee('400.00', 'set_aside')).status).toBe(201)
  await bank.settle()
  await turnOff()
  expect((await answer('keep')).status).toBe(204)
  await goTo('2026-12-05')
  await comesBack()
  expect(await ann.told(ASKED)).toEqual([])
  expect(await choice()).toMatchObject({ answer: 'keep', balance: '466.00' })
  await isBalanced()
})

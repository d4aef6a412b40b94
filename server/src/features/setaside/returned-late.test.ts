/** Money that returns to a set-aside after it was closed moves on to the main account. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon, hurry } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = (on: string) => goToNoon(bank, on)
const isBalanced = async () => {
  await goTo('2026-12-31')
  await expectBalanced(bank)
}
const isOrdered = async () => expect((await ann.payTrustee('465.00', 'set_aside')).status).toBe(201)
const isClosed = async () => {
  expect((await ann.close()).status).toBe(204)
  expect((await ann.read()).state).toBe('closed')
}
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createAutopayer(bank)
  await ann.putIn('466.00')
  await bank.settle()
  await isOrdered()
  await bank.settle()
  await isClosed()
})

// SETA-12
test('a payment that is returned after the set-aside was closed goes to the main account, once', async () => {
  await ann.advance('returned')
  for (let again = 0; again < 3; again++) await hurry(bank)
  expect(await ann.read()).toMatchObject({ state: 'closed', balance: '0.00' })
  expect(await ann.moves()).toEqual(['out 466.00 done', 'in 466.00 done'])
  expect(await ann.balance()).toBe('1000.00')
  await isBalanced()
})

// SETA-12
test('it goes there once, if late, when the processor does not answer', async () => {
  const fault = { partner: 'galileo', call: 'createAccountTransfer', action: 'timeout_after', times: 2 }
  await bank.control('/faults', fault)
  await ann.advance('returned')
  for (let again = 0; again < 4; again++) await hurry(bank)
  expect((await ann.read()).state).toBe('closed')
  expect(await ann.moves()).toEqual(['out 466.00 done', 'in 466.00 done'])
  expect(await ann.balance()).toBe('1000.00')
  await isBalanced()
})

// SETA-12
test('of a set-aside that was opened again, it stays there', async () => {
  await ann.open()
  await ann.advance('returned')
  await hurry(bank)
  expect(await ann.read()).toMatchObject({ state: 'open', balance: '466.00' })
  expect(await ann.moves()).toEqual(['in 466.00 done'])
  await isBalanced()
})

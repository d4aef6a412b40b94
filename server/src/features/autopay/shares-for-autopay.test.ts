/** Shares of pay are set aside for the payments that autopay plans. */
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
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createAutopayer(bank)
  await ann.addSchedule()
  await ann.agree()
  await ann.share(true)
})
const nextMove = async () => (await ann.read()).next_move

// AUTO-05, AUTO-12
test('two pays bear the payment, which is then sent from the set-aside', async () => {
  await ann.getPaid()
  await goTo('2026-12-08')
  await ann.getPaid()
  expect(await ann.moves()).toEqual(['in 233.00 done', 'in 233.00 done'])
  await goTo('2026-12-09')
  expect(await ann.state()).toBe('sent')
  expect(await ann.setAsideBalance()).toBe('0.00')
  await expectBalanced(bank)
})

// AUTO-12
test('no pay bears a payment that was skipped', async () => {
  expect(await nextMove()).toEqual({ on: '2026-12-01', amount: '233.00' })
  await ann.skip()
  expect(await nextMove()).toEqual({ on: '2026-12-01', amount: '77.67' })
})

// AUTO-05
test('a payment that waits for money is sent on the day on which late pay completes it', async () => {
  await ann.getPaid()
  await goTo('2026-12-09')
  expect(await ann.state()).toBe('waiting_for_money')
  await ann.getPaid()
  expect(await ann.moves()).toEqual(['in 233.00 done', 'in 233.00 done'])
  await goTo('2026-12-09')
  expect(await ann.state()).toBe('sent')
  expect(await ann.taken()).toHaveLength(1)
})

/** When the server is killed at any step of a send day and restarted, the payment is sent once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { killing, moreDeathsThan, recordDeaths, stepsToDieAt } from '../../../tests/support/kill-at.ts'
import { createMortality } from '../../../tests/support/mortality.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

const mortality = createMortality()
let bank: TestBank
let ann: Autopayer
const killer = killing(() => bank, mortality)
const { killAt } = killer
const goTo = (day: string) => bank.control('/clock/set', { to: `${day}T17:00:00.000Z` })
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01', mortality })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createAutopayer(bank)
  await ann.putIn('400.00')
  await ann.agree({ use_main: '100.00' })
  await goTo('2026-12-08')
  await hurry(bank)
})

// AUTO-05
test.each(stepsToDieAt(32, 60))('sends it once when killed at step %i of the send day', async (step) => {
  await killAt(step, () => goTo('2026-12-09'))
  await goTo('2026-12-10')
  await hurry(bank)
  expect(await ann.taken()).toHaveLength(1)
  expect(await ann.moves()).toEqual(['in 66.00 done', 'in 400.00 done'])
  expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['534.00', '0.00'])
  await expectBalanced(bank)
  // Later customers of this bank have their own send day.
  await ann.stop()
})

test('the server did die at most of these steps', () => {
  expect(recordDeaths('autopay', killer)).toBeGreaterThan(moreDeathsThan(5, 30))
})

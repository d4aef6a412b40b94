/** When the server is killed at any step of the day on which a pull has not come and restarted, its money goes back once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { killing, moreDeathsThan, recordDeaths, stepsToDieAt } from '../../../tests/support/kill-at.ts'
import { createMortality } from '../../../tests/support/mortality.ts'
import { createPuller, type Puller, TFS } from '../../../tests/support/puller.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

const mortality = createMortality()
let bank: TestBank
let ann: Puller
const killer = killing(() => bank, mortality)
const { killAt } = killer
const goTo = (day: string) => bank.control('/clock/set', { to: `${day}T17:00:00.000Z` })
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01', mortality })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createPuller(bank)
  await ann.agree(TFS)
  await goTo('2026-12-04')
  await hurry(bank)
  await goTo('2026-12-08')
  await hurry(bank)
})

// AUTO-09
test.each(stepsToDieAt(32, 60))('gives its money back once when killed at step %i', async (step) => {
  await killAt(step, () => goTo('2026-12-09'))
  await goTo('2026-12-10')
  await hurry(bank)
  expect(await ann.moves()).toEqual(['in 466.00 done', 'out 466.00 done', 'in 466.00 done'])
  expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['534.00', '466.00'])
  await expectBalanced(bank)
  // Later customers of this bank have their own pull.
  await ann.stop()
})

test('the server did die at most of these steps', () => {
  expect(recordDeaths('pulls that did not come', killer)).toBeGreaterThan(moreDeathsThan(5, 30))
})

/** When the server is killed at any step of sending a share of pay and restarted, the share is sent once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { killing, moreDeathsThan, recordDeaths, stepsToDieAt } from '../../../tests/support/kill-at.ts'
import { createMortality } from '../../../tests/support/mortality.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

const mortality = createMortality()
let bank: TestBank
let ann: Autopayer
const killer = killing(() => bank, mortality)
const { killAt } = killer
const goTo = (on: string) => bank.control('/clock/set', { to: `${on}T17:00:00.000Z` })
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01', mortality })
  // Its biller takes electronic payments in parts.
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createAutopayer(bank)
  await ann.addSchedule()
  await ann.share(true)
  await ann.agree({ mode: 'each_payday' })
  await ann.getPaid()
})

// AUTO-08
test.each(stepsToDieAt(32, 60))('sends it once when killed at step %i of its day', async (step) => {
  await killAt(step, () => goTo('2026-12-02'))
  await goTo('2026-12-03')
  await hurry(bank)
  expect(await ann.sent()).toEqual(['232.50 with 1.00'])
  expect(await ann.moves()).toEqual(['in 233.50 done'])
  expect(await ann.setAsideBalance()).toBe('0.00')
  await expectBalanced(bank)
  // Later customers of this bank have their own share.
  await ann.stop()
})

test('the server did die at most of these steps', () => {
  expect(recordDeaths('shares that autopay sends', killer)).toBeGreaterThan(moreDeathsThan(5, 30))
})

/** When the server is killed at any step of a send day on which the office refuses, what was moved goes back once. */
import { addDays, day } from '@yoursuccess/contract/core/calendar-date'
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
let on: string
const killer = killing(() => bank, mortality)
const { killAt } = killer
const goTo = (to: string) => bank.control('/clock/set', { to: `${to}T17:00:00.000Z` })
const officeSays = (accepted: 'yes' | 'no') =>
  bank.database.query(
    `update bank.trustee_methods set accepted = $1 where trustee_id = 9001 and kind = 'electronic'`,
    [accepted],
  )
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01', mortality })
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goTo('2026-12-01')
  await officeSays('yes')
  ann = await createAutopayer(bank)
  await ann.putIn('400.00')
  await ann.agree({ use_main: '100.00' })
  on = (await ann.list())[0]?.send_on ?? ''
  await officeSays('no')
  await goTo(addDays(day(on), -1))
  await hurry(bank)
})

// AUTO-05, AUTO-13
test.each(stepsToDieAt(40, 110, 2))('brings it back once when killed at step %i', async (step) => {
  await killAt(step, () => goTo(on))
  await goTo('2026-12-15')
  await hurry(bank)
  expect(await ann.state()).toBe('refused')
  expect(await ann.sent()).toEqual([])
  expect(await ann.moves()).toEqual(['out 66.00 done', 'in 66.00 done', 'in 400.00 done'])
  expect(await ann.balances()).toEqual(['600.00', '400.00'])
  expect(await ann.told("We couldn't send your trustee payment")).toHaveLength(1)
  await expectBalanced(bank)
  // Later customers of this bank have their own send day.
  await ann.stop()
})

test('the server did die at most of these steps', () => {
  expect(recordDeaths('autopay that is refused', killer)).toBeGreaterThan(moreDeathsThan(5, 30))
})

/** The office no longer takes parts, after one was sent (AUTO-08). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon, goToTime } from '../../../tests/support/hurry.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
  await goToNoon(bank, '2026-12-01')
  await importSandboxTrustees(bank)
  await officeSays('yes')
  ann = await createAutopayer(bank)
  await ann.addSchedule()
  await ann.share(true)
})
afterAll(() => bank.close())
const officeSays = (partial: string) =>
  bank.database.query(
    `update bank.trustee_methods set partial = $1 where trustee_id = 9001 and kind = 'electronic'`,
    [partial],
  )
/** Pay arrives on a day after noon, so that it is later than an agreement of that noon. */
const payday = async (on: string) => {
  const afterNoon = `${on}T17:30:00.000Z`
  await goToTime(bank, afterNoon)
  await ann.getPaid()
  await goToTime(bank, afterNoon)
}

// AUTO-08, SETA-03
test('the fee that was set aside for a part that was not sent is part of the next payment', async () => {
  await ann.agree({ mode: 'each_payday' })
  await payday('2026-12-01')
  await officeSays('no')
  await payday('2026-12-08')
  await goToNoon(bank, '2026-12-09')
  expect(await ann.sent()).toEqual(['232.50 with 0.00', '232.50 with 1.00'])
  expect(await ann.setAsideBalance()).toBe('1.00')
  for (const on of ['2026-12-15', '2026-12-22', '2026-12-29', '2027-01-05']) await payday(on)
  expect(await ann.setAsideBalance()).toBe('466.00')
  await goToNoon(bank, '2027-01-11')
  expect((await ann.sent())[0]).toBe('465.00 with 1.00')
  expect(await ann.setAsideBalance()).toBe('0.00')
  await goToNoon(bank, '2027-01-31')
  await expectBalanced(bank)
})

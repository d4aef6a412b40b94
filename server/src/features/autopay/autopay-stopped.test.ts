/** A frozen card stops no payment, and a stopped account is sent for once it is released. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { giveBackTooMuch, release, runAudit, stopOf } from '../../../tests/support/stopped-account.ts'
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
  await ann.putIn('400.00')
  await ann.agree({ use_main: '100.00' })
})

// AUTO-05
test('with a frozen card, the payment is sent once', async () => {
  expect((await ann.post('/api/account/freeze_card')).status).toBeLessThan(300)
  await goTo('2026-12-09')
  await goTo('2026-12-11')
  expect(await ann.sent()).toEqual(['465.00 with 1.00'])
  expect(await ann.moves()).toEqual(['in 66.00 done', 'in 400.00 done'])
  expect(await ann.balances()).toEqual(['534.00', '0.00'])
  await goTo('2026-12-31')
  await expectBalanced(bank)
})

// AUTO-05: the last test, because the audit of this bank finds the account from then on.
test('of a stopped account, nothing moves or is sent, and both happen once after it was released', async () => {
  await giveBackTooMuch(bank, ann)
  await runAudit(bank)
  await goTo('2026-12-09')
  await goTo('2026-12-10')
  expect(await ann.sent()).toEqual([])
  expect(await ann.moves()).toEqual(['in 400.00 done'])
  expect(await ann.told("We can't send your trustee payment")).toEqual([
    "We can't send your trustee payment due Tue, Dec 15 while we're checking your account. Pay your trustee another way if it must be there in time.",
  ])
  expect(await release(bank, (await stopOf(bank, ann))?.id)).toBe(204)
  await goTo('2026-12-11')
  await goTo('2026-12-14')
  expect(await ann.sent()).toEqual(['465.00 with 1.00'])
  expect(await ann.moves()).toEqual(['in 66.00 done', 'in 400.00 done'])
  expect(await ann.balances()).toEqual(['584.00', '0.00'])
  expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
})

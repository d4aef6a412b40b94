/** While the account is stopped, no money of a pull moves, in either direction. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { createPuller, type Puller, TFS } from '../../../tests/support/puller.ts'
import { giveBackTooMuch, release, runAudit, stopOf } from '../../../tests/support/stopped-account.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Puller
const goTo = (day: string) => goToNoon(bank, day)
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
  ann = await createPuller(bank)
  await ann.agree(TFS)
})
afterAll(() => bank.close())
const stopAccount = async () => {
  await giveBackTooMuch(bank, ann)
  await runAudit(bank)
}
const releaseAccount = async () => expect(await release(bank, (await stopOf(bank, ann))?.id)).toBe(204)

// AUTO-09
test('nothing moves while the account is stopped, and it does once it was released', async () => {
  await stopAccount()
  await goTo('2026-12-04')
  expect(await ann.state()).toBe('planned')
  expect(await ann.moves()).toEqual(['in 466.00 done'])
  expect(await ann.told("we can't move the $466.00 that TFS should collect")).toHaveLength(1)
  await releaseAccount()
  await goTo('2026-12-05')
  expect(await ann.state()).toBe('pull_expected')
  await stopAccount()
  await goTo('2026-12-09')
  await goTo('2026-12-10')
  expect(await ann.state()).toBe('pull_expected')
  expect(await ann.moves()).toEqual(['out 466.00 done', 'in 466.00 done'])
  await releaseAccount()
  await goTo('2026-12-11')
  expect(await ann.state()).toBe('refused')
  expect(await ann.moves()).toEqual(['in 466.00 done', 'out 466.00 done', 'in 466.00 done'])
})

/** Nobody is reminded of what is set aside and will be sent (O-11). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { createPuller, MONEYGRAM, TFS } from '../../../tests/support/puller.ts'
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
})

const reminders = () => ann.told('Your trustee payment is due on')

// CASE-22
test('a payment that is set aside in full and will be sent has no reminder of its due day', async () => {
  await ann.putIn('466.00')
  await ann.agree()
  await bank.settle()
  await goTo('2026-12-08')
  expect(await reminders()).toEqual([])
})

// CASE-22
test.each<[what: string, prepare: () => Promise<unknown>]>([
  ['is not set aside in full', () => ann.putIn('465.99').then(() => ann.agree())],
  ['is set aside, and sent only by the customer', () => ann.putIn('466.00')],
  [
    'was skipped',
    () =>
      ann
        .putIn('466.00')
        .then(() => ann.agree())
        .then(() => ann.skip()),
  ],
])('a payment that %s has one', async (_what, prepare) => {
  await prepare()
  await goTo('2026-12-08')
  expect(await reminders()).toEqual([
    'Your trustee payment is due on Tue, Dec 15. You have $465.00 left to pay.',
  ])
})

// CASE-22
test('a payment is reminded of after autopay was stopped', async () => {
  await ann.putIn('466.00')
  await ann.agree()
  await goTo('2026-12-08')
  await ann.stop()
  await goTo('2026-12-09')
  expect(await reminders()).toHaveLength(1)
})

// CASE-22, AUTO-09
test('a payment has no reminder that a service collects, before and after its money was moved, also after a stop', async () => {
  const bob = await createPuller(bank)
  const carl = await createPuller(bank)
  await bob.agree(TFS)
  await carl.agree(TFS)
  await goTo('2026-12-04')
  await carl.stop()
  expect([await bob.state(), await carl.state()]).toEqual(['pull_expected', 'pull_expected'])
  // A week before the due day, the service may still collect it.
  await goTo('2026-12-08')
  for (const each of [bob, carl]) expect(await each.told('Your trustee payment is due on')).toEqual([])
})

// CASE-22, AUTO-09
test('a payment has one that is set aside for a way in which the customer sends it', async () => {
  const bob = await createPuller(bank)
  await bob.agree(MONEYGRAM)
  await goTo('2026-12-08')
  expect(await bob.told('Your trustee payment is due on')).toHaveLength(1)
})

/** A service gives back a part of what it collected (AUTO-09). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { createPuller, type Puller, TFS } from '../../../tests/support/puller.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Puller
const goTo = (day: string) => goToNoon(bank, day)
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createPuller(bank)
  await ann.agree(TFS)
  await goTo('2026-12-04')
})
const sentTotal = async () => (await ann.plan.progress()).sent_total
/** The customer reports a payment of December 7. */
const report = async (amount: string) => {
  const item = { amount, category: 'trustee_payment', external: true, effective_date: '2026-12-07' }
  expect((await ann.post('/api/expense_items', { expense_item: item })).status).toBeLessThan(300)
}

// AUTO-09, AUTO-11
test('of one of which a part was given back, the rest counts, and the customer is notified once', async () => {
  await ann.collect('466.00', '2026-12-07')
  await goTo('2026-12-08')
  await report('465.00')
  await ann.giveBack('100.00')
  await bank.settle()
  expect((await ann.planned())[0]).toBe('2026-12-15 465.00 sent 365.00 on 2026-12-04 returned')
  expect(await sentTotal()).toBe('365.00')
  expect(await ann.told('came back to your main account')).toEqual([
    "$100.00 of the trustee payment that TFS collected, due Tue, Dec 15, came back to your main account. It doesn't count. Call your trustee.",
  ])
  expectRefusal(await ann.move('2026-12-09', true), 409, 'conflict')
  await goTo('2026-12-09')
  expect(await sentTotal()).toBe('365.00')
  expect(await ann.told('came back to your main account')).toHaveLength(1)
})

// AUTO-07, AUTO-09
test('a payment by hand completes one of which a part was given back, and the next one stays as it is', async () => {
  await ann.collect('466.00', '2026-12-07')
  await goTo('2026-12-08')
  await ann.giveBack('100.00')
  await bank.settle()
  expect((await ann.payTrustee('100.00')).status).toBe(201)
  const [first, second] = await ann.planned()
  expect(first).toBe('2026-12-15 465.00 sent 465.00 on 2026-12-04 dropped')
  expect(second).toContain('2027-01-15 465.00 sent 0.00')
  expect(await sentTotal()).toBe('465.00')
})

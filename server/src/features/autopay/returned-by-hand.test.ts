/** Of several payments by hand for one planned payment, one is returned. */
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
  await ann.putIn('466.00')
  await ann.agree()
})
const first = async () => (await ann.planned())[0]
/** The payments from the main account, the oldest first. */
const giveBack = async (index: number) => {
  await bank.settle()
  const id = (await ann.takenFrom('main')).toReversed()[index]?.id
  await bank.control(`/bill_payments/${id}/advance`, { to: 'returned' })
  await bank.settle()
}

// AUTO-07, AUTO-12
test('one that is returned while another one pays all of it leaves nothing to send', async () => {
  await ann.payTrustee('50.00')
  await ann.payTrustee('465.00')
  await giveBack(0)
  expect(await first()).toBe('2026-12-15 465.00 sent 465.00 on 2026-12-09 dropped')
  await goTo('2026-12-09')
  expect(await ann.taken()).toEqual([])
  expect((await ann.planned())[1]).toBe('2027-01-15 465.00 sent 0.00 on 2027-01-11 planned')
  await goTo('2026-12-31')
  await expectBalanced(bank)
})

// AUTO-07, AUTO-11
test('one whose return leaves something to pay is returned, and the rest is sent once it is moved', async () => {
  await ann.payTrustee('50.00')
  await ann.payTrustee('465.00')
  await giveBack(1)
  expect(await first()).toBe('2026-12-15 465.00 sent 50.00 on 2026-12-09 returned')
  await goTo('2026-12-09')
  expect(await ann.taken()).toEqual([])
  await ann.move('2026-12-10')
  await goTo('2026-12-10')
  expect(await ann.sent()).toEqual(['415.00 with 1.00'])
  await goTo('2026-12-31')
  await expectBalanced(bank)
})

// AUTO-07, AUTO-12
test('one that only lowered what is planned raises it again when it is returned', async () => {
  await ann.payTrustee('50.00')
  await ann.payTrustee('100.00')
  await giveBack(0)
  expect(await first()).toBe('2026-12-15 465.00 sent 100.00 on 2026-12-09 planned')
  await goTo('2026-12-09')
  expect(await ann.sent()).toEqual(['365.00 with 1.00'])
})

// AUTO-11
test('one that is returned after the rest was sent stays owed, and nothing is sent for it', async () => {
  await ann.payTrustee('100.00')
  await goTo('2026-12-09')
  expect(await ann.sent()).toEqual(['365.00 with 1.00'])
  await giveBack(0)
  expect(await first()).toMatch(/^2026-12-15 465.00 sent 365.00 on 2026-12-09 (sending|sent)$/)
  await goTo('2026-12-15')
  expect(await ann.sent()).toEqual(['365.00 with 1.00'])
})

/** What was moved for a payment that was refused goes back to the main account, whatever happened meanwhile. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { receiveMoney } from '../../../tests/support/bill-seeds.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())
const goTo = (on: string) => goToNoon(bank, on)
const officeSays = (column: 'accepted' | 'partial', answer: 'yes' | 'no') =>
  bank.database.query(
    `update bank.trustee_methods set ${column} = $1 where trustee_id = 9001 and kind = 'electronic'`,
    [answer],
  )
const sendDay = async () => (await ann.list())[0]?.send_on ?? ''
const isBalanced = async () => {
  await goTo('2026-12-31')
  await expectBalanced(bank)
}
beforeEach(async () => {
  await goTo('2026-12-01')
  await officeSays('accepted', 'yes')
  await officeSays('partial', 'no')
  ann = await createAutopayer(bank)
})

// AUTO-13
describe('what was moved for a payment that the network refused', () => {
  const BACK = ['out 66.00 done', 'in 66.00 done', 'in 400.00 done']
  let on: string
  const allWasSent = async () => expect(await ann.balances()).toEqual(['534.00', '0.00'])
  beforeEach(async () => {
    await ann.putIn('400.00')
    await ann.agree({ use_main: '100.00' })
    on = await sendDay()
    await goTo(on)
    await allWasSent()
  })

  test('goes back after the customer paid by hand from the main account', async () => {
    await ann.advance('failed')
    expect((await ann.payTrustee('465.00')).status).toBe(201)
    expect(await ann.state()).toBe('dropped')
    await goTo('2026-12-14')
    expect(await ann.moves()).toEqual(BACK)
    expect(await ann.balances()).toEqual(['134.00', '400.00'])
    await isBalanced()
  })

  test('goes back after the customer stopped autopay', async () => {
    await ann.advance('failed')
    await ann.stop()
    await bank.settle()
    expect(await ann.moves()).toEqual(BACK)
    await isBalanced()
  })

  test('goes back if autopay was stopped before the refusal', async () => {
    await ann.stop()
    await ann.advance('failed')
    await goTo('2026-12-14')
    expect(await ann.moves()).toEqual(BACK)
    expect(await ann.balances()).toEqual(['600.00', '400.00'])
    await isBalanced()
  })
})

// AUTO-13
test('what was moved for the rest of a payment goes back, and the part that was sent stays sent', async () => {
  await officeSays('partial', 'yes')
  await ann.putIn('300.00')
  await ann.agree({ use_main: '200.00' })
  // All but 75.00, of which 25.00 stay.
  const { id } = await ann.spend('625.00')
  await bank.control(`/authorizations/${id}/settle`)
  const on = await sendDay()
  await goTo(on)
  expect(await ann.sent()).toEqual(['349.00 with 1.00'])
  await receiveMoney({ bank, customer: ann }, '500.00')
  await goTo('2026-12-10')
  expect(await ann.sent()).toEqual(['116.00 with 0.00', '349.00 with 1.00'])
  await ann.advance('failed')
  await goTo('2026-12-14')
  expect(await ann.moves()).toEqual(['out 116.00 done', 'in 116.00 done', 'in 50.00 done', 'in 300.00 done'])
  expect(await ann.balances()).toEqual(['525.00', '0.00'])
  await isBalanced()
})

// AUTO-05, AUTO-13
test('a payment that is sent again on the day of its refusal is topped up again', async () => {
  await ann.putIn('400.00')
  await ann.agree({ use_main: '100.00' })
  const on = await sendDay()
  await officeSays('accepted', 'no')
  await goTo(on)
  expect(await ann.state()).toBe('refused')
  await officeSays('accepted', 'yes')
  expect((await ann.move(on)).status).toBe(200)
  await goTo(on)
  expect(await ann.sent()).toEqual(['465.00 with 1.00'])
  expect(await ann.moves()).toEqual(['in 66.00 done', 'out 66.00 done', 'in 66.00 done', 'in 400.00 done'])
  expect(await ann.balances()).toEqual(['534.00', '0.00'])
  await isBalanced()
})

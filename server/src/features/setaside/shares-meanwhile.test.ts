/** A pay bears one share, to the cent, whatever changes or is reported meanwhile. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon, hurry } from '../../../tests/support/hurry.ts'
import { reconcile } from '../../../tests/support/reconciliation.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
/** Without autopay, she pays each installment by hand. */
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = (on: string) => goToNoon(bank, on)
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createAutopayer(bank)
  await ann.addSchedule()
  await ann.share(true)
})

const isBack = async () => {
  await bank.control('/faults', undefined, 'DELETE')
  for (let again = 0; again < 3; again++) await hurry(bank)
  await bank.dueWork.find(({ name }) => name === 'setaside.shares')?.runDue(bank.today())
  await hurry(bank)
}
/** On a day after all of these tests, because the processor lists what it posted until today. */
const isBalanced = async () => {
  await goTo('2026-12-26')
  await expectBalanced(bank)
}

describe('a plan that changes on a payday', () => {
  const step = (amount: string) => ann.plan.addStep({ from_month: '2026-12-01', amount, reason: 'step' })

  // SETA-03
  test('before its pay changes its share', async () => {
    expect((await step('480.00')).status).toBe(201)
    await ann.getPaid()
    expect(await ann.moves()).toEqual(['in 240.50 done'])
    expect(await ann.balances()).toEqual(['1959.50', '240.50'])
    await isBalanced()
  })

  // SETA-03
  test('after its pay changes only the next one', async () => {
    await ann.getPaid()
    expect((await step('480.00')).status).toBe(201)
    await hurry(bank)
    expect(await ann.moves()).toEqual(['in 233.00 done'])
    await goTo('2026-12-08')
    await ann.getPaid()
    expect(await ann.moves()).toEqual(['in 248.00 done', 'in 233.00 done'])
    await isBalanced()
  })
})

describe('a payment by hand in the minute of the pay', () => {
  // SETA-03
  test.each([
    ['a part of the payment', '65.00', 'in 200.50 done', ['1933.50', '200.50']],
    ['the payment', '465.00', 'in 77.67 done', ['1656.33', '77.67']],
  ])('of %s leaves the rest to the share', async (_what, amount, share, left) => {
    expect((await ann.payTrustee(amount)).status).toBe(201)
    await ann.getPaid()
    expect(await ann.moves()).toEqual([share])
    expect(await ann.balances()).toEqual(left)
    await isBalanced()
  })

  // SETA-03, SETA-05
  test('from money set aside, which the processor has not taken yet, is counted once', async () => {
    await ann.putIn('100.00')
    const isAway = { action: 'status', status: 500, times: 1000 }
    await bank.control('/faults', { partner: 'galileo', call: 'createBillPayment', ...isAway })
    expect((await ann.payTrustee('65.00', 'set_aside')).status).toBe(201)
    await ann.getPaid()
    await hurry(bank)
    await isBack()
    expect(await ann.sent()).toEqual(['65.00 with 1.00'])
    expect(await ann.moves()).toEqual(['in 183.50 done', 'in 100.00 done'])
    expect(await ann.balances()).toEqual(['1916.50', '217.50'])
    await isBalanced()
  })
})

describe('the clock', () => {
  // SETA-03, SETA-05
  test('goes back and forth over a payday, and each pay bears one share', async () => {
    await ann.getPaid()
    for (const on of ['2026-12-08', '2026-12-01', '2026-12-02', '2026-12-08']) await goTo(on)
    expect(await ann.moves()).toEqual(['in 233.00 done'])
    await ann.getPaid()
    for (const on of ['2026-12-01', '2026-12-08', '2026-12-09']) await goTo(on)
    expect(await ann.moves()).toEqual(['in 233.00 done', 'in 233.00 done'])
    expect(await ann.balances()).toEqual(['2934.00', '466.00'])
    await isBalanced()
  })
})

describe('events of the processor', () => {
  // SETA-05
  test.each(['drop', 'duplicate', 'delay', 'reorder', 'unsigned', 'stale'])(
    'with the fault "%s" move one share',
    async (action) => {
      await bank.control('/faults', { partner: 'webhook', call: '*', action, times: 40 })
      await ann.getPaid()
      await isBack()
      await reconcile(bank)
      await isBack()
      expect(await ann.moves()).toEqual(['in 233.00 done'])
      expect(await ann.balances()).toEqual(['1967.00', '233.00'])
      await isBalanced()
    },
  )
})

/** A planned payment is sent once, to the cent, whatever changes or is reported meanwhile. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon, goToTime, hurry, runNow } from '../../../tests/support/hurry.ts'
import { reconcile } from '../../../tests/support/reconciliation.ts'
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

/** On a day after all of these tests, because the processor lists what it posted until today. */
const isBalanced = async () => {
  await goTo('2026-12-31')
  await expectBalanced(bank)
}
const isAway = (call: string) =>
  bank.control('/faults', { partner: 'galileo', call, action: 'status', status: 500, times: 1000 })
const isBack = async () => {
  await bank.control('/faults', undefined, 'DELETE')
  for (let again = 0; again < 3; again++) await hurry(bank)
}

describe('a plan that changes on the send day', () => {
  const step = (amount: string) => ann.plan.addStep({ from_month: '2026-12-01', amount, reason: 'step' })
  beforeEach(async () => {
    await ann.putIn('466.00')
    await ann.agree({ use_main: '50.00' })
    await goTo('2026-12-08')
  })

  // AUTO-12
  test('before 6 AM counts for the payment', async () => {
    await goToTime(bank, '2026-12-09T10:30:00.000Z')
    expect((await step('480.00')).status).toBe(201)
    await goTo('2026-12-09')
    expect(await ann.sent()).toEqual(['480.00 with 1.00'])
    expect(await ann.moves()).toEqual(['in 15.00 done', 'in 466.00 done'])
    expect(await ann.balances()).toEqual(['519.00', '0.00'])
    await isBalanced()
  })

  // AUTO-12
  test('after the payment was ordered counts for the next one', async () => {
    await isAway('createBillPayment')
    await goTo('2026-12-09')
    expect((await step('480.00')).status).toBe(201)
    await isBack()
    await goTo('2026-12-10')
    expect(await ann.sent()).toEqual(['465.00 with 1.00'])
    expect((await ann.planned()).slice(0, 2)).toEqual([
      expect.stringContaining('2026-12-15 465.00 sent 465.00 on 2026-12-09'),
      '2027-01-15 480.00 sent 0.00 on 2027-01-11 planned',
    ])
    expect(await ann.moves()).toEqual(['in 466.00 done'])
    await isBalanced()
  })
})

describe('a payment by hand in the minute of sending', () => {
  beforeEach(async () => {
    await ann.putIn('466.00')
    await ann.agree()
    await goTo('2026-12-08')
    await goToTime(bank, '2026-12-09T10:59:00.000Z')
  })

  // AUTO-07
  test.each([
    ['main', [], ['68.00', '466.00']],
    ['set_aside', ['465.00 with 1.00'], ['534.00', '0.00']],
  ] as const)('before it, from %s, is the only one', async (from, ofSetAside, left) => {
    expect((await ann.payTrustee('465.00', from)).status).toBe(201)
    await goToTime(bank, '2026-12-09T11:00:00.000Z')
    await goTo('2026-12-10')
    expect(await ann.sent()).toEqual(ofSetAside)
    expect(await ann.balances()).toEqual(left)
    expect(await ann.state()).toBe('dropped')
    expect(await ann.told('yourself')).toHaveLength(1)
    await isBalanced()
  })

  // AUTO-07
  test('after it is for the next installment, and nothing is sent for that one', async () => {
    await goToTime(bank, '2026-12-09T11:00:00.000Z')
    expect(await ann.sent()).toEqual(['465.00 with 1.00'])
    expect((await ann.payTrustee('465.00')).status).toBe(201)
    await goTo('2026-12-10')
    expect((await ann.planned()).slice(0, 2)).toEqual([
      expect.stringContaining('2026-12-15 465.00 sent 465.00 on 2026-12-09'),
      '2027-01-15 465.00 sent 465.00 on 2027-01-11 dropped',
    ])
    expect(await ann.sent()).toEqual(['465.00 with 1.00'])
    expect(await ann.balances()).toEqual(['68.00', '0.00'])
    await isBalanced()
  })

  // AUTO-05, AUTO-07
  test('of a part, from money set aside, leaves autopay no more than the rest of that money', async () => {
    await isAway('createBillPayment')
    expect((await ann.payTrustee('100.00', 'set_aside')).status).toBe(201)
    await goToTime(bank, '2026-12-09T11:00:00.000Z')
    expect(await ann.state()).toBe('waiting_for_money')
    expect(await ann.told('is short by $1.00')).toHaveLength(1)
    await isBack()
    await ann.putIn('1.00')
    await goTo('2026-12-10')
    expect(await ann.sent()).toEqual(['365.00 with 1.00', '100.00 with 1.00'])
    expect(await ann.balances()).toEqual(['533.00', '0.00'])
    await isBalanced()
  })

  // AUTO-13
  test('from money that autopay ordered is refused', async () => {
    await isAway('createBillPayment')
    await goToTime(bank, '2026-12-09T11:00:00.000Z')
    const refused = await ann.payTrustee('465.00', 'set_aside')
    expect(refused).toMatchObject({ status: 422, body: { code: 'bill_payment.not_enough_set_aside' } })
    await isBack()
    expect(await ann.sent()).toEqual(['465.00 with 1.00'])
    await isBalanced()
  })
})

describe('events of the processor', () => {
  // AUTO-05, AUTO-11
  test.each(['drop', 'duplicate', 'delay', 'reorder', 'unsigned', 'stale'])(
    'with the fault "%s" send nothing twice, and a return is told once',
    async (action) => {
      await ann.putIn('400.00')
      await ann.agree({ use_main: '100.00' })
      await bank.control('/faults', { partner: 'webhook', call: '*', action, times: 40 })
      await goTo('2026-12-09')
      expect(await ann.sent()).toEqual(['465.00 with 1.00'])
      await ann.advance('returned')
      await isBack()
      await runNow(bank, 'bills.follow-up')
      await reconcile(bank)
      expect(await ann.state()).toBe('returned')
      await goTo('2026-12-14')
      expect(await ann.sent()).toEqual(['465.00 with 1.00'])
      expect(await ann.told('came back to your set-aside')).toHaveLength(1)
      expect(await ann.balances()).toEqual(['534.00', '466.00'])
      await isBalanced()
    },
  )
})

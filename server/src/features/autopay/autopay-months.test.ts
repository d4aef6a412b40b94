/** Planned payments are sent once each over holidays, ends of months, and returns that come late. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
})
/** On a day after all of these tests, because the processor lists what it posted until today. */
const isBalanced = async () => {
  await goTo('2027-01-29')
  await expectBalanced(bank)
}
const planned = async () => (await ann.planned()).slice(0, 2)

describe('an installment that is due on the 6th of January', () => {
  beforeEach(async () => {
    const due = { first_due_on: '2027-01-06', due_rule: { kind: 'fixed_day', day: 6 } } as const
    await ann.plan.change(due)
  })
  const isSentOnce = async () => {
    expect(await ann.sent()).toEqual(['465.00 with 1.00'])
    expect(await ann.setAsideBalance()).toBe('0.00')
  }

  // AUTO-02, AUTO-05
  test('is paid once, over the end of the month, of the pay before it', async () => {
    await ann.addSchedule({ frequency: 'biweekly', anchor_on: '2026-12-15' })
    await ann.agree()
    await ann.share(true)
    for (const payday of ['2026-12-15', '2026-12-29']) {
      await goTo(payday)
      await ann.getPaid()
    }
    expect(await ann.moves()).toEqual(['in 233.00 done', 'in 233.00 done'])
    expect(await ann.sent()).toEqual([])
    await goTo('2026-12-30')
    await isSentOnce()
    await goTo('2027-01-04')
    expect(await ann.state()).toBe('delivered')
    await goTo('2027-01-07')
    expect(await planned()).toEqual([
      '2027-01-06 465.00 sent 465.00 on 2026-12-30 delivered',
      '2027-02-06 465.00 sent 0.00 on 2027-02-01 planned',
    ])
    await isSentOnce()
    expect(await ann.balance()).toBe('2934.00')
    await isBalanced()
  })

  // AUTO-05
  test('is paid once of pay that comes before a holiday', async () => {
    await ann.addSchedule({ frequency: 'biweekly', anchor_on: '2026-12-25' })
    await goTo('2026-12-23')
    await ann.agree()
    await ann.share(true)
    await goTo('2026-12-24')
    await ann.getPaid()
    await goTo('2026-12-29')
    expect(await ann.moves()).toEqual(['in 466.00 done'])
    await goTo('2026-12-30')
    await goTo('2027-01-07')
    await isSentOnce()
    expect(await ann.moves()).toEqual(['in 466.00 done'])
    expect(await ann.balance()).toBe('1734.00')
    await isBalanced()
  })
})

describe('a return after the next payment was planned', () => {
  beforeEach(async () => {
    await ann.putIn('466.00')
    await ann.agree()
    await goTo('2026-12-09')
    await goTo('2026-12-15')
    await goTo('2027-01-05')
    await ann.advance('returned')
  })

  // AUTO-11
  test('is told once, and is not sent again with the next one, which its money pays', async () => {
    expect(await planned()).toEqual([
      '2026-12-15 465.00 sent 0.00 on 2026-12-09 returned',
      '2027-01-15 465.00 sent 0.00 on 2027-01-11 planned',
    ])
    expect(await ann.told('came back to your set-aside')).toEqual([
      "Your trustee payment of $465.00 came back to your set-aside. We won't send it again automatically. Its last safe day has passed, so call your trustee's office.",
    ])
    await goTo('2027-01-11')
    await goTo('2027-01-20')
    expect(await ann.sent()).toEqual(['465.00 with 1.00', '465.00 with 1.00'])
    expect(await planned()).toEqual([
      '2026-12-15 465.00 sent 0.00 on 2026-12-09 returned',
      expect.stringContaining('2027-01-15 465.00 sent 465.00 on 2027-01-11'),
    ])
    expect(await ann.balances()).toEqual(['534.00', '0.00'])
    await isBalanced()
  })

  // AUTO-06, AUTO-11
  test('is sent again once, if the customer says so, and the next one once', async () => {
    expect((await ann.move('2027-01-08', true)).status).toBe(200)
    await goTo('2027-01-08')
    expect(await ann.sent()).toEqual(['465.00 with 1.00', '465.00 with 1.00'])
    await ann.putIn('466.00')
    await goTo('2027-01-11')
    await goTo('2027-01-20')
    expect(await ann.sent()).toHaveLength(3)
    expect(await planned()).toEqual([
      expect.stringContaining('2026-12-15 465.00 sent 465.00 on 2027-01-08'),
      expect.stringContaining('2027-01-15 465.00 sent 465.00 on 2027-01-11'),
    ])
    expect(await ann.balances()).toEqual(['68.00', '0.00'])
    await isBalanced()
  })
})

/** What moves into the set-aside of each pay: which deposits bear a share, how much, and what customers are told. */
import type { SetAsideMove } from '@yoursuccess/contract/setaside/set-aside-moves'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { goToNoon, hurry } from '../../../tests/support/hurry.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { reconcile } from '../../../tests/support/reconciliation.ts'
import { createSaver, createSharer, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Saver
const goTo = (on: string) => goToNoon(bank, on)
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createSharer(bank)
})

const told = async () => (await ann.notices()).filter((title) => title.includes('set aside'))
const nextMove = async () => (await ann.read()).next_move
/** After the last day of these tests: books are compared up to the day of the clock. */
const isBalanced = async () => {
  await goTo('2026-12-26')
  await expectBalanced(bank)
}

describe("the customer's word", () => {
  // SETA-18
  test('nothing moves until the customer agrees, and nothing after it was taken back', async () => {
    const ben = await createSaver(bank)
    expectRefusal(await ben.share(true), 409, 'set_aside.not_open')
    await ben.open()
    await ben.addSchedule()
    expect((await ben.read()).shares_on).toBe(false)
    expect((await ben.keepBack('30.00')).body).toMatchObject({ keep_back: '30.00', shares_on: false })
    await ben.getPaid()
    expect(await ben.moves()).toEqual([])
    expect((await ben.share(true, '30.00')).body.shares_on).toBe(true)
    expect((await ben.keepBack('40.00')).body).toMatchObject({ keep_back: '40.00', shares_on: true })
    expect((await ben.share(false)).body).toMatchObject({ shares_on: false, next_move: null })
    await goTo('2026-12-08')
    await ben.getPaid()
    expect(await ben.moves()).toEqual([])
  })

  // SETA-12, SETA-18
  test('a set-aside that was closed takes it again', async () => {
    await ann.close()
    await ann.open()
    expect((await ann.read()).shares_on).toBe(false)
    await ann.getPaid()
    expect(await ann.moves()).toEqual([])
  })
})

describe('a payday', () => {
  // SETA-03, SETA-05, SETA-09
  test('bears its share of the next payment, worked out anew each time', async () => {
    expect(await nextMove()).toEqual({ on: '2026-12-01', amount: '233.00' })
    await ann.getPaid()
    expect(await ann.moves()).toEqual(['in 233.00 done'])
    const { body } = await ann.get<{ moves: SetAsideMove[] }>('/api/set_aside/moves')
    expect(body.moves).toMatchObject([{ kind: 'share', reason: null, on: '2026-12-01' }])
    expect(await nextMove()).toEqual({ on: '2026-12-08', amount: '233.00' })
    await ann.putIn('100.00')
    await goTo('2026-12-08')
    await ann.getPaid()
    expect(await ann.moves()).toEqual(['in 133.00 done', 'in 100.00 done', 'in 233.00 done'])
    // The pay of December 15 is too late for December, so it bears a quarter of January.
    await goTo('2026-12-15')
    await ann.getPaid()
    expect(await ann.setAsideBalance()).toBe('582.50')
    expect(await told()).toEqual([])
    await isBalanced()
  })

  // SETA-03
  test('of two schedules on one day: each pay bears its part', async () => {
    await ann.addSchedule({ name: 'Harbor', usual_amount: '300.00' })
    for (const [amount, from] of [
      ['1200.00', 'ACME CORP'],
      ['300.00', 'HARBOR'],
    ])
      await bank.control(`/accounts/${ann.prn}/deposits`, { kind: 'payroll', amount, description: from })
    await bank.settle()
    expect(await ann.moves()).toEqual(['in 46.60 done', 'in 186.40 done'])
  })

  // SETA-03
  test('in two deposits bears its share once, as soon as they make half of it', async () => {
    await ann.getPaid('500.00')
    expect(await ann.moves()).toEqual([])
    await ann.getPaid('600.00')
    expect(await ann.moves()).toEqual(['in 233.00 done'])
    await ann.getPaid('100.00')
    expect(await ann.moves()).toEqual(['in 233.00 done'])
  })

  // SETA-03
  test('bears its share of what is left after a payment that the customer reported', async () => {
    const expense_item = {
      amount: '65.00',
      category: 'trustee_payment',
      effective_date: '2026-12-01',
      external: true,
    }
    expect((await ann.post('/api/expense_items', { expense_item })).status).toBe(201)
    expect((await ann.read()).needed).toBe('401.00')
    await ann.getPaid()
    expect(await ann.moves()).toEqual(['in 200.50 done'])
  })

  // SETA-03
  test('on a holiday bears its share when the pay arrives on the banking day before', async () => {
    ann = await createSaver(bank)
    await ann.open()
    await ann.addSchedule({ frequency: 'biweekly', anchor_on: '2026-12-25' })
    await goTo('2026-12-23')
    await ann.share(true)
    await goTo('2026-12-24')
    await ann.getPaid()
    expect(await ann.moves()).toEqual(['in 233.00 done'])
    // January 8 is left: the payment of January 15 is sent on the 11th.
    expect(await nextMove()).toEqual({ on: '2027-01-08', amount: '233.00' })
  })

  // SETA-03
  test('is no deposit of another payer, and never more than the deposit', async () => {
    await ann.getPaid('1200.00', 'SOMEBODY ELSE')
    expect(await ann.moves()).toEqual([])
    ann = await createSaver(bank)
    await ann.open()
    await ann.share(true)
    // Without a schedule, each deposit is asked for all that is missing.
    await ann.getPaid('100.00', 'SOMEBODY ELSE')
    await ann.getPaid('500.00', 'SOMEBODY ELSE')
    expect(await ann.moves()).toEqual(['in 366.00 done', 'in 100.00 done'])
  })
})

describe('on mornings before the send day', () => {
  beforeEach(async () => {
    ann = await createSaver(bank)
    await ann.open()
    await ann.share(true)
  })

  // SETA-19
  test('what is missing is set aside if no payday is left, once a day, whichever way the clock goes', async () => {
    await ann.spend('700.00')
    await goTo('2026-12-02')
    expect(await ann.moves()).toEqual(['in 275.00 done'])
    await goTo('2026-12-01')
    await goTo('2026-12-02')
    expect(await ann.moves()).toEqual(['in 275.00 done'])
    await bank.control(`/accounts/${ann.prn}/deposits`, {
      kind: 'refund',
      amount: '100.00',
      description: 'SHOP',
    })
    await bank.settle()
    await goTo('2026-12-05')
    expect(await ann.moves()).toEqual(['in 100.00 done', 'in 275.00 done'])
    expect(await told()).toEqual([
      "We set aside $275.00 of $466.00 for your trustee payment due December 15, 2026. We'll try the rest with your next deposit.",
    ])
  })

  // SETA-19
  test('it is set aside at 6 AM in New York', async () => {
    const goToTime = async (time: string) => {
      await bank.control('/clock/set', { to: `2026-12-02T${time}:00.000Z` })
      await hurry(bank)
    }
    await goToTime('10:59')
    expect(await ann.moves()).toEqual([])
    expect(await nextMove()).toEqual({ on: '2026-12-02', amount: '466.00' })
    await goToTime('11:00')
    expect(await ann.moves()).toEqual(['in 466.00 done'])
  })

  // SETA-19
  test('it is set aside once after days on which no server ran', async () => {
    await bank.database.query(
      "update bank.set_aside_shares set looked_on = '2026-11-20' where customer_id = $1",
      [ann.id],
    )
    await goTo('2026-12-02')
    expect(await ann.moves()).toEqual(['in 466.00 done'])
  })
})

describe('what is short', () => {
  // SETA-04, SETA-20
  test('is told once, and the next deposit bears it', async () => {
    await ann.spend('990.00')
    await ann.share(true, '500.00')
    await ann.getPaid('600.00')
    expect(await ann.moves()).toEqual(['in 110.00 done'])
    expect(await told()).toEqual([
      "We set aside $110.00 of $233.00 for your trustee payment due December 15, 2026. We'll try the rest with your next deposit.",
    ])
    await ann.getPaid('20.00', 'SOMEBODY ELSE')
    await ann.getPaid('500.00', 'SOMEBODY ELSE')
    expect(await ann.moves()).toEqual(['in 103.00 done', 'in 20.00 done', 'in 110.00 done'])
    await goTo('2026-12-08')
    await ann.getPaid()
    expect(await ann.setAsideBalance()).toBe('466.00')
    expect(await told()).toHaveLength(1)
  })

  // SETA-04, SETA-20
  test('is all of it while the main account has no more than is kept back', async () => {
    const ben = await createSaver(bank)
    await ben.open()
    await ben.share(true, '500.00')
    await ben.spend('990.00')
    await ben.getPaid('400.00', 'SOMEBODY ELSE')
    expect(await ben.moves()).toEqual([])
    expect((await ben.notices()).filter((title) => title.includes('set aside'))).toEqual([
      "We couldn't set aside $466.00 for your trustee payment due December 15, 2026. We'll try again with your next deposit.",
    ])
    await ben.getPaid('190.00', 'SOMEBODY ELSE')
    expect(await ben.moves()).toEqual(['in 100.00 done'])
  })

  // SETA-11, SETA-20
  test('is what the processor refused, and the next deposit bears it', async () => {
    await bank.control('/faults', {
      partner: 'galileo',
      call: 'createAccountTransfer',
      action: 'status',
      status: 500,
      times: 1,
    })
    await ann.getPaid()
    // The money is gone before the next attempt.
    await ann.spend('2100.00')
    await hurry(bank)
    expect(await ann.moves()).toEqual(['in 233.00 refused'])
    await ann.getPaid('1000.00', 'SOMEBODY ELSE')
    expect(await ann.moves()).toEqual(['in 233.00 done', 'in 233.00 refused'])
    await isBalanced()
  })

  // SETA-22
  test('money set aside never covers the main account, and the customer is told once when it falls below zero', async () => {
    await ann.getPaid()
    // A reply of the processor that was too late is asked for again.
    await hurry(bank)
    const { id } = await ann.spend('1900.00')
    await bank.control(`/authorizations/${id}/settle`, { amount: '2017.00' })
    await bank.settle()
    for (let look = 0; look < 2; look++) await reconcile(bank)
    expect((await ann.notices()).filter((title) => title.includes('main balance'))).toEqual([
      'Your main balance is -$50.00. Money set aside was not touched.',
    ])
    expect(await ann.moves()).toEqual(['in 233.00 done'])
    await ann.getPaid('60.00', 'SOMEBODY ELSE')
    expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['10.00', '233.00'])
  })
})

/** A planned payment is sent once, to the cent, whichever way the clock goes and whatever becomes of pay. */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon, goToTime, hurry } from '../../../tests/support/hurry.ts'
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

describe('the clock', () => {
  beforeEach(async () => {
    await ann.putIn('400.00')
    await ann.agree({ use_main: '100.00' })
  })
  const isSentOnce = async () => {
    expect(await ann.sent()).toEqual(['465.00 with 1.00'])
    expect(await ann.moves()).toEqual(['in 66.00 done', 'in 400.00 done'])
    expect(await ann.balances()).toEqual(['534.00', '0.00'])
    await isBalanced()
  }

  // AUTO-05
  test('goes back and forth over the send day: the payment is sent once', async () => {
    for (const on of ['12-09', '12-01', '12-08', '12-09', '12-02', '12-10', '12-09']) await goTo(`2026-${on}`)
    expect(await ann.sent()).toHaveLength(1)
    await isSentOnce()
  })

  // AUTO-05
  test('goes back between the top-up and the payment: both are made once', async () => {
    await isAway('createBillPayment')
    await goTo('2026-12-09')
    expect(await ann.moves()).toEqual(['in 66.00 done', 'in 400.00 done'])
    await goTo('2026-12-07')
    await goTo('2026-12-10')
    await isBack()
    await isSentOnce()
  })

  // AUTO-05
  test('passes the send day while no server runs: the payment is sent late, and the customer is told how late', async () => {
    const lookOn = (on: string | null) =>
      bank.database.query('update bank.autopay_agreements set look_on = $2 where customer_id = $1', [
        ann.id,
        on,
      ])
    await lookOn(null)
    await goTo('2026-12-14')
    expect(await ann.sent()).toEqual([])
    await lookOn('2026-12-09')
    for (let again = 0; again < 2; again++) {
      await bank.dueWork.find(({ name }) => name === 'autopay.look')?.runDue(day('2026-12-14'))
      await hurry(bank)
    }
    expect((await ann.list())[0]).toMatchObject({ state: 'sent', arrive_by: '2026-12-16' })
    expect(await ann.told('We sent $465.00 to your trustee')).toEqual([
      "We sent $465.00 to your trustee. It should be posted by Wed, Dec 16, but it's due Tue, Dec 15.",
    ])
    await isSentOnce()
  })

  // AUTO-05
  test('passes the last hour before the cutoff: the payment is sent on the next banking day', async () => {
    await goTo('2026-12-08')
    // The cutoff is at 3:45 PM in New York.
    await goToTime(bank, '2026-12-09T19:45:00.000Z')
    expect(await ann.sent()).toEqual([])
    await goTo('2026-12-10')
    expect((await ann.list())[0]).toMatchObject({ state: 'sent', arrive_by: '2026-12-14' })
    await isSentOnce()
  })
})

// AUTO-05
test('over all days, no more comes from the main account than was agreed to', async () => {
  await ann.putIn('400.00')
  await ann.agree({ use_main: '66.00' })
  await goTo('2026-12-08')
  const fault = { partner: 'galileo', call: 'createAccountTransfer', action: 'status', status: 500 }
  await bank.control('/faults', fault)
  await goTo('2026-12-09')
  // The top-up was made by its job, and the payment waits for the next look.
  expect(await ann.moves()).toEqual(['in 66.00 done', 'in 400.00 done'])
  expect((await ann.takeOut('66.00')).status).toBe(201)
  await goTo('2026-12-10')
  await goTo('2026-12-11')
  expect(await ann.sent()).toEqual([])
  expect(await ann.moves()).toEqual(['out 66.00 done', 'in 66.00 done', 'in 400.00 done'])
  expect(await ann.balances()).toEqual(['600.00', '400.00'])
  await isBalanced()
})

// AUTO-11, AUTO-13
test('a payment that the network refuses is told once and not sent again, and what was moved goes back', async () => {
  await ann.putIn('400.00')
  await ann.agree({ use_main: '100.00' })
  // The network refuses amounts of x.71 on the next morning.
  await ann.change('465.71')
  await goTo('2026-12-09')
  expect(await ann.balances()).toEqual(['533.29', '0.00'])
  await goTo('2026-12-10')
  expect(await ann.state()).toBe('refused')
  await goTo('2026-12-14')
  expect(await ann.sent()).toEqual(['465.71 with 1.00'])
  expect(await ann.moves()).toEqual(['out 66.71 done', 'in 66.71 done', 'in 400.00 done'])
  expect(await ann.balances()).toEqual(['600.00', '400.00'])
  expect(await ann.told("We couldn't send your trustee payment")).toHaveLength(1)
  await isBalanced()
})

describe('pay', () => {
  // AUTO-05, AUTO-12
  test('of two employers on one day bears one payment', async () => {
    const TUESDAY = { frequency: 'biweekly', anchor_on: '2026-12-08' }
    await ann.addSchedule(TUESDAY)
    await ann.addSchedule({ ...TUESDAY, name: 'Harbor', usual_amount: '300.00' })
    await ann.agree()
    await ann.share(true)
    await goTo('2026-12-08')
    await ann.getPaid()
    await ann.getPaid('300.00', 'HARBOR')
    expect(await ann.moves()).toEqual(['in 93.20 done', 'in 372.80 done'])
    await goTo('2026-12-09')
    await goTo('2026-12-11')
    expect(await ann.sent()).toEqual(['465.00 with 1.00'])
    expect(await ann.balances()).toEqual(['2034.00', '0.00'])
    await isBalanced()
  })
})

describe('pay that is taken back after its share was moved', () => {
  let entry: { id: number }
  /** Without paydays, the share is all that is missing. Of the rest, 34.00 are left. */
  beforeEach(async () => {
    await ann.agree()
    await ann.share(true)
    entry = await bank.control<{ id: number }>(`/accounts/${ann.prn}/ach_entries`, {
      direction: 'credit',
      amount: '500.00',
      company: 'EMPLOYER',
      description: 'PAY',
    })
    await bank.control(`/ach/${entry.id}/advance`)
    await bank.settle()
    const { id } = await ann.spend('1000.00')
    await bank.control(`/authorizations/${id}/settle`)
    await bank.settle()
  })
  const takeBack = async () => {
    await bank.control(`/ach/${entry.id}/reverse`)
    await bank.settle()
    await hurry(bank)
  }

  // AUTO-05, SETA-21
  test('takes the share along, and nothing is sent', async () => {
    await takeBack()
    expect(await ann.moves()).toEqual(['out 466.00 done', 'in 466.00 done'])
    expect(await ann.balances()).toEqual(['0.00', '0.00'])
    await goTo('2026-12-09')
    expect(await ann.state()).toBe('waiting_for_money')
    expect(await ann.sent()).toEqual([])
    expect(await ann.told('is short by $466.00')).toHaveLength(1)
    await isBalanced()
  })

  // AUTO-05, SETA-21
  test('takes back nothing of a payment that is being sent', async () => {
    await isAway('createBillPayment')
    await goTo('2026-12-09')
    expect(await ann.state()).toBe('sending')
    await takeBack()
    expect(await ann.moves()).toEqual(['in 466.00 done'])
    await isBack()
    // What was taken back is decided once the payment was made.
    await goTo('2026-12-10')
    expect(await ann.sent()).toEqual(['465.00 with 1.00'])
    expect(await ann.moves()).toEqual(['in 466.00 done'])
    expect(await ann.balances()).toEqual(['-466.00', '0.00'])
    await isBalanced()
  })

  // AUTO-05, SETA-21
  test('takes back nothing of a payment that was sent', async () => {
    await goTo('2026-12-09')
    await takeBack()
    await goTo('2026-12-10')
    expect(await ann.sent()).toEqual(['465.00 with 1.00'])
    expect(await ann.moves()).toEqual(['in 466.00 done'])
    expect(await ann.balances()).toEqual(['-466.00', '0.00'])
    await isBalanced()
  })
})

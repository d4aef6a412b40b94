/** Payments that the bank does not send: the money of a pull is moved in time, and the customer is reminded. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { goToTime, hurry } from '../../../tests/support/hurry.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { createPuller, MONEYGRAM, type Puller, TFS } from '../../../tests/support/puller.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Puller
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = (day: string, time = '17:00') => goToTime(bank, `${day}T${time}:00.000Z`)
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createPuller(bank)
})

const notified = async (words: string) => (await ann.notices()).filter((title) => title.includes(words))
/** On a day after all of these tests, because the processor lists what it posted until today. */
const isBalanced = async () => {
  await goTo('2026-12-31')
  await bank.settle()
  await expectBalanced(bank)
}

describe('a pull', () => {
  // AUTO-09
  test('gets its money at 12:01 AM of its day, once, and counts as sent when it came', async () => {
    await ann.agree(TFS)
    expect((await ann.planned())[0]).toBe('2026-12-15 465.00 sent 0.00 on 2026-12-04 planned')
    await goTo('2026-12-04', '05:00')
    expect(await ann.moves()).toEqual(['in 466.00 done'])
    await goTo('2026-12-04', '05:01')
    expect(await ann.state()).toBe('pull_expected')
    await goTo('2026-12-04')
    expect(await ann.moves()).toEqual(['out 466.00 done', 'in 466.00 done'])
    expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['1000.00', '0.00'])
    expect(await notified('$466.00 is for TFS; a card purchase could still use it.')).toHaveLength(1)
    await ann.collect('466.00', '2026-12-07')
    await goTo('2026-12-07')
    await goTo('2026-12-08')
    expect((await ann.planned())[0]).toBe('2026-12-15 465.00 sent 465.00 on 2026-12-04 sent')
    await goTo('2026-12-10')
    expect(await ann.moves()).toEqual(['out 466.00 done', 'in 466.00 done'])
    expect(await ann.balance()).toBe('534.00')
    expect(await ann.taken()).toEqual([])
    await isBalanced()
  })

  // AUTO-09
  test.each([
    ['does not answer', { action: 'status', status: 500 }],
    ['answers too late', { action: 'timeout_after' }],
  ])('gets its money once when the processor %s', async (_what, fault) => {
    await ann.agree(TFS)
    await bank.control('/faults', { partner: 'galileo', call: 'createAccountTransfer', ...fault, times: 2 })
    await goTo('2026-12-04')
    for (let again = 0; again < 4; again++) await hurry(bank)
    await goTo('2026-12-05')
    expect(await ann.moves()).toEqual(['out 466.00 done', 'in 466.00 done'])
    expect(await ann.balance()).toBe('1000.00')
  })

  // AUTO-09
  test('that did not come after two banking days gives its money back, once', async () => {
    await ann.agree(TFS)
    await goTo('2026-12-04')
    await goTo('2026-12-08')
    expect(await ann.state()).toBe('pull_expected')
    await goTo('2026-12-09')
    await goTo('2026-12-10')
    expect(await ann.state()).toBe('refused')
    expect(await ann.moves()).toEqual(['in 466.00 done', 'out 466.00 done', 'in 466.00 done'])
    expect(await notified("We didn't see TFS collect")).toHaveLength(1)
    await isBalanced()
  })

  // AUTO-09
  test('gives back no more than is left above what is kept back', async () => {
    await ann.agree(TFS)
    await goTo('2026-12-04')
    await ann.spend('900.00')
    await goTo('2026-12-09')
    expect((await ann.moves())[0]).toBe('in 75.00 done')
    expect(await ann.setAsideBalance()).toBe('75.00')
  })

  // AUTO-09
  test.each([
    ['another amount', '400.00', 'TFS BILLPAY'],
    ['another company', '465.00', 'PREMIUM GLOBE'],
  ])('is not recognized by %s, and the customer is asked once', async (_what, amount, company) => {
    await ann.agree(TFS)
    await goTo('2026-12-04')
    await ann.collect(amount, '2026-12-07', company)
    await goTo('2026-12-07')
    await goTo('2026-12-08')
    expect(await ann.state()).toBe('pull_expected')
    expect(await notified('Is that your trustee payment by TFS')).toHaveLength(1)
  })
})

// AUTO-09
test('of a payment that the customer sends, the safe day is told once, and nothing moves', async () => {
  await ann.agree({ biller_id: null, method: 'moneygram' })
  expect((await ann.planned())[0]).toBe('2026-12-15 465.00 sent 0.00 on 2026-12-08 planned')
  await goTo('2026-12-07')
  expect(await notified('Today is the last safe day')).toEqual([])
  await goTo('2026-12-08')
  await goTo('2026-12-10')
  expect(await notified('Today is the last safe day to send your trustee $465.00 by MoneyGram')).toHaveLength(
    1,
  )
  expect(await ann.state()).toBe('by_hand')
  expect(await ann.moves()).toEqual(['in 466.00 done'])
  expect(await ann.taken()).toEqual([])
})

// AUTO-09
test('of a safe day that passed without a look, the customer is told that it has passed', async () => {
  await ann.agree(MONEYGRAM)
  await bank.database.query(
    `update bank.autopay_agreements set look_on = '2026-12-09' where customer_id = $1`,
    [ann.id],
  )
  await goTo('2026-12-09')
  expect(await notified('last safe day')).toEqual([
    "The last safe day to send your trustee $465.00 by MoneyGram, due Tue, Dec 15, has passed. Call your trustee's office.",
  ])
})

// AUTO-09, AUTO-14
test('of one whose days passed during a pause, the customer is told that nothing was done for it', async () => {
  await ann.agree(MONEYGRAM)
  await ann.takeOut('466.00')
  await ann.close()
  await goTo('2027-01-10')
  expect(await notified('We moved nothing for it')).toHaveLength(1)
  expect(await notified('is missing')).toEqual([])
})

// AUTO-07, AUTO-09
test.each([
  ['tfs', 'TFS may still collect that payment'],
  ['moneygram', "so we won't remind you of that payment"],
])('by %s, who pays by hand is told what that means', async (method, words) => {
  await ann.agree({ biller_id: null, method })
  expect((await ann.payTrustee('465.00')).status).toBe(201)
  expect(await ann.state()).toBe('dropped')
  expect(await notified('You paid your trustee for')).toEqual([expect.stringContaining(words)])
})

// AUTO-09
test.each(['tfs', 'moneygram'])(
  'by %s nothing is moved and nobody is reminded where nothing is left to pay',
  async (method) => {
    await ann.agree({ biller_id: null, method })
    await ann.plan.change({ opening: { as_of: '2026-11-30', posted_total: '465.00' } })
    await goTo('2026-12-10')
    expect(await ann.state()).toBe('dropped')
    expect(await ann.moves()).toEqual(['in 466.00 done'])
    expect([...(await notified('is for TFS')), ...(await notified('last safe day'))]).toEqual([])
  },
)

// AUTO-09
test('is not agreed to for an office that says no, or without a trustee', async () => {
  await bank.database.query(
    `update bank.trustee_methods set accepted = 'no' where trustee_id = 9001 and kind = 'tfs'`,
  )
  expectRefusal(await ann.agree(TFS), 422, 'autopay.method_not_taken')
  expectRefusal(await ann.agree({ ...TFS, method: 'electronic' }), 422, 'autopay.no_trustee_biller')
  await bank.database.query('delete from bank.plan_billers where customer_id = $1', [ann.id])
  await bank.database.query('delete from bank.plan_trustees where customer_id = $1', [ann.id])
  expectRefusal(await ann.agree(TFS), 422, 'autopay.no_trustee')
  expect(await ann.readAutopay()).toBeNull()
})

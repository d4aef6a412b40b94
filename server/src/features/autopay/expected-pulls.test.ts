/** A pull that is expected: the customer says which debit it is, and it is followed whatever is agreed to since. */
import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditBank } from '../../../tests/support/audit.ts'
import { goToNoon, goToTime } from '../../../tests/support/hurry.ts'
import { expectRefusal, income, planner, trustee } from '../../../tests/support/planner.ts'
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
const SENT = '2026-12-15 465.00 sent 465.00 on 2026-12-04 sent'
const card = async () =>
  (await ann.get<{ trustee_card: TrusteeCard }>('/api/payment_tracking/trustee_card')).body.trustee_card
const sentTotal = async () => (await ann.plan.progress()).sent_total
/** The customer reports a payment of December 7. */
const report = async (amount: string) => {
  const item = { amount, category: 'trustee_payment', external: true, effective_date: '2026-12-07' }
  expect((await ann.post('/api/expense_items', { expense_item: item })).status).toBeLessThan(300)
}

// AUTO-09
test('counts for the plan once it is recognized, on the day on which it is collected', async () => {
  expect(await sentTotal()).toBe('0.00')
  await ann.collect('466.00', '2026-12-07')
  await goTo('2026-12-07')
  await goToTime(bank, '2026-12-07T18:00:00.000Z')
  expect((await ann.planned())[0]).toBe(SENT)
  expect(await sentTotal()).toBe('465.00')
})

// AUTO-09
test('counts for the trustee card, also by goals of the tracker', async () => {
  const tracker = planner(ann)
  await tracker.saveIncome([income('3000')])
  await tracker.saveExpenses([trustee('465', { due_day: 15 })])
  await ann.collect('466.00', '2026-12-07')
  await goTo('2026-12-08')
  expect(await card()).toMatchObject({
    unpaid: '0.00',
    payments: [{ state: 'on_its_way', amount: '465.00', day: '2026-12-11' }],
  })
})

// AUTO-09
test('one that was given back counts no longer, and the customer is notified once', async () => {
  await ann.collect('466.00', '2026-12-07')
  await goTo('2026-12-08')
  expect((await ann.planned())[0]).toBe(SENT)
  await ann.giveBack('466.00')
  await bank.settle()
  expect((await ann.planned())[0]).toBe('2026-12-15 465.00 sent 0.00 on 2026-12-04 returned')
  expect(await sentTotal()).toBe('0.00')
  expect(await ann.told('came back to your main account')).toHaveLength(1)
})

// AUTO-09
test('what the customer reported of one that was given back does not count', async () => {
  await ann.collect('466.00', '2026-12-07')
  await goTo('2026-12-08')
  await report('465.00')
  await ann.giveBack('466.00')
  await bank.settle()
  expect(await sentTotal()).toBe('0.00')
  expect((await card()).payments).toEqual([])
})

// AUTO-09
test('no share of pay takes its money', async () => {
  await ann.spend('500.00')
  await ann.share(true)
  await goTo('2026-12-07')
  expect(await ann.moves()).toEqual(['in 9.00 done', 'out 466.00 done', 'in 466.00 done'])
})

// AUTO-09, SETA-08, SETA-09
test('its money is not asked for again, and cannot be put back by hand', async () => {
  expect(await ann.read()).toMatchObject({ needed: '466.00', needed_by: '2027-01-15' })
  expectRefusal(await ann.putIn('466.01'), 422, 'set_aside.more_than_needed')
  await ann.spend('500.00')
  expectRefusal(await ann.putIn('10.00'), 422, 'set_aside.not_enough_money')
  expect((await ann.putIn('9.00')).status).toBe(201)
})

// AUTO-09
test('after autopay was stopped, no pay bears it again', async () => {
  await ann.addSchedule()
  await ann.share(true)
  expect((await ann.stop()).status).toBe(200)
  expect((await ann.read()).next_move).toMatchObject({ on: '2026-12-08', amount: '93.20' })
})

// AUTO-09
test('one that is there a day early is recognized, and nobody is told that it is still to come', async () => {
  await goTo('2026-12-01')
  const bob = await createPuller(bank)
  await bob.agree(TFS)
  await bob.collect('466.00', '2026-12-03')
  await goTo('2026-12-03')
  await goTo('2026-12-04')
  expect((await bob.planned())[0]).toBe(SENT)
  expect([await bob.balance(), await bob.setAsideBalance()]).toEqual(['534.00', '0.00'])
  expect(await bob.told('is for TFS')).toEqual([])
})

// AUTO-09
test.each(['465.00', '466.00'])('what the customer reported of it, {%s}, counts once', async (amount) => {
  await ann.collect('466.00', '2026-12-07')
  await goTo('2026-12-08')
  await report(amount)
  expect(await sentTotal()).toBe('465.00')
  expect((await card()).payments).toHaveLength(1)
})

// AUTO-09
test('with too little set aside, the customer is told what is missing', async () => {
  await goTo('2026-12-01')
  const bob = await createPuller(bank)
  await bob.takeOut('166.00')
  await bob.agree(TFS)
  await goTo('2026-12-04')
  expect(await bob.told('TFS should collect $466.00 from today on, and only $300.00')).toHaveLength(1)
})

describe('after autopay was stopped or changed', () => {
  // AUTO-09
  test.each([
    ['stopped', () => ann.stop()],
    ['agreed to with the bank', () => ann.agree()],
    ['agreed to by ePay', () => ann.agree({ biller_id: null, method: 'epay' })],
  ])('{%s} it is recognized, and nothing is sent for it', async (_what, change) => {
    await bank.database.query(
      `update bank.trustee_methods set accepted = 'yes' where trustee_id = 9001 and kind = 'epay'`,
    )
    expect((await change()).status).toBe(200)
    await ann.collect('466.00', '2026-12-07')
    await goTo('2026-12-08')
    await goTo('2026-12-10')
    expect((await ann.planned())[0]).toBe(SENT)
    expect(await ann.moves()).toEqual(['out 466.00 done', 'in 466.00 done'])
    expect(await ann.taken()).toEqual([])
  })

  // AUTO-09
  test('what was not collected goes back, although autopay was stopped', async () => {
    expect((await ann.stop()).body).toMatchObject({
      under_way: [],
      expected_pulls: [{ method: 'tfs', amount: '466.00' }],
    })
    await goTo('2026-12-09')
    await goTo('2026-12-10')
    expect(await ann.state()).toBe('refused')
    expect(await ann.moves()).toEqual(['in 466.00 done', 'out 466.00 done', 'in 466.00 done'])
    expect((await auditBank(bank)).findings).toEqual([])
  })
})

// AUTO-07, AUTO-09
test('a payment by hand meanwhile is for the same installment, and the next one stays planned', async () => {
  expect((await ann.payTrustee('465.00')).status).toBe(201)
  await goTo('2026-12-09')
  const [first, second] = await ann.planned()
  expect(first).toBe('2026-12-15 465.00 sent 465.00 on 2026-12-04 refused')
  expect(second).toMatch(/^2027-01-15 465\.00 sent 0\.00 on \S+ planned$/)
})

// AUTO-07, AUTO-09
test('one that is collected although it was paid by hand lowers the next one', async () => {
  expect((await ann.payTrustee('400.00')).status).toBe(201)
  await ann.collect('466.00', '2026-12-07')
  await goTo('2026-12-08')
  const [first, second] = await ann.planned()
  expect(first).toBe('2026-12-15 465.00 sent 865.00 on 2026-12-04 sent')
  expect(second).toMatch(/^2027-01-15 65\.00 sent 0\.00 on \S+ planned$/)
})

/** The payment of January is expected to be collected, too. */
const expectAnother = (sendOn: string, lookOn: string) =>
  bank.database.query(
    `update bank.planned_payments set state = 'pull_expected', send_on = $2, pull_method = 'tfs',
       pull_cents = 46500, pull_fee_cents = 100, pull_look_on = $3
     where customer_id = $1 and due_on = '2027-01-15'`,
    [ann.id, sendOn, lookOn],
  )

// AUTO-09
test('what goes back leaves what may still be collected for another payment', async () => {
  await expectAnother('2026-12-08', '2026-12-10')
  await ann.spend('400.00')
  await goTo('2026-12-09')
  expect((await ann.moves())[0]).toBe('in 109.00 done')
})

// AUTO-09
test('a debit is the pull of one payment only', async () => {
  await expectAnother('2026-12-04', '2026-12-05')
  await ann.collect('466.00', '2026-12-07')
  await goTo('2026-12-08')
  const states = (await ann.list()).slice(0, 2).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['pull_expected', 'sent'])
})

describe('a debit that fits only in part', () => {
  beforeEach(async () => {
    await ann.collect('400.00', '2026-12-07')
    await goTo('2026-12-08')
  })

  // AUTO-23
  test('is named, and counts with what was taken once the customer says that it is the payment', async () => {
    const [payment] = await ann.list()
    expect(payment?.may_be_pull).toMatchObject([{ on: '2026-12-07', amount: '400.00' }])
    expect((await ann.answer(true)).status).toBe(200)
    expect((await ann.planned())[0]).toBe('2026-12-15 465.00 sent 400.00 on 2026-12-04 sent')
    await goTo('2026-12-10')
    expect(await ann.moves()).toEqual(['out 466.00 done', 'in 466.00 done'])
    expect(await sentTotal()).toBe('400.00')
  })

  // AUTO-23
  test('is not asked about again once the customer says that it is something else', async () => {
    const asked = (await ann.list())[0]?.may_be_pull[0]?.transaction_id
    for (let count = 0; count < 2; count++) expect((await ann.answer(false, asked)).status).toBe(200)
    expect((await ann.list())[0]).toMatchObject({ state: 'pull_expected', may_be_pull: [] })
    await goTo('2026-12-09')
    expect(await ann.state()).toBe('refused')
  })

  // AUTO-23
  test('counts after the wait has ended, too', async () => {
    await goTo('2026-12-09')
    expect(await ann.state()).toBe('refused')
    expect((await ann.answer(true)).status).toBe(200)
    expect(await ann.state()).toBe('sent')
  })

  // AUTO-23
  test('of another customer, or of another day, is not found', async () => {
    const mine = (await ann.list())[0]?.may_be_pull[0]?.transaction_id
    const bob = await createPuller(bank)
    await bob.agree(TFS)
    await bank.database.query(
      `update bank.planned_payments set state = 'pull_expected', pull_method = 'tfs', pull_cents = 46500,
         pull_fee_cents = 100, pull_look_on = '2026-12-09', send_on = '2026-12-08'
       where customer_id = $1 and due_on = '2026-12-15'`,
      [bob.id],
    )
    expectRefusal(await bob.answer(true, mine), 404, 'not_found')
    expectRefusal(await ann.answer(true, 999_999), 404, 'not_found')
    expect(await ann.state()).toBe('pull_expected')
  })
})

// AUTO-23
test('a payment for which none is expected takes no answer', async () => {
  await ann.collect('466.00', '2026-12-07')
  await goTo('2026-12-08')
  expectRefusal(await ann.answer(true, 999_999), 409, 'conflict')
  expect((await ann.planned())[0]).toBe(SENT)
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon, hurry } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { createSaver } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = (on: string) => goToNoon(bank, on)
beforeEach(async () => {
  await bank.control('/faults', undefined, 'DELETE')
  await goTo('2026-12-01')
  ann = await createAutopayer(bank)
})

/** On a day after all of these tests, because the processor lists what it posted until today. */
const isBalanced = async () => {
  await goTo('2026-12-31')
  await bank.settle()
  await expectBalanced(bank)
}

describe('agreeing', () => {
  // AUTO-04, AUTO-10
  test('keeps and mails the words, and plans one payment for each of the next three installments', async () => {
    expect(await ann.readAutopay()).toBeNull()
    const { status, body } = await ann.agree({ use_main: '100.00' })
    expect(status).toBe(200)
    expect(body.autopay).toMatchObject({
      on: true,
      biller_id: ann.billerId,
      method: 'electronic',
      buffer: 2,
      use_main: '100.00',
      usual_amount: '465.00',
      range: { from: '415.00', to: '515.00' },
      stopped_at: null,
      paused_for: null,
    })
    expect(body.autopay?.terms[0]).toMatch(
      /^You allow us to make your Chapter 13 plan payments to .+ from your trustee set-aside\. We send each one electronically\.$/,
    )
    expect(body.autopay?.terms.join(' ')).toContain('usually $465.00, and a fee of $1.00')
    expect(await ann.planned()).toEqual([
      '2026-12-15 465.00 sent 0.00 on 2026-12-09 planned',
      '2027-01-15 465.00 sent 0.00 on 2027-01-11 planned',
      '2027-02-15 465.00 sent 0.00 on 2027-02-08 planned',
    ])
    await bank.settle()
    const subjects = (await mailsTo(bank, ann.email)).map(({ subject }) => subject)
    expect(subjects).toContain('You turned on autopay for your trustee payments')
  })

  // AUTO-10
  test('is refused without what it needs', async () => {
    expectRefusal(await ann.agree({ terms_version: '2020-01-01' }), 422, 'autopay.terms_changed')
    expectRefusal(await ann.agree({ method: 'bill_pay_check' }), 422, 'autopay.other_method')
    expectRefusal(await ann.agree({ biller_id: 999_999 }), 404, 'not_found')
    await bank.database.query('delete from bank.plan_billers where customer_id = $1', [ann.id])
    expectRefusal(await ann.agree(), 422, 'autopay.no_trustee_biller')
    expect(await ann.readAutopay()).toBeNull()
  })

  // AUTO-10
  test('a preview shows the words that are agreed to, with the chosen range', async () => {
    const { body: shown } = await ann.get<{ terms: string[] }>(
      `/api/autopay/preview?biller_id=${ann.billerId}&spread=20.00&use_main=100.00`,
    )
    expect(shown.terms.join(' ')).toContain('less than $445.00, more than $485.00')
    const { body } = await ann.agree({ spread: '20.00', use_main: '100.00' })
    expect(body.autopay?.terms).toEqual(shown.terms)
  })

  // AUTO-10
  test('needs an open set-aside', async () => {
    await ann.close()
    expectRefusal(await ann.agree(), 409, 'set_aside.not_open')
    expect(await ann.readAutopay()).toBeNull()
  })

  // AUTO-10
  test('leaves an installment whose send day has passed to be paid by hand', async () => {
    await goTo('2026-12-10')
    await ann.agree()
    expect((await ann.planned())[0]).toBe('2026-12-15 465.00 sent 0.00 on 2026-12-09 by_hand')
    await ann.putIn('466.00')
    await goTo('2026-12-16')
    expect(await ann.taken()).toEqual([])
  })

  // AUTO-10
  test('another agreement takes the place of the one before, and keeps its planned payments', async () => {
    await ann.agree()
    const before = (await ann.list()).map(({ id }) => id)
    await ann.agree({ buffer: 0 })
    expect((await ann.list()).map(({ id }) => id)).toEqual(before)
    expect((await ann.planned())[0]).toBe('2026-12-15 465.00 sent 0.00 on 2026-12-11 planned')
  })
})

describe('the send day', () => {
  // AUTO-02, AUTO-05, AUTO-13
  test('sends the payment once from the set-aside, and not a day earlier', async () => {
    await ann.putIn('466.00')
    await ann.agree()
    await goTo('2026-12-08')
    expect(await ann.taken()).toEqual([])
    await goTo('2026-12-09')
    expect(await ann.state()).toBe('sent')
    expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['534.00', '0.00'])
    await goTo('2026-12-15')
    expect(await ann.state()).toBe('delivered')
    await goTo('2026-12-18')
    expect(await ann.taken()).toHaveLength(1)
    await isBalanced()
  })

  // AUTO-03
  test('is told once when it was delivered, and not by the notice of bills as well', async () => {
    await ann.putIn('466.00')
    await ann.agree()
    await goTo('2026-12-09')
    await goTo('2026-12-18')
    const delivered = 'Your payment of $465.00 due Tue, Dec 15 was delivered to your trustee.'
    const about = (await ann.notices()).filter((title) => /delivered|received your payment/.test(title))
    expect(about).toEqual([expect.stringContaining(delivered)])
  })

  // AUTO-05
  test('a cent short, nothing is sent until it is complete', async () => {
    await ann.putIn('465.99')
    await ann.agree()
    await goTo('2026-12-09')
    expect(await ann.state()).toBe('waiting_for_money')
    expect(await ann.taken()).toEqual([])
    await ann.putIn('0.01')
    await goTo('2026-12-10')
    expect(await ann.state()).toBe('sent')
    const told = (await ann.notices()).filter((title) => title.includes('short by $0.01'))
    expect(told).toHaveLength(1)
  })

  // AUTO-05, AUTO-13
  test('what is missing comes from the main account, if the customer agreed to so much', async () => {
    await ann.putIn('400.00')
    await ann.agree({ use_main: '66.00' })
    await goTo('2026-12-09')
    expect(await ann.state()).toBe('sent')
    expect(await ann.moves()).toEqual(['in 66.00 done', 'in 400.00 done'])
    expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['534.00', '0.00'])
    await isBalanced()
  })

  // AUTO-05
  test('nothing comes from the main account beyond what was agreed to', async () => {
    await ann.putIn('400.00')
    await ann.agree({ use_main: '65.99' })
    await goTo('2026-12-09')
    expect(await ann.state()).toBe('waiting_for_money')
    expect(await ann.moves()).toEqual(['in 400.00 done'])
  })

  // AUTO-05
  test.each([
    ['does not answer', { action: 'status', status: 500 }],
    ['answers too late', { action: 'timeout_after' }],
    ['cannot be reached', { action: 'timeout_before' }],
    ['is slow', { action: 'slow', ms: 300 }],
    ['is asked too often', { action: 'status', status: 429 }],
    ['is behind a gate that refuses', { action: 'status', status: 403 }],
  ])('sends it once when the processor %s', async (_what, fault) => {
    await ann.putIn('400.00')
    await ann.agree({ use_main: '66.00' })
    for (const call of ['createAccountTransfer', 'createBillPayment'])
      await bank.control('/faults', { partner: 'galileo', call, ...fault, times: 2 })
    await goTo('2026-12-09')
    for (let again = 0; again < 4; again++) await hurry(bank)
    await goTo('2026-12-10')
    await hurry(bank)
    expect(await ann.taken()).toHaveLength(1)
    expect(await ann.setAsideBalance()).toBe('0.00')
    await isBalanced()
  })

  // AUTO-11
  test('a returned payment goes to the set-aside, and nothing is sent again automatically', async () => {
    await ann.putIn('466.00')
    await ann.agree()
    await goTo('2026-12-09')
    await ann.advance('returned')
    expect(await ann.state()).toBe('returned')
    expect(await ann.setAsideBalance()).toBe('466.00')
    await goTo('2026-12-14')
    expect(await ann.taken()).toHaveLength(1)
    const told = (await ann.notices()).filter((title) => title.includes('came back to your set-aside'))
    expect(told).toHaveLength(1)
    await isBalanced()
  })
})

describe('stopping', () => {
  // AUTO-04
  test('takes effect at once', async () => {
    await ann.putIn('466.00')
    await ann.agree()
    await goTo('2026-12-08')
    const { body } = await ann.stop()
    expect(body).toMatchObject({ autopay: { on: false }, under_way: [] })
    await goTo('2026-12-11')
    expect(await ann.taken()).toEqual([])
    expect(await ann.list()).toEqual([])
  })

  // AUTO-04
  test('works by phone, through the operator, and is confirmed in writing', async () => {
    await ann.putIn('466.00')
    await ann.agree()
    const stopped = await bank.operator('POST', '/customers/stop_autopay', { email: ann.email })
    expect(stopped).toMatchObject({ status: 200, body: { stopped: true, under_way: 0 } })
    await goTo('2026-12-11')
    expect(await ann.taken()).toEqual([])
    expect((await ann.notices()).filter((title) => title.startsWith('You stopped autopay'))).toHaveLength(1)
    const unknown = await bank.operator('POST', '/customers/stop_autopay', { email: 'nobody@example.com' })
    expectRefusal(unknown, 404, 'operator.unknown_customer')
  })

  // AUTO-04
  test('names a payment that is on its way after it was due', async () => {
    await ann.putIn('466.00')
    await ann.agree()
    await ann.move('2026-12-16', true)
    await goTo('2026-12-16')
    expect((await ann.stop()).body.under_way).toMatchObject([{ amount: '465.00', arrive_by: '2026-12-18' }])
  })

  // AUTO-04
  test('says which payment it came too late for', async () => {
    await ann.putIn('466.00')
    await ann.agree()
    await goTo('2026-12-09')
    expect((await ann.stop()).body.under_way).toMatchObject([{ amount: '465.00', arrive_by: '2026-12-11' }])
  })

  // AUTO-14
  test("another account number at the trustee's pauses it until it is agreed to again", async () => {
    await ann.putIn('466.00')
    await ann.agree()
    await ann.plan.change({ trustee_account: '2410077' })
    expect((await ann.readAutopay())?.paused_for).toBe('trustee')
    await goTo('2026-12-09')
    expect(await ann.taken()).toEqual([])
    await ann.agree({ buffer: 0 })
    await goTo('2026-12-11')
    expect(await ann.taken()).toHaveLength(1)
  })

  // AUTO-14
  test('a case that was dismissed ends it at once, and the money stays set aside', async () => {
    await ann.putIn('466.00')
    await ann.agree()
    await ann.plan.status({ status: 'dismissed', on: '2026-12-01' })
    expect(await ann.readAutopay()).toMatchObject({ on: false })
    expect(await ann.list()).toEqual([])
    await goTo('2026-12-09')
    const ended = (await ann.notices()).filter((title) => title.startsWith('Autopay for your trustee'))
    expect(ended).toHaveLength(1)
    expect(await ann.taken()).toEqual([])
    expect(await ann.setAsideBalance()).toBe('466.00')
  })
})

// AUTO-10
test('without a plan, nothing can be agreed to', async () => {
  const ben = await createSaver(bank, await bank.createCustomer())
  await bank.database.query('delete from bank.plan_steps where customer_id = $1', [ben.id])
  const { body } = await ben.post<{ biller: { id: number } }>('/api/billers/add_rpps', {
    biller: {
      rpps_biller_id: '0000009001',
      biller_account_number: '24-10078',
      biller_category: 'Personal finance',
    },
  })
  const preview = await ben.get<{ code: string }>(`/api/autopay/preview?biller_id=${body.biller.id}`)
  expectRefusal(preview, 422, 'plan.incomplete')
  expect((await ben.get<{ autopay: unknown }>('/api/autopay')).body.autopay).toBeNull()
})

/** What a service collected has its receipt, its place in the payment history, and counts once. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { createPuller, MONEYGRAM, TFS } from '../../../tests/support/puller.ts'
import { receiptCalls } from '../../../tests/support/receipt-keeper.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
const createPullerWithReceipts = async () => {
  const puller = await createPuller(bank)
  return { ...puller, ...receiptCalls(puller) }
}
let ann: Awaited<ReturnType<typeof createPullerWithReceipts>>
const goTo = (on: string) => goToNoon(bank, on)
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createPullerWithReceipts()
})

const sentTotal = async () => (await ann.plan.progress()).sent_total
/** TFS collects 465.00 and its fee on December 7. */
const collect = async (amount = '466.00', company?: string) => {
  await ann.agree(TFS)
  await goTo('2026-12-04')
  await ann.collect(amount, '2026-12-07', company)
  await goTo('2026-12-08')
}
/** Its id is apart from those of bill payments. */
const pullId = async () => -((await ann.list())[0]?.id ?? 0)
const report = async (amount: string) => {
  const item = { amount, category: 'trustee_payment', external: true, effective_date: '2026-12-07' }
  expect((await ann.post('/api/expense_items', { expense_item: item })).status).toBeLessThan(300)
}

describe('what a service collected', () => {
  // REC-13
  test('is in the payment history, with its day, its way and its state', async () => {
    await collect()
    const payment = {
      id: await pullId(),
      kind: 'tfs',
      amount: '465.00',
      sent_on: '2026-12-07',
      delivered_on: null,
      posted_on: null,
      posted_amount: null,
      post_by: '2026-12-17',
      reference: null,
      state: 'on_its_way',
    }
    expect(await ann.sent()).toEqual([payment])
    await goTo('2026-12-14')
    expect((await ann.add('2026-12-14', '465.00')).body.receipt).toMatchObject({
      state: 'matched',
      payment_ids: [payment.id],
    })
    expect(await ann.sent()).toEqual([{ ...payment, posted_on: '2026-12-14', state: 'posted' }])
    expect(await ann.told('Your trustee posted your payment of $465.00 on Mon, Dec 14.')).toHaveLength(1)
  })

  // REC-13
  test('counts once with its receipt, for the plan and for what is planned next', async () => {
    await collect()
    await goTo('2026-12-14')
    await ann.add('2026-12-14', '465.00')
    expect(await ann.plan.progress()).toMatchObject({ sent_total: '465.00', posted_total: '465.00' })
    await goTo('2026-12-16')
    expect((await ann.list()).slice(0, 2)).toMatchObject([
      { due_on: '2026-12-15', sent: '465.00', state: 'posted' },
      { due_on: '2027-01-15', planned: '465.00', sent: '0.00', state: 'planned' },
    ])
  })

  // REC-13
  test('counts once with its receipt for shares of pay, which are decided for many customers', async () => {
    await collect()
    await goTo('2026-12-14')
    // With autopay, shares go by its planned payments and not by the installments.
    await ann.stop()
    await ann.add('2026-12-14', '465.00')
    await ann.addSchedule()
    await ann.share(true)
    await goTo('2026-12-15')
    await ann.getPaid()
    expect(await ann.moves()).toEqual(['in 116.50 done', 'out 466.00 done', 'in 466.00 done'])
  })

  // REC-13
  test.each(['465.00', '466.00'])(
    'counts once with its receipt and a report of %s by the customer',
    async (amount) => {
      await collect()
      await report(amount)
      await goTo('2026-12-14')
      await ann.add('2026-12-14', '465.00')
      expect(await sentTotal()).toBe('465.00')
    },
  )

  // REC-13
  test('counts once if its receipt was there before the customer said that it is the payment', async () => {
    await collect('465.00', 'PREMIUM GLOBE')
    await goTo('2026-12-14')
    const { body } = await ann.add('2026-12-14', '465.00')
    expect(body.receipt.state).toBe('not_from_here')
    expect(await sentTotal()).toBe('465.00')
    expect((await ann.answer(true)).status).toBe(200)
    expect(await ann.receipts()).toMatchObject([{ state: 'matched', payment_ids: [await pullId()] }])
    expect(await sentTotal()).toBe('465.00')
  })

  // REC-13
  test('came back once the service gave it back, and is the posting of nothing', async () => {
    await collect()
    await ann.giveBack('466.00')
    await bank.settle()
    expect(await ann.sent()).toMatchObject([{ sent_on: '2026-12-07', state: 'came_back' }])
    expect(await sentTotal()).toBe('0.00')
    await report('465.00')
    expect(await sentTotal()).toBe('0.00')
    await goTo('2026-12-14')
    const { body } = await ann.add('2026-12-14', '300.00')
    expect(body.receipt.state).toBe('not_from_here')
    expectRefusal(await ann.match(body.receipt.id, await pullId()), 409, 'receipts.payment_taken')
  })

  // REC-05, REC-13
  test('is missing three banking days after it should be there, and is told so once', async () => {
    await collect()
    await ann.add('2026-12-01', '7.00')
    const late = () => ann.told('should have been posted by')
    await goTo('2026-12-17')
    expect(await late()).toEqual([])
    await goTo('2026-12-18')
    await goTo('2026-12-22')
    expect(await late()).toEqual([
      expect.stringMatching(/by Thu, Dec 17\. .* Have this ready: sent Mon, Dec 7 by TFS, \$465\.00\.$/),
    ])
    expect(await ann.sent()).toMatchObject([{ state: 'should_have_been_posted' }])
  })
})

describe('a match by hand with what a service collected', () => {
  const addFar = async () => {
    await goTo('2026-12-14')
    return (await ann.add('2026-12-14', '300.00')).body.receipt.id
  }

  // REC-13
  test('holds, and can be taken back', async () => {
    await collect()
    const id = await addFar()
    const matched = await ann.match(id, await pullId())
    expect(matched).toMatchObject({
      status: 200,
      body: { receipt: { state: 'other_amount', payment_ids: [await pullId()], by_hand: true } },
    })
    expect(await sentTotal()).toBe('300.00')
    expect((await ann.match(id, null)).status).toBe(200)
    expect(await ann.sent()).toMatchObject([{ posted_on: null }])
    expect(await sentTotal()).toBe('765.00')
  })

  // REC-13
  test('is a question once the service gave it back', async () => {
    await collect()
    const id = await addFar()
    await ann.match(id, await pullId())
    await ann.giveBack('466.00')
    await bank.settle()
    expect(await ann.receipts()).toMatchObject([{ state: 'open', payment_ids: [], by_hand: true }])
    expect(await ann.sent()).toMatchObject([{ id: await pullId(), state: 'came_back' }])
    expect(await sentTotal()).toBe('0.00')
  })

  // REC-13
  test('of another customer, or under the number without its sign, is not found', async () => {
    await collect()
    const id = await addFar()
    const bob = await createPullerWithReceipts()
    const { body } = await bob.add('2026-12-14', '300.00')
    expectRefusal(await bob.match(body.receipt.id, await pullId()), 404, 'not_found')
    expectRefusal(await ann.match(id, -(await pullId())), 404, 'not_found')
    expect(await ann.receipts()).toMatchObject([{ by_hand: false }])
  })
})

// AUTO-09, REC-10
test('nobody is reminded to send what the trustee has posted already', async () => {
  await ann.agree(MONEYGRAM)
  await goTo('2026-12-07')
  await ann.add('2026-12-07', '465.00')
  await goTo('2026-12-08')
  expect(await ann.state()).toBe('dropped')
  expect(await ann.told('Today is the last safe day')).toEqual([])
  expect((await ann.list())[1]).toMatchObject({ due_on: '2027-01-15', planned: '465.00' })
})

// AUTO-09, REC-10
test('a receipt lowers what a service is expected to collect', async () => {
  await ann.agree(TFS)
  await ann.add('2026-12-01', '65.00')
  await goTo('2026-12-04')
  expect((await ann.list())[0]).toMatchObject({ state: 'pull_expected', pull: { amount: '401.00' } })
})

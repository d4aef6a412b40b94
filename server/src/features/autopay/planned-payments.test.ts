import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { receiveMoney } from '../../../tests/support/bill-seeds.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
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
  await ann.putIn('466.00')
  await ann.agree()
})
const first = async () => (await ann.planned())[0]
const second = async () => (await ann.planned())[1]
const amounts = async () =>
  (
    await ann.get<{ bill_payments: { amount: string }[] }>('/api/bill_payments?per_page=-1')
  ).body.bill_payments
    .map(({ amount }) => amount)
    .toSorted()

describe('a planned payment', () => {
  // AUTO-06
  test('that is skipped is not sent, and the money stays set aside', async () => {
    expect((await ann.skip()).body.payment.state).toBe('skipped')
    expect((await ann.skip()).body.payment.state).toBe('skipped')
    await goTo('2026-12-15')
    expect(await ann.taken()).toEqual([])
    expect(await ann.setAsideBalance()).toBe('466.00')
  })

  // AUTO-06
  test('is moved to an earlier or later banking day', async () => {
    expect((await ann.move('2026-12-07')).body.payment.send_on).toBe('2026-12-07')
    expect((await ann.move('2026-12-11')).body.payment.send_on).toBe('2026-12-11')
    await goTo('2026-12-10')
    expect(await ann.taken()).toEqual([])
    await goTo('2026-12-11')
    expect(await ann.taken()).toHaveLength(1)
  })

  // AUTO-06
  test('is moved to a day that would be late only after that was confirmed', async () => {
    const late = await ann.move('2026-12-16')
    expectRefusal(late, 422, 'autopay.would_be_late', ['2026-12-18'])
    expect(late.body.error).toBe('It would reach the trustee on Fri, Dec 18, 3 days late.')
    expect(await first()).toContain('on 2026-12-09')
    expect((await ann.move('2026-12-16', true)).body.payment.send_on).toBe('2026-12-16')
    await goTo('2026-12-16')
    expect(await ann.taken()).toHaveLength(1)
  })

  // AUTO-02, AUTO-06
  test('that was moved says on which day it should be posted then, also after the plan changed', async () => {
    expect((await ann.move('2026-12-14')).status).toBe(422)
    expect((await ann.move('2026-12-14', true)).body.payment.arrive_by).toBe('2026-12-16')
    await ann.plan.addStep({ from_month: '2026-12-01', amount: '480.00', reason: 'step' })
    await goTo('2026-12-11')
    expect((await ann.list())[0]).toMatchObject({
      planned: '480.00',
      send_on: '2026-12-14',
      arrive_by: '2026-12-16',
    })
    const announced = (await ann.notices()).filter((title) => title.startsWith('We plan to send $480.00'))
    expect(announced).toEqual([
      'We plan to send $480.00 to your trustee on Mon, Dec 14. It should be posted by Wed, Dec 16.',
    ])
  })

  // AUTO-06
  test.each(['2026-12-05', '2026-11-30', '2027-01-11'])('is not moved to %s', async (on) => {
    expectRefusal(await ann.move(on, true), 422, 'autopay.day_not_possible')
    expect(await first()).toContain('on 2026-12-09 planned')
  })

  // AUTO-03, AUTO-06
  test('that the customer changed is sent in that amount', async () => {
    await ann.change('200.00')
    expect(await first()).toBe('2026-12-15 200.00 sent 0.00 on 2026-12-09 planned')
    await goTo('2026-12-09')
    expect(await amounts()).toEqual(['200.00'])
    expect(await ann.setAsideBalance()).toBe('265.00')
  })

  // AUTO-06
  test('cannot be changed once it was sent', async () => {
    await goTo('2026-12-09')
    for (const answer of [await ann.skip(), await ann.move('2026-12-10'), await ann.change('1.00')])
      expectRefusal(answer, 409, 'autopay.already_sent')
    expect(await ann.taken()).toHaveLength(1)
  })

  // AUTO-11
  test('that came back is sent again when the customer moves it to another day', async () => {
    await goTo('2026-12-09')
    await ann.advance('returned')
    await ann.move('2026-12-10')
    await goTo('2026-12-10')
    expect(await ann.taken()).toHaveLength(2)
    expect(await first()).toContain('465.00 sent 465.00')
  })
})

describe('a payment by hand', () => {
  // AUTO-07
  test('lowers the planned payment, and only the rest is sent', async () => {
    await ann.payTrustee('100.00')
    expect(await first()).toBe('2026-12-15 465.00 sent 100.00 on 2026-12-09 planned')
    await goTo('2026-12-09')
    expect(await amounts()).toEqual(['100.00', '365.00'])
    expect(await ann.setAsideBalance()).toBe('100.00')
  })

  // AUTO-07
  test('that pays all of it drops the planned one, and tells so once', async () => {
    await ann.payTrustee('465.00')
    expect(await ann.state()).toBe('dropped')
    await goTo('2026-12-15')
    expect(await ann.taken()).toEqual([])
    expect((await ann.notices()).filter((title) => title.includes('yourself'))).toHaveLength(1)
    expect(await second()).toBe('2027-01-15 465.00 sent 0.00 on 2027-01-11 planned')
  })

  // AUTO-07
  test('that comes back while another one pays all of it leaves nothing to send', async () => {
    await ann.payTrustee('50.00')
    await ann.payTrustee('465.00')
    const [, oldest] = await ann.takenFrom('main')
    await bank.control(`/bill_payments/${oldest?.id}/advance`, { to: 'returned' })
    await bank.settle()
    expect(await first()).toBe('2026-12-15 465.00 sent 465.00 on 2026-12-09 dropped')
  })

  // AUTO-07
  test('lowers the next one by what was paid beyond it', async () => {
    await ann.payTrustee('500.00')
    await goTo('2026-12-02')
    expect(await second()).toBe('2027-01-15 430.00 sent 0.00 on 2027-01-11 planned')
  })
})

describe('a payment from elsewhere that the customer reports after agreeing', () => {
  const report = (amount: string) =>
    ann.post('/api/expense_items', {
      expense_item: {
        amount,
        category: 'trustee_payment',
        effective_date: bank.today(),
        external: true,
      },
    })

  // AUTO-12
  test('is taken off before the send day, and only the rest is sent', async () => {
    expect((await report('100.00')).status).toBe(201)
    await goTo('2026-12-09')
    expect(await first()).toBe('2026-12-15 365.00 sent 365.00 on 2026-12-09 sent')
    expect(await amounts()).toEqual(['365.00'])
    expect(await second()).toBe('2027-01-15 465.00 sent 0.00 on 2027-01-11 planned')
  })

  // AUTO-12
  test('in full leaves nothing to send for the installment', async () => {
    await goTo('2026-12-08')
    await report('465.00')
    await goTo('2026-12-09')
    await goTo('2026-12-16')
    expect(await amounts()).toEqual([])
    expect(await first()).toBe('2026-12-15 0.00 sent 0.00 on 2026-12-09 dropped')
    expect(await second()).toBe('2027-01-15 465.00 sent 0.00 on 2027-01-11 planned')
    expect(await ann.setAsideBalance()).toBe('466.00')
  })

  // AUTO-12
  test('on the send day after it was sent lowers the next one, also after another agreement', async () => {
    await goTo('2026-12-09')
    await report('100.00')
    await goTo('2026-12-10')
    expect(await amounts()).toEqual(['465.00'])
    await goTo('2026-12-16')
    expect(await second()).toBe('2027-01-15 365.00 sent 0.00 on 2027-01-11 planned')
    await ann.agree()
    expect(await second()).toBe('2027-01-15 365.00 sent 0.00 on 2027-01-11 planned')
  })

  // AUTO-12
  test('is not taken off with a wage order, because it may be what the employer sent', async () => {
    const wage_order = { amount: '100.00', schedule_id: null, starts_on: '2026-12-01', ends_on: null }
    expect((await ann.plan.change({ wage_order })).status).toBe(200)
    await report('100.00')
    await goTo('2026-12-09')
    expect(await amounts()).toEqual(['465.00'])
  })
})

describe('what was sent beyond the installment', () => {
  // AUTO-12
  test.each([
    [
      'because the customer chose more',
      async () => {
        await ann.change('600.00')
        await ann.putIn('135.00')
        await goTo('2026-12-09')
      },
      ['600.00'],
      '330.00',
    ],
    [
      'because the plan was lowered afterwards',
      async () => {
        await goTo('2026-12-09')
        await ann.plan.addStep({ from_month: '2026-12-01', amount: '450.00', reason: 'step' })
      },
      ['465.00'],
      '435.00',
    ],
  ])('%s lowers the next one, without another agreement', async (_why, send, sent, next) => {
    await send()
    expect(await amounts()).toEqual(sent)
    for (const on of ['2026-12-10', '2026-12-16']) {
      await goTo(on)
      expect(await second()).toBe(`2027-01-15 ${next} sent 0.00 on 2027-01-11 planned`)
    }
    await ann.agree()
    expect(await second()).toBe(`2027-01-15 ${next} sent 0.00 on 2027-01-11 planned`)
  })
})

describe('an amount that changes', () => {
  const step = (amount: string) => ann.plan.addStep({ from_month: '2027-01-01', amount, reason: 'step' })

  // AUTO-03, AUTO-12
  test('within the agreement follows the plan without a word', async () => {
    await step('480.00')
    await goTo('2026-12-02')
    expect(await second()).toBe('2027-01-15 480.00 sent 0.00 on 2027-01-11 planned')
    expect((await ann.notices()).filter((title) => title.includes('will be'))).toEqual([])
  })

  // AUTO-03
  test('outside of it is told once, in time, and then sent', async () => {
    await step('600.00')
    await goTo('2026-12-03')
    const told = (await ann.notices()).filter((title) => title.includes('will be $600.00'))
    expect(told.filter((title) => title.includes('Jan'))).toHaveLength(1)
    await goTo('2026-12-09')
    await ann.putIn('500.00')
    await receiveMoney({ bank, customer: ann }, '200.00')
    await goTo('2027-01-10')
    await ann.putIn('101.00')
    await goTo('2027-01-11')
    expect(await amounts()).toEqual(['465.00', '600.00'])
  })

  // AUTO-03
  test('too late is not sent unless the customer chooses it, and not announced', async () => {
    await goTo('2027-01-05')
    await step('600.00')
    await ann.putIn('500.00')
    await goTo('2027-01-08')
    const announced = (await ann.notices()).filter((title) => title.includes('on Mon, Jan 11. It should'))
    expect(announced).toEqual([
      'We plan to send $465.00 to your trustee on Mon, Jan 11. It should be posted by Wed, Jan 13.',
    ])
    await goTo('2027-01-11')
    expect(await amounts()).toEqual(['465.00', '465.00'])
  })

  // AUTO-03
  test('to less, too late, is told and sent as it is planned', async () => {
    await goTo('2027-01-05')
    await step('300.00')
    await ann.putIn('301.00')
    await goTo('2027-01-06')
    const told = (await ann.notices()).filter((title) => title.includes('$300.00'))
    expect(told.filter((title) => title.includes('Jan 15'))).toEqual([
      'Your trustee payment due Fri, Jan 15 will be $300.00. We plan to send it on Mon, Jan 11.',
    ])
    await goTo('2027-01-11')
    expect(await amounts()).toEqual(['300.00', '465.00'])
    expect(await ann.setAsideBalance()).toBe('0.00')
  })

  // AUTO-12
  test('to none, because the plan was shorter for a day, is planned again', async () => {
    await ann.plan.change({ months: 1 })
    await goTo('2026-12-02')
    expect(await second()).toBe('2027-01-15 465.00 sent 0.00 on 2027-01-11 dropped')
    await ann.plan.change({ months: 36 })
    await goTo('2026-12-03')
    expect(await second()).toBe('2027-01-15 465.00 sent 0.00 on 2027-01-11 planned')
  })
})

/** Warnings of payments that could be short: 465.00 and a fee of 1.00, due on December 15, sent on December 9 (LAD-01). */
import type { ForecastReply } from '@yoursuccess/contract/forecast/forecast'
import { addDays, day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { insertDeposits } from '../../../tests/support/payday-seeds.ts'
import { reconcile } from '../../../tests/support/reconciliation.ts'
import { createSaver, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

const SHORT = 'By what we know, your trustee payment of Tue, Dec 15 could be short by $366.00.'

let bank: TestBank
let ann: Saver
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-18' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goToNoon(bank, '2026-11-18')
  ann = await createSaver(bank)
  await ann.addSchedule({ anchor_on: '2026-12-18' })
})

/** Does what is due on that day, long after the newest movement and with the balances as they are now. */
const goTo = async (on: string, ...customers: readonly Saver[]) => {
  for (const each of [ann, ...customers]) await each.balance()
  await bank.database.query("update bank.reconciliations set moved_at = now() - interval '1 hour'")
  await bank.database.query('update bank.accounts set balance_as_of = now() where balance_as_of is not null')
  await goToNoon(bank, on)
}
/** Buys something, and the shop has its money: an open authorization would expire before the payment is sent. */
const buy = async (customer: Pick<Saver, 'spend'>, amount: string) => {
  const { id } = await customer.spend(amount)
  await bank.control(`/authorizations/${id}/settle`)
  await bank.settle()
}
/** On the 5th of three months, and due again on December 5. */
const insertMonthly = async (
  customer: Saver,
  details: string,
  charge: { amountCents: number; kind: 'ach_debit' | 'purchase' },
) => {
  const days = ['2026-09-05', '2026-10-05', '2026-11-05']
  const charges = days.map((on) => ({ on: day(on), details, ...charge }))
  const ids = await insertDeposits({ bank, customer }, charges)
  if (charge.kind === 'purchase')
    await bank.database.query(
      `insert into bank.expense_items
         (customer_id, posted_transaction_id, effective_on, amount_cents, description, external, from_transaction, created_at)
       select customer_id, id, posted_on, -amount_cents, details, false, true, posted_at
       from bank.posted_transactions where id = any(string_to_array($1, ',')::bigint[])`,
      [ids.join(',')],
    )
}
const warnings = async (customer: Pick<Saver, 'notices'> = ann) =>
  (await customer.notices()).filter((title) => title.includes('could be short'))

describe('a payment that could be short', () => {
  // LAD-01
  test('is warned of from ten days before it is sent, once', async () => {
    await buy(ann, '900.00')
    await goTo('2026-11-28')
    expect(await warnings()).toEqual([])
    await goTo('2026-11-29')
    expect(await warnings()).toEqual([SHORT])
    for (const on of ['2026-12-01', '2026-11-29', '2026-12-08', '2026-12-09', '2026-12-10']) await goTo(on)
    expect(await warnings()).toEqual([SHORT])
  })

  // LAD-01, LAD-02
  test('is told by email with what can be done, what usually follows, and whom to call', async () => {
    await buy(ann, '900.00')
    await goTo('2026-11-29')
    const [mail, ...others] = (await mailsTo(bank, ann.email)).filter(({ text }) => text.includes(SHORT))
    expect(others).toEqual([])
    expect(mail?.subject).toBe('About your trustee payment')
    for (const words of ['see your forecast, add money', 'How soon differs by office.', 'Call your attorney'])
      expect(mail?.text).toContain(words)
    expect(mail?.links).toEqual([new URL('/dashboard/plan/forecast', bank.config.publicUrl).href])
  })

  // LAD-01
  test('is warned of on a later day, if it becomes so, and not on the day on which it is sent', async () => {
    const bob = await createSaver(bank)
    await bob.addSchedule({ anchor_on: '2026-12-18' })
    await goTo('2026-11-29', bob)
    expect(await warnings()).toEqual([])
    await buy(ann, '900.00')
    await goTo('2026-12-08', bob)
    expect(await warnings()).toEqual([SHORT])
    await buy(bob, '900.00')
    await goTo('2026-12-09', bob)
    expect(await warnings(bob)).toEqual([])
  })

  // LAD-01, FORE-03
  test.each<[who: string, prepare: () => Promise<unknown>]>([
    ['who has no payday', async () => (ann = await withoutPay())],
    ['who is paid before', () => ann.addSchedule({ anchor_on: '2026-12-04', usual_amount: '500.00' })],
    ['who also mails money orders', () => ann.plan.change({ paid_by: ['electronic', 'money_order'] })],
    ['whose case was dismissed', () => ann.plan.status({ status: 'dismissed', on: '2026-11-18' })],
    ['who has set it aside', async () => [await ann.open(), await ann.putIn('466.00')]],
  ])('is not warned of to a customer %s', async (_who, prepare) => {
    await prepare()
    await buy(ann, (await ann.balance()) === '1000.00' ? '900.00' : '500.00')
    await goTo('2026-11-30')
    expect(await warnings()).toEqual([])
  })

  // LAD-01
  test('is warned of only by a balance since which nothing moved, such as the one that was compared last', async () => {
    await ann.balance()
    await buy(ann, '900.00')
    await bank.database.query("update bank.accounts set balance_as_of = now() - interval '2 hours'")
    await bank.database.query("update bank.reconciliations set moved_at = now() - interval '1 hour'")
    await goToNoon(bank, '2026-11-29')
    expect(await warnings()).toEqual([])
    await reconcile(bank)
    await goToNoon(bank, '2026-11-30')
    expect(await warnings()).toEqual([SHORT])
  })
})

// LAD-01, FORE-01
test("each customer is warned by the regular bills of the customer's own forecast", async () => {
  const bob = await createSaver(bank)
  await bob.addSchedule({ anchor_on: '2026-12-18' })
  await insertMonthly(ann, 'CITY POWER', { amountCents: -80_00, kind: 'ach_debit' })
  await insertMonthly(bob, 'STREAMLINE TV', { amountCents: -15_00, kind: 'purchase' })
  for (const each of [ann, bob]) await buy(each, '900.00')
  await goTo('2026-11-29', bob)
  for (const [each, bill] of [
    [ann, 'City Power 80.00'],
    [bob, 'Streamline TV 15.00'],
  ] as const) {
    const { parts, answer } = (await each.get<ForecastReply>('/api/forecast')).body
    expect(`${parts.bills[0]?.name} ${parts.bills[0]?.amount}`).toBe(bill)
    if (answer.kind !== 'payment_short') throw new Error(`the answer is ${answer.kind}`)
    expect(await warnings(each)).toEqual([SHORT.replace('366.00', answer.amount)])
  }
})

describe('with autopay', () => {
  let eve: Autopayer
  beforeEach(async () => {
    eve = await createAutopayer(bank)
    await eve.addSchedule({ anchor_on: '2026-12-04', usual_amount: '300.00' })
    await eve.share(true)
    await eve.agree()
  })

  // LAD-01, FORE-03
  test('the amount is the one of the forecast, also where money reaches the trustee in other ways', async () => {
    await eve.plan.change({ paid_by: ['electronic', 'money_order'] })
    await insertDeposits(
      { bank, customer: eve },
      [60, 5, 2].map((days) => ({
        on: addDays(day('2026-11-18'), -days),
        amountCents: -200_00,
        details: 'SHOP',
        kind: 'purchase' as const,
      })),
    )
    await buy(eve, '900.00')
    await goTo('2026-11-29', eve)
    const { body } = await eve.get<ForecastReply>('/api/forecast')
    if (body.answer.kind !== 'payment_short') throw new Error(`the answer is ${body.answer.kind}`)
    expect(body.answer.due_on).toBe('2026-12-15')
    expect(body.parts.everyday.expected).not.toBe('0.00')
    expect(await warnings(eve)).toEqual([
      `By what we know, your trustee payment of Tue, Dec 15 could be short by $${body.answer.amount}.`,
    ])
  })
})

const withoutPay = () => createSaver(bank)

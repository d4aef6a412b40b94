/** Warnings of a plan of 500.00 that is due on the 20th, from November 2026 on (LAD-01, LAD-02). */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { DEFAULT_PREFERENCES } from '@yoursuccess/contract/notifications/notification-preferences'
import type { PlanInput } from '@yoursuccess/contract/plan/plan-terms'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BillPayer, createBillPayer } from '../../../tests/support/bill-payer.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { type PlanKeeper, planKeeper } from '../../../tests/support/plan-keeper.ts'
import { createPuller, TFS } from '../../../tests/support/puller.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

const PLAN = {
  first_due_on: '2026-11-20',
  months: 12,
  due_rule: { kind: 'fixed_day', day: 20 },
  trustee_id: 9001,
  attorney: { name: 'Ines Okafor', phone: '5550100100', email: null },
} as const satisfies PlanInput

const DUE = 'Your trustee payment is due today, Fri, Nov 20. By our count, $500.00 of it is not paid yet.'
const ONE = 'By our count, you are $500.00 behind (1 payment). The first of it was due Fri, Nov 20.'
const WEEK = 'Your trustee payment was due Fri, Nov 20. By our count, $500.00 of it is not paid.'
const DUE_NEXT =
  'Your trustee payment is due today, Sun, Dec 20. By our count, $500.00 of it is not paid yet.'
const TWO = 'By our count, you are $1,000.00 behind (2 payments). The first of it was due Fri, Nov 20.'

let bank: TestBank
let payer: BillPayer
let ann: PlanKeeper
let billerId: number
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-18' })
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goTo('2026-11-18')
  payer = await createBillPayer(bank)
  await bank.stepUp(payer)
  ann = planKeeper(payer)
  await ann.create(PLAN)
  billerId = await payer.addElectronic('0000009001', '24-10077')
})

/** Does what is due on each business day until then. */
const goTo = (on: string) => goToNoon(bank, on)
const ladder = () => bank.dueWork.find(({ name }) => name === 'plan.ladder')
/** Looks as of one day only, like a server that was down before it. */
const lookOn = async (on: string) => {
  await ladder()?.runDue(day(on))
  await bank.settle()
}
/** Oldest first. */
const warnings = async () =>
  (await payer.notices()).filter((title) => title.includes('By our count')).toReversed()
const mails = async () =>
  (await mailsTo(bank, payer.email)).filter(({ text }) => text.includes('By our count'))

describe('a payment that is not sent', () => {
  // LAD-01
  test('is warned of on its due day, as one behind, and a week after, each once', async () => {
    await goTo('2026-11-19')
    expect(await warnings()).toEqual([])
    await goTo('2026-11-20')
    expect(await warnings()).toEqual([DUE])
    await goTo('2026-11-21')
    expect(await warnings()).toEqual([DUE, ONE])
    await goTo('2026-11-27')
    expect(await warnings()).toEqual([DUE, ONE, WEEK])
    await goTo('2026-12-19')
    expect(await warnings()).toEqual([DUE, ONE, WEEK])
    await goTo('2026-12-21')
    expect(await warnings()).toEqual([DUE, ONE, WEEK, DUE_NEXT, TWO])
  })

  // LAD-02
  test('is told by email with what can be done, what usually follows, and whom to call', async () => {
    await goTo('2026-11-20')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('About your trustee payment')
    for (const words of [
      DUE,
      'This is what you can do today in the app: pay now, or write to your attorney.',
      "Your trustee's number is the one that counts.",
      'Trustees can ask the court to dismiss a case when payments are missed. How soon differs by office.',
      'Call your attorney, Ines Okafor, at (555) 010-0100.',
    ])
      expect(mail?.text).toContain(words)
    expect(mail?.links).toEqual([new URL('/dashboard/plan/behind', bank.config.publicUrl).href])
  })

  // LAD-02
  test.each<[billPay: boolean, today: string]>([
    [true, 'pay now, plan how to catch up, or write to your attorney.'],
    [false, 'This is what you can do today in the app: write to your attorney.'],
  ])('once it is missed, the email says what can be done with bill pay %s', async (billPay, today) => {
    await bank.operator('PUT', '/customers/features', { email: payer.email, features: { billPay } })
    await goTo('2026-11-21')
    const mail = (await mails()).find(({ text }) => text.includes(ONE))
    expect(mail?.text).toContain(today)
    expect(mail?.text).toContain('Did you get a notice with a last day?')
  })

  // LAD-02
  test('has a reminder before its due day that says what usually follows, and whom to call', async () => {
    await goTo('2026-11-19')
    const found = (await mailsTo(bank, payer.email)).filter(({ subject }) => subject.includes('is due on'))
    expect(found).toHaveLength(1)
    expect(found[0]?.text).toContain('How soon differs by office.')
    expect(found[0]?.text).toContain('Call your attorney, Ines Okafor, at (555) 010-0100.')
  })

  // LAD-01, NOTIFICATIONS-19
  test('is told in the panel only to a customer who wants no emails', async () => {
    const groups = { ...DEFAULT_PREFERENCES.groups, trustee_payment: { email: false, text: false } }
    await payer.put('/api/notification_preferences', { preferences: { ...DEFAULT_PREFERENCES, groups } })
    await goTo('2026-11-20')
    expect(await warnings()).toEqual([DUE])
    expect(await mails()).toEqual([])
  })

  // LAD-01
  test('is not warned of once it was sent, and again after it came back', async () => {
    await goTo('2026-11-19')
    await payer.pay('500.00', billerId)
    await goTo('2026-11-21')
    expect(await warnings()).toEqual([])
    await payer.advance('returned')
    await goTo('2026-11-22')
    expect(await warnings()).toEqual([ONE])
  })

  // LAD-01
  test('is warned of as it is by the plan of that day', async () => {
    await ann.change({ first_due_on: '2026-11-25', due_rule: { kind: 'fixed_day', day: 25 } })
    await goTo('2026-11-24')
    expect(await warnings()).toEqual([])
    await goTo('2026-11-25')
    expect(await warnings()).toHaveLength(1)
  })
})

describe('a warning', () => {
  // LAD-01
  test('is sent once, whichever way the clock goes and however often anybody looks', async () => {
    for (const on of ['11-20', '11-18', '11-21', '11-19', '11-20', '11-28', '11-21', '11-28'])
      await goTo(`2026-${on}`)
    await bank.database.query(
      "update bank.plan_looks set next_on = '2026-11-28', payments_behind = 0 where customer_id = $1",
      [payer.id],
    )
    await Promise.all(Array.from({ length: 4 }, () => lookOn('2026-11-28')))
    expect(await warnings()).toEqual([DUE, ONE, WEEK])
    expect(await mails()).toHaveLength(3)
  })

  // LAD-01
  test('says only what is still true after days without a server', async () => {
    await lookOn('2026-12-22')
    expect(await warnings()).toEqual([TWO])
  })

  // LAD-01
  test('calls nothing unsent of a month in which the customer paid, and says what is behind', async () => {
    await goTo('2026-12-01')
    await payer.pay('500.00', billerId)
    await goTo('2026-12-28')
    expect((await warnings()).slice(3)).toEqual([
      'By our count, you are $500.00 behind (1 payment). The first of it was due Sun, Dec 20.',
    ])
  })

  // LAD-01
  test.each<[who: string, prepare: () => Promise<unknown>]>([
    ['without the plan tools', () => withTools(false)],
    ['whose case was dismissed', () => ann.status({ status: 'dismissed', on: '2026-11-18' })],
    ['who pays by mail, too', () => ann.change({ paid_by: ['electronic', 'money_order'] })],
    [
      'who pays with another person',
      () => ann.change({ joint: { has_joint_debtor: true, pays_here: true } }),
    ],
    ['without a due day', () => ann.change({ first_due_on: null, due_rule: null })],
  ])('is not sent to a customer %s', async (_who, prepare) => {
    await prepare()
    await goTo('2026-11-22')
    expect(await warnings()).toEqual([])
  })

  // LAD-01
  test('is sent to a customer who pays by mail, too, of what was due before the newest receipt', async () => {
    await ann.change({ paid_by: ['electronic', 'money_order'] })
    await goTo('2026-11-30')
    await payer.post('/api/receipts', { receipt: { posted_on: '2026-11-30', amount: '77.00' } })
    await goTo('2026-12-01')
    expect(await warnings()).toEqual([
      'Your trustee payment was due Fri, Nov 20. By our count, $423.00 of it is not paid.',
    ])
    await goTo('2026-12-21')
    expect(await warnings()).toHaveLength(1)
  })

  // LAD-01, CASE-15
  test('is sent again of a plan that has not ended after all', async () => {
    await ann.status({ status: 'dismissed', on: '2026-11-18' })
    await goTo('2026-11-19')
    await ann.status({ status: 'confirmed', on: '2026-11-19' })
    await goTo('2026-11-20')
    expect(await warnings()).toEqual([DUE])
  })
})

// LAD-01
test('looks at the plans of many customers in one transaction', async () => {
  const other = await createBillPayer(bank)
  await planKeeper(other).create(PLAN)
  await lookOn('2026-11-20')
  const { rows } = await bank.database.query(
    `select count(*)::int as looks, count(distinct xmin::text)::int as transactions from bank.plan_looks
     where customer_id = any($1::bigint[]) and next_on = '2026-11-21'`,
    [[payer.id, other.id]],
  )
  expect(rows).toEqual([{ looks: 2, transactions: 1 }])
})

const withTools = (planTools: boolean) =>
  bank.operator('PUT', '/customers/features', { email: payer.email, features: { planTools } })

// LAD-01, AUTO-09
test('calls nothing unpaid that a service collected, until it is given back', async () => {
  await goTo('2026-12-01')
  const puller = await createPuller(bank)
  await puller.plan.change({ paid_by: ['tfs'] })
  await puller.agree(TFS)
  const told = () => puller.told('By our count')
  await goTo('2026-12-04')
  await puller.collect('466.00', '2026-12-07')
  await goTo('2026-12-22')
  expect(await told()).toEqual([])
  await puller.giveBack('466.00')
  await bank.settle()
  await goTo('2026-12-23')
  expect(await told()).toHaveLength(1)
})

// LAD-01, AUTO-09
test('a payment by a service is warned of only while autopay follows the service', async () => {
  await goTo('2026-12-01')
  const [followed, alone] = [await createPuller(bank), await createPuller(bank)]
  for (const puller of [followed, alone]) await puller.plan.change({ paid_by: ['tfs'] })
  await followed.agree(TFS)
  await goTo('2026-12-16')
  expect(await followed.told('By our count')).not.toEqual([])
  expect(await alone.told('By our count')).toEqual([])
})

/** The money left in an account, from the last spending day to a refund check that is cashed or expires. */
import type { RefundCheck } from '@yoursuccess/contract/refunds/refunds'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hurry, reasonsOf, runNow } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { personalInfoOf } from '../../../tests/support/settings-seeds.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({
    today: '2026-09-28',
    env: {
      PROGRAM_WIND_DOWN: 'enforced',
      PROGRAM_LAST_DEPOSIT_ON: '2026-09-25',
      PROGRAM_LAST_SPEND_ON: '2026-09-30',
      PROGRAM_CHECK_CASHABLE_DAYS: '20',
    },
  })
})
afterAll(() => bank.close())

const goTo = (day: string) => bank.control('/clock/set', { to: `${day}T16:00:00.000Z` })
const depositTo = (customer: TestCustomer, amount: string) =>
  bank.control(`/accounts/${customer.prn}/deposits`, { kind: 'refund', amount, description: 'ACME' })
beforeEach(async () => {
  await goTo('2026-09-29')
  ann = await bank.createCustomer()
  await depositTo(ann, '80.00')
})

const checksOf = async (customer: TestCustomer) =>
  (await customer.get<{ refund_checks: RefundCheck[] }>('/api/refund_checks')).body.refund_checks
const checkOf = async (customer: TestCustomer) => (await checksOf(customer))[0]
const checksAtProcessor = (customer: TestCustomer) =>
  bank.look<{ id: number; amount: string; address: { address_1: string } }[]>(
    `/refund_checks?prn=${customer.prn}`,
  )
const cash = async (customer: TestCustomer) => {
  await bank.control(`/refund_checks/${(await checksAtProcessor(customer))[0]?.id}/cash`)
  await bank.settle()
}
const balanceOf = async (customer: TestCustomer) =>
  (await customer.get<{ balance: string }>('/api/balance')).body.balance
const titles = async (customer: TestCustomer) =>
  (await customer.get<{ notifications: { title: string }[] }>('/api/notifications')).body.notifications
    .map(({ title }) => title)
    .filter((title) => /check/.test(title))

describe('a positive balance', () => {
  // REFUNDS-01, REFUNDS-06, REFUNDS-07, REFUNDS-10, REFUNDS-11
  test('plans a check, mails it to the corrected address, and marks it cashed', async () => {
    await goTo('2026-09-30')
    expect(await checksOf(ann)).toEqual([])
    await goTo('2026-10-01')
    expect(await checkOf(ann)).toMatchObject({
      state: 'planned',
      address_until: '2026-10-10',
      mail_by: '2026-11-29',
      amount: null,
      check_number: null,
    })
    const info = personalInfoOf(ann)
    const address_attributes = { ...info.address_attributes, address_1: '77 New Street' }
    const saved = await ann.post('/api/account/update_personal_info', { ...info, address_attributes })
    expect(saved.status).toBe(200)
    await goTo('2026-10-10')
    expect(await checkOf(ann)).toMatchObject({ state: 'planned', address_until: null, amount: '80.00' })
    expect(await balanceOf(ann)).toBe('0.00')
    // Columbus Day is in between.
    await goTo('2026-10-13')
    const [printed] = await checksAtProcessor(ann)
    expect(printed).toMatchObject({ amount: '80.00', address: { address_1: '77 New Street' } })
    expect(await checkOf(ann)).toMatchObject({
      state: 'mailed',
      check_number: String(700_000 + (printed?.id ?? 0)),
      mailed_on: '2026-10-13',
      cashable_until: '2026-11-02',
      ended_on: null,
    })
    await cash(ann)
    expect(await checkOf(ann)).toMatchObject({ state: 'cashed', ended_on: '2026-10-13' })
    expect(await titles(ann)).toEqual([
      'Your refund check for $80.00 was cashed.',
      'Your refund check for $80.00 is in the mail.',
      "We'll mail you a check for the money left in your account.",
    ])
    const { transactions } = (await ann.get<{ transactions: { details: string }[] }>('/api/transactions'))
      .body
    expect(transactions[0]).toMatchObject({ details: 'Refund check' })
  })

  // REFUNDS-08
  test('voids an uncashed check after its last day and emails the customer a number to call', async () => {
    await goTo('2026-10-13')
    await goTo('2026-10-14')
    await goTo('2026-11-03')
    expect(await checkOf(ann)).toMatchObject({ mailed_on: '2026-10-14', cashable_until: '2026-11-03' })
    expect(await checkOf(ann)).toMatchObject({ state: 'mailed' })
    await goTo('2026-11-05')
    expect(await checkOf(ann)).toMatchObject({ state: 'expired' })
    const [mail] = await mailsTo(bank, ann.email)
    expect(mail?.subject).toBe("Your refund check for $80.00 wasn't cashed in time and is void.")
    expect(mail?.text).toContain(`Call us at ${bank.config.SUPPORT_LINE}`)
    expect(await checksOf(ann)).toHaveLength(1)
  })

  // REFUNDS-03
  test('delays the check for a pending purchase as long as possible', async () => {
    await bank.control(`/cards/${ann.prn}/authorizations`, { merchant: 'SHOP', amount: '30.00' })
    await goTo('2026-10-01')
    await bank.database.query("update bank.refund_checks set look_on = '2026-10-01' where customer_id = $1", [
      ann.id,
    ])
    await goTo('2026-10-02')
    expect(await checkOf(ann)).toMatchObject({ state: 'planned', address_until: '2026-10-03' })
    await bank.database.query("update bank.refund_checks set mail_by = '2026-10-08' where customer_id = $1", [
      ann.id,
    ])
    await goTo('2026-10-03')
    expect(await checkOf(ann)).toMatchObject({ amount: '50.00' })
  })

  // REFUNDS-05
  test('sends a second check for money that is returned later', async () => {
    await goTo('2026-10-10')
    await depositTo(ann, '7.00')
    await goTo('2026-10-20')
    await goTo('2026-10-23')
    await goTo('2026-10-24')
    expect((await checksOf(ann)).map(({ amount }) => amount)).toEqual(['7.00', '80.00'])
    expect(await balanceOf(ann)).toBe('0.00')
  })
})

// REFUNDS-01
test('the email about a planned check says when it is mailed and where to correct the address', async () => {
  await goTo('2026-10-01')
  await bank.settle()
  const mail = (await mailsTo(bank, ann.email)).find(({ subject }) => subject.includes('mail you a check'))
  expect(mail?.text).toContain('November 29, 2026')
  expect(mail?.text).toContain('before October 10, 2026')
  expect(mail?.links).toEqual([`${bank.config.publicUrl.origin}/dashboard/settings`])
})

// REFUNDS-04
test('plans no check for a zero or negative balance', async () => {
  const ben = await bank.createCustomer()
  const cara = await bank.createCustomer()
  await bank.control(`/cards/${cara.prn}/authorizations`, { merchant: 'OFFLINE SHOP', amount: '9.00' })
  await goTo('2026-10-13')
  expect([await checksOf(ben), await checksOf(cara), await balanceOf(cara)]).toEqual([[], [], '-9.00'])
})

// REFUNDS-06
test('orders a check once, if late, when the processor does not answer', async () => {
  await goTo('2026-10-01')
  for (const fault of [{ action: 'timeout_after' }, { action: 'status', status: 500 }])
    await bank.control('/faults', { partner: 'galileo', call: 'createRefundCheck', ...fault, times: 1 })
  await goTo('2026-10-10')
  for (let again = 0; again < 3; again++) await hurry(bank)
  expect(await checkOf(ann)).toMatchObject({ amount: '80.00' })
  expect((await checksAtProcessor(ann)).length).toBe(1)
})

// REFUNDS-03, OPERATIONS-132
test('orders no check until the processor says whether a purchase is pending', async () => {
  await goTo('2026-10-01')
  await bank.control('/faults', {
    partner: 'galileo',
    call: 'getBalance',
    action: 'status',
    status: 500,
    times: 50,
  })
  await goTo('2026-10-10')
  const [check, reasons] = [await checkOf(ann), await reasonsOf(bank, 'refunds.planned')]
  await bank.control('/faults', undefined, 'DELETE')
  expect(check).toMatchObject({ state: 'planned', amount: null })
  expect(reasons).toContainEqual(expect.stringContaining('PartnerError'))
  await goTo('2026-10-11')
  await hurry(bank)
  expect(await checkOf(ann)).toMatchObject({ amount: '80.00' })
  expect(await reasonsOf(bank, 'refunds.planned')).toEqual([])
})

// REFUNDS-09
test('the follow-up finds a mailed check whose webhook was lost', async () => {
  await goTo('2026-10-10')
  await bank.control('/faults', { partner: 'webhook', call: 'refund_check_mailed', action: 'drop', times: 9 })
  await goTo('2026-10-14')
  expect(await checkOf(ann)).toMatchObject({ state: 'planned' })
  await runNow(bank, 'refunds.follow-up')
  expect(await checkOf(ann)).toMatchObject({ state: 'mailed' })
  await bank.control('/faults', undefined, 'DELETE')
})

// REFUNDS-16
test('the operator sees the mode, the counts, and the customers whose check is still planned', async () => {
  await goTo('2026-10-01')
  const { status, body } = await bank.operator<{
    wind_down: { mode: string }
    counts: Record<string, number>
    refund_checks: { email: string; state: string }[]
    limits_untold: number
  }>('GET', '/wind-down', undefined)
  expect([status, body.wind_down.mode, body.limits_untold]).toEqual([200, 'enforced', 0])
  expect(body.refund_checks).toContainEqual(expect.objectContaining({ email: ann.email, state: 'planned' }))
  expect(body.counts['planned']).toBeGreaterThan(0)
})

/** What is not sent after a pause or an end, and that the customer is told so once. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { emptyAccount } from '../../../tests/support/canaries.ts'
import { goToNoon, hurry } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
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

describe('a pause', () => {
  beforeEach(async () => {
    // Sending for December ends on the 14th.
    await ann.addSchedule({ frequency: 'biweekly', anchor_on: '2026-12-15' })
    await ann.putIn('466.00')
    await ann.agree()
    await ann.close()
  })
  const endPause = async () => {
    await ann.open()
    await ann.putIn('466.00')
  }

  // AUTO-05, AUTO-14
  test('longer than the days on which a payment is sent ends it, which is told once', async () => {
    await goTo('2026-12-14')
    expect(await ann.state()).toBe('planned')
    await goTo('2026-12-15')
    expect(await ann.state()).toBe('ended')
    await endPause()
    await goTo('2026-12-17')
    expect(await ann.taken()).toEqual([])
    expect(await ann.setAsideBalance()).toBe('466.00')
    expect(await ann.told('We no longer send')).toEqual([
      'We no longer send your trustee payment due Tue, Dec 15 automatically. $465.00 of it is missing.',
    ])
    await isBalanced()
  })

  // AUTO-14
  test('that ends in time sends the payment once', async () => {
    await goTo('2026-12-10')
    expect(await ann.told('Autopay is on hold')).toHaveLength(1)
    await endPause()
    await goTo('2026-12-11')
    await goTo('2026-12-15')
    expect(await ann.taken()).toMatchObject([{ amount: '465.00' }])
    expect(await ann.balances()).toEqual(['534.00', '0.00'])
    await isBalanced()
  })
})

// AUTO-05
test('a payment that waits ends before the next pay, is told once, and is not sent afterwards', async () => {
  await ann.addSchedule({ frequency: 'biweekly', anchor_on: '2026-12-15' })
  await ann.putIn('465.99')
  await ann.agree()
  await goTo('2026-12-14')
  expect(await ann.state()).toBe('waiting_for_money')
  expect(await ann.told('is short by $0.01')).toHaveLength(1)
  await goTo('2026-12-15')
  expect(await ann.state()).toBe('ended')
  await ann.putIn('0.01')
  await goTo('2026-12-17')
  expect(await ann.sent()).toEqual([])
  expect(await ann.told('We no longer send')).toHaveLength(1)
  expect(await ann.balances()).toEqual(['534.00', '466.00'])
  await isBalanced()
})

describe('an account that is closed', () => {
  const close = () => bank.operator<{ code?: string }>('POST', '/customers/close', { email: ann.email })
  const stops = async () => {
    const { rows } = await bank.database.query<{ stopped_by: string | null }>(
      'select stopped_by from bank.autopay_agreements where customer_id = $1',
      [ann.id],
    )
    return rows
  }

  // AUTO-14
  test('ends autopay, and the customer is told once', async () => {
    await ann.agree()
    await emptyAccount(bank, ann)
    await bank.settle()
    expect((await close()).status).toBe(200)
    await goTo('2026-12-15')
    expect(await stops()).toEqual([{ stopped_by: 'operator' }])
    expect(await ann.taken()).toEqual([])
    await bank.settle()
    const texts = (await mailsTo(bank, ann.email)).map(({ text }) => text.replaceAll(/\s+/g, ' '))
    const ends = texts.filter((text) => text.includes('has ended, because your account was closed'))
    expect(ends).toHaveLength(1)
    await isBalanced()
  })

  // AUTO-05
  test('is not closed while a payment is being sent, and the payment is made once', async () => {
    await ann.putIn('466.00')
    await ann.agree()
    await emptyAccount(bank, ann)
    await bank.settle()
    const isAway = { action: 'status', status: 500, times: 1000 }
    await bank.control('/faults', { partner: 'galileo', call: 'createBillPayment', ...isAway })
    await goTo('2026-12-09')
    expect(await ann.state()).toBe('sending')
    expect((await close()).body.code).toBe('operator.account_has_money')
    await bank.control('/faults', undefined, 'DELETE')
    for (let again = 0; again < 3; again++) await hurry(bank)
    expect(await ann.taken()).toMatchObject([{ amount: '465.00' }])
    expect(await ann.setAsideBalance()).toBe('0.00')
    await isBalanced()
  })
})

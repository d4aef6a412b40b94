/** An enforced calendar in a running bank: its notices, and what is refused after midnight. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUpBody, sendSignUp } from '../../../tests/support/applicant.ts'
import { linkAccount } from '../../../tests/support/funding-seeds.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({
    today: '2026-08-24',
    env: {
      PROGRAM_WIND_DOWN: 'enforced',
      PROGRAM_LAST_DEPOSIT_ON: '2026-09-24',
      PROGRAM_LAST_SPEND_ON: '2026-09-28',
    },
  })
  ann = await bank.createCustomer()
})
afterAll(() => bank.close())

/** Noon in New York. */
const goTo = (day: string) => bank.control('/clock/set', { to: `${day}T16:00:00.000Z` })
const titles = async () =>
  (await ann.get<{ notifications: { title: string }[] }>('/api/notifications')).body.notifications.map(
    ({ title }) => title,
  )
const buy = (merchant = 'SHOP') =>
  bank.control<{ approved: boolean; reason?: string }>(`/cards/${ann.prn}/authorizations`, {
    merchant,
    amount: '1.00',
  })
const pay = () =>
  bank
    .control(`/accounts/${ann.prn}/deposits`, { kind: 'payroll', amount: '50.00', description: 'ACME' })
    .then(() => 'taken')
    .catch((error: unknown) => /answered (\d+)/.exec(String(error))?.[1])

describe('the last day for deposits', () => {
  const DEPOSITS = 'The last day to add money to your account is September 24, 2026.'

  // PROGRAM-29
  test('notifies and emails the customer 30, 7 and 1 days before the last deposit day', async () => {
    const counts: [string, number][] = []
    for (const day of ['2026-08-24', '2026-08-25', '2026-08-26', '2026-09-17', '2026-09-23', '2026-09-24']) {
      await goTo(day)
      counts.push([day, (await titles()).filter((title) => title === DEPOSITS).length])
    }
    expect(counts).toEqual([
      ['2026-08-24', 0],
      ['2026-08-25', 1],
      ['2026-08-26', 1],
      ['2026-09-17', 2],
      ['2026-09-23', 3],
      ['2026-09-24', 3],
    ])
    const mails = (await mailsTo(bank, ann.email)).filter(({ subject }) => subject === DEPOSITS)
    expect(mails).toHaveLength(3)
    expect(mails[0]?.text).toContain('ask your employer')
  })

  // PROGRAM-30
  test('accepts deposits through the last day, then returns pay and ends recurring transfers', async () => {
    const ach_account_id = await linkAccount({ bank, customer: ann, mark: '' })
    const recurring_transfer = {
      amount: '5.00',
      interval: 'weekly',
      next_run_on: '2026-10-15',
      ach_account_id,
    }
    expect((await ann.post('/api/recurring_transfers', { recurring_transfer })).status).toBe(201)
    expect(await pay()).toBe('taken')
    await bank.control('/clock/set', { to: '2026-09-25T03:59:00.000Z' })
    expect(await pay()).toBe('taken')
    await bank.control('/clock/set', { to: '2026-09-25T04:01:00.000Z' })
    expect(await pay()).toBe('409')
    const { recurring_transfers } = (
      await ann.get<{ recurring_transfers: unknown[] }>('/api/recurring_transfers')
    ).body
    expect(recurring_transfers).toEqual([])
    expect(await titles()).toContain(
      'Your recurring transfer of $5.00 has ended because your account no longer accepts deposits.',
    )
  })
})

// PROGRAM-31
test('after the last deposit day, sign-up is no longer offered and is refused', async () => {
  const signUpUrl = async () =>
    (await bank.send<{ signup_url: string | null }>('GET', '/api/program')).body.signup_url
  await bank.control('/clock/set', { to: '2026-09-25T03:59:00.000Z' })
  expect(await signUpUrl()).toBe(bank.config.EXTERNAL_SIGNUP_URL)
  const inTime = signUpBody()
  expect((await sendSignUp(bank, inTime)).status).toBe(201)
  await bank.control('/clock/set', { to: '2026-09-25T04:01:00.000Z' })
  expect(await signUpUrl()).toBeNull()
  expect(await sendSignUp(bank, signUpBody())).toMatchObject({
    status: 422,
    body: { code: 'sign_up.closed' },
  })
  // The sign-up site may repeat a sign-up that it sent in time.
  expect((await sendSignUp(bank, inTime)).status).toBe(201)
})

describe('the last day for spending', () => {
  // PROGRAM-32
  test('allows spending through the last day, then the processor declines and the bank refuses', async () => {
    await bank.control('/clock/set', { to: '2026-09-29T03:59:00.000Z' })
    expect(await buy()).toMatchObject({ approved: true })
    await bank.control('/clock/set', { to: '2026-09-29T04:01:00.000Z' })
    expect(await buy()).toMatchObject({ approved: false, reason: 'ended' })
    const refused = await ann.post('/api/account/request_replacement_card', { reason: 'lost' })
    expect(refused).toMatchObject({ status: 422, body: { code: 'spending_ended' } })
  })

  // PROGRAM-33
  test('the account and its history stay readable after the last spending day', async () => {
    for (const path of ['/api/account', '/api/transactions', '/api/notifications', '/api/refund_checks'])
      expect([path, (await ann.get(path)).status]).toEqual([path, 200])
  })

  // PROGRAM-34
  test('an account that is opened after the last spending day is limited from the start', async () => {
    const late = await bank.createCustomer()
    await goTo('2026-09-29')
    const answer = await bank.control(`/cards/${late.prn}/authorizations`, {
      merchant: 'SHOP',
      amount: '1.00',
    })
    expect(answer).toMatchObject({ approved: false, reason: 'ended' })
  })
})

// PROGRAM-34
test('lifts the limits at the processor when the calendar is no longer enforced', async () => {
  await bank.program.set({ mode: 'notice' })
  await goTo('2026-09-30')
  expect(await buy()).toMatchObject({ approved: true })
  expect(await pay()).toBe('taken')
})

// PROGRAM-34
test('limits an account that was opened while the calendar was off, once it is enforced again', async () => {
  const announced = await openTestBank({
    today: '2026-08-24',
    env: {
      PROGRAM_WIND_DOWN: 'enforced',
      PROGRAM_LAST_DEPOSIT_ON: '2026-08-24',
      PROGRAM_LAST_SPEND_ON: '2026-08-25',
    },
  })
  try {
    const go = (day: string) => announced.control('/clock/set', { to: `${day}T16:00:00.000Z` })
    await announced.program.set({ mode: 'off' })
    await go('2026-03-01')
    const early = await announced.createCustomer()
    await go('2026-08-26')
    await announced.program.set({ mode: 'enforced' })
    const unreported = async () =>
      (await announced.operator<{ limits_untold: number }>('GET', '/wind-down', undefined)).body.limits_untold
    // No due work has run yet, so the processor does not have the limits of this account.
    expect(await unreported()).toBe(2)
    await go('2026-08-26')
    expect(await unreported()).toBe(0)
    const purchase = { merchant: 'SHOP', amount: '1.00' }
    expect(await announced.control(`/cards/${early.prn}/authorizations`, purchase)).toMatchObject({
      approved: false,
      reason: 'ended',
    })
  } finally {
    await announced.close()
  }
})

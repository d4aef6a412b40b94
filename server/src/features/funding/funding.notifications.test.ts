/** Notifications and emails about linked accounts and transfers. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { deliver, recordedEvents } from '../../../tests/support/events.ts'
import { handOver, insertKnownAccount } from '../../../tests/support/funding-seeds.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-24' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/clock/set', { to: '2026-08-24T17:00:00.000Z' })
  ann = await bank.createCustomer()
})

const notificationTitles = async () => {
  const { body } = await ann.get<{ notifications: { title: string; url: string }[] }>('/api/notifications')
  return body.notifications.map(({ title }) => title)
}
const subjects = async () => {
  await bank.settle()
  return (await mailsTo(bank, ann.email)).map(({ subject }) => subject)
}
const linkKnown = (mark: string) => insertKnownAccount({ bank, customer: ann, mark })
const pullAndFail = async (amount: string, ach_account_id: number) => {
  const ordered = await ann.post('/api/ach_transactions', { ach_transaction: { amount, ach_account_id } })
  expect(ordered.status).toBe(201)
  const isSent = async () => {
    const { rows } = await bank.database.query<{ taken: boolean }>(
      'select processor_ref is not null as taken from bank.ach_transactions where customer_id = $1',
      [ann.id],
    )
    return rows[0]?.taken
  }
  await expect.poll(isSent, { timeout: 20_000 }).toBe(true)
  await bank.control('/clock/advance', { days: 7 })
  await bank.settle()
}
/** Delivers every event of the account again: twice at the same time, then once more with a new event id. */
const replayAll = async () => {
  for (const { body } of await recordedEvents(bank, ann.prn)) {
    await Promise.all([deliver(bank, { ...body }), deliver(bank, { ...body })])
    await deliver(bank, { ...body, event_id: `again-${body['event_id']}` })
  }
  await bank.settle()
}

// FUNDING-144
test('a transfer returned by a closed account sends three notifications and emails once', async () => {
  const ach_account_id = await linkKnown('Old Checking')
  const recurring_transfer = { amount: '10', interval: 'monthly', next_run_on: '2026-10-01', ach_account_id }
  expect((await ann.post('/api/recurring_transfers', { recurring_transfer })).status).toBe(201)
  await pullAndFail('55.02', ach_account_id)
  await replayAll()
  expect((await notificationTitles()).toSorted()).toEqual([
    "We couldn't verify Old Checking, so you can't move money from it. You can link it again.",
    'Your recurring transfer has ended because your bank returned a transfer.',
    'Your transfer of $55.02 (Transfer from Old Checking) failed because your linked account is closed.',
  ])
  expect((await subjects()).toSorted()).toEqual([
    'A linked bank account needs your attention',
    'A transfer failed',
    'Recurring transfers have ended',
  ])
}, 20_000)

// FUNDING-112
test('a transfer returned for lack of money ends nothing else', async () => {
  await pullAndFail('55.01', await linkKnown('Checking'))
  expect(await notificationTitles()).toHaveLength(1)
  expect(await subjects()).toEqual(['A transfer failed'])
}, 20_000)

// FUNDING-145
test('emails the customer about a recurring transfer that failed, and says what happens next', async () => {
  const ach_account_id = await linkKnown('Checking')
  const recurring_transfer = { amount: '10', interval: 'weekly', next_run_on: '2026-08-25', ach_account_id }
  await ann.post('/api/recurring_transfers', { recurring_transfer })
  await bank.database.query(
    `update bank.ach_accounts set verification_status = 'relink_required' where id = $1`,
    [ach_account_id],
  )
  await bank.control('/clock/advance', { days: 1 })
  await bank.settle()
  expect(await notificationTitles()).toEqual([
    expect.stringContaining("We couldn't make your recurring transfer"),
  ])
  const [mail] = await mailsTo(bank, ann.email)
  expect(mail?.subject).toBe("We couldn't make a recurring transfer")
  expect(mail?.text).toContain('The next one is still scheduled.')
})

// FUNDING-143, PROTECTION-44
test('sends a notification and an email when a bank account is linked and when it is removed', async () => {
  const handed = await handOver({ bank })
  await bank.stepUp(ann)
  const linked = await ann.post<{ id: number }>('/api/plaid/upsert_ach_account', handed)
  expect(linked.status).toBe(200)
  expect((await ann.delete(`/api/ach_accounts/${linked.body.id}`)).status).toBe(204)
  expect(await notificationTitles()).toEqual([
    expect.stringContaining('is no longer linked to your account.'),
    expect.stringContaining('was linked to your account.'),
  ])
  expect(await subjects()).toEqual(['A bank account was removed', 'A bank account was linked'])
})

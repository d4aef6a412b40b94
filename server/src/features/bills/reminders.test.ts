import { day } from '@yoursuccess/contract/core/calendar-date'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPaperBiller } from '../../../tests/support/bill-seeds.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
let billerId: number
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-01-29' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/clock/set', { to: '2026-01-29T13:00:00Z' })
  ann = await bank.createCustomer()
  billerId = await addPaperBiller({ customer: ann })
})

const remind = (next_reminder: string, biller_id = billerId) =>
  ann.post<{ reminder: { id: number; next_reminder: string } }>('/api/reminders', {
    biller_id,
    next_reminder,
  })
const reminderOf = async () =>
  (await ann.get<{ billers: Biller[] }>('/api/billers')).body.billers[0]?.reminder
const moveTo = (to: string) => bank.control('/clock/set', { to })
const mails = async () => {
  await bank.settle()
  return (await mailsTo(bank, ann.email)).filter(({ subject }) => subject.startsWith('Reminder')).length
}

// BILLS-102, BILLS-105
test('shows a reminder with its biller, replaces it when set again, and removes it', async () => {
  expect(await reminderOf()).toBeNull()
  const set = await remind('2026-02-10')
  expect(set).toMatchObject({ status: 201, body: { reminder: { next_reminder: '2026-02-10' } } })
  expect(await reminderOf()).toEqual(set.body.reminder)
  expect(await remind('2026-01-29')).toMatchObject({ status: 201 })
  expect(await reminderOf()).toMatchObject({ next_reminder: '2026-01-29' })
  const { id = 0 } = (await reminderOf()) ?? {}
  expect((await ann.delete(`/api/reminders/${id}`)).status).toBe(204)
  expect(await reminderOf()).toBeNull()
  expect((await ann.delete(`/api/reminders/${id}`)).status).toBe(404)
})

// BILLS-102
test('refuses a reminder for a past day, with a message', async () => {
  expect(await remind('2026-01-28')).toMatchObject({
    status: 422,
    body: { code: 'reminder.date_in_past', error: 'Choose today or a later day.' },
  })
  expect(await remind('tomorrow')).toMatchObject({ status: 422 })
  expect(await reminderOf()).toBeNull()
})

// BILLS-106
test('emails a reminder once, at 9 a.m. in New York', async () => {
  await remind('2026-01-31')
  await moveTo('2026-01-31T13:59:00Z')
  expect(await mails()).toBe(0)
  await moveTo('2026-01-31T14:00:30Z')
  expect(await mails()).toBe(1)
  await moveTo('2026-01-31T23:00:00Z')
  expect(await mails()).toBe(1)
})

// BILLS-108
test("starts a reminder next month if this month's email was sent, even if deleted before", async () => {
  await remind('2026-01-29')
  await moveTo('2026-01-29T15:00:00Z')
  expect(await mails()).toBe(1)
  expect(await remind('2026-01-29')).toMatchObject({ body: { reminder: { next_reminder: '2026-02-28' } } })
  expect(await remind('2026-01-31')).toMatchObject({ body: { reminder: { next_reminder: '2026-02-28' } } })
  const { id = 0 } = (await reminderOf()) ?? {}
  await ann.delete(`/api/reminders/${id}`)
  expect(await remind('2026-01-30')).toMatchObject({ body: { reminder: { next_reminder: '2026-02-28' } } })
  await moveTo('2026-01-31T15:00:00Z')
  expect(await mails()).toBe(1)
  await moveTo('2026-02-28T15:00:00Z')
  expect(await mails()).toBe(2)
})

// BILLS-109
test("sends this month's reminder even if last month's was sent late this month", async () => {
  await remind('2026-01-31')
  await bank.database.query(`update bank.bill_reminders set anchor_on = $1, next_on = $1`, [
    day('2025-12-30'),
  ])
  await moveTo('2026-01-29T15:00:00Z')
  expect(await mails()).toBe(1)
  expect(await remind('2026-01-31')).toMatchObject({ body: { reminder: { next_reminder: '2026-01-31' } } })
})

// BILLS-107
test('repeats a reminder each month on its day, or on the last day of a short month', async () => {
  await remind('2026-01-31')
  await moveTo('2026-01-31T15:00:00Z')
  expect(await reminderOf()).toMatchObject({ next_reminder: '2026-02-28' })
  await moveTo('2026-02-28T15:00:00Z')
  expect(await mails()).toBe(2)
  expect(await reminderOf()).toMatchObject({ next_reminder: '2026-03-31' })
})

// BILLS-109
test('sends one late reminder after weeks of server downtime', async () => {
  await remind('2026-01-30')
  await bank.database.query(
    `update bank.bill_reminders set anchor_on = $1, next_on = $1 where biller_id = $2`,
    [day('2025-10-30'), billerId],
  )
  await moveTo('2026-01-29T15:00:00Z')
  expect(await mails()).toBe(1)
  expect(await reminderOf()).toMatchObject({ next_reminder: '2026-01-30' })
})

// BILLS-109
test('sends one email per biller when two servers run the reminders at once', async () => {
  for (let more = 0; more < 4; more++) await remind('2026-01-30', await addPaperBiller({ customer: ann }))
  await bank.database.query(`update bank.bill_reminders set next_on = $1`, [day('2026-01-28')])
  const others = await Promise.all([openOtherServer(bank), openOtherServer(bank)])
  try {
    await Promise.all(others.map(({ runDue }) => runDue('bills.reminders', day('2026-01-29'))))
    expect(await mails()).toBe(4)
  } finally {
    for (const { close } of others) await close()
  }
})

// BILLS-109
test('sends no reminder again after the clock is moved back', async () => {
  await remind('2026-01-29')
  await moveTo('2026-01-29T15:00:00Z')
  await moveTo('2026-01-28T15:00:00Z')
  await moveTo('2026-01-29T16:00:00Z')
  expect(await mails()).toBe(1)
})

// BILLS-56, BILLS-110
test('ends a reminder when its biller is deleted or the account is closed', async () => {
  await remind('2026-01-30')
  const other = await addPaperBiller({ customer: ann })
  await remind('2026-01-30', other)
  await ann.delete(`/api/billers/${billerId}`)
  await bank.database.query(`update bank.customers set state = 'closed' where id = $1`, [ann.id])
  await moveTo('2026-01-30T15:00:00Z')
  expect(await mails()).toBe(0)
  const { rows } = await bank.database.query(`select id from bank.bill_reminders where customer_id = $1`, [
    ann.id,
  ])
  expect(rows).toEqual([])
})

// BILLS-03, BILLS-05
test.each(['billerReminder', 'billPay'])('refuses a reminder without the feature %s', async (feature) => {
  await bank.database.query(`update bank.customers set features = array_remove(features, $2) where id = $1`, [
    ann.id,
    feature,
  ])
  expect(await remind('2026-01-31')).toMatchObject({ status: 403, body: { code: 'feature_off' } })
})

import { randomUUID } from 'node:crypto'
import { addMonths } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyAccount, writtenRows } from '../../../tests/support/canaries.ts'
import { deliver, recordedEvents } from '../../../tests/support/events.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { createSaver, secondAccounts } from '../../../tests/support/saver.ts'
import { wakeUpOn } from '../../../tests/support/wake-up.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())

// SETA-13, OPERATIONS-64
test('an erased holder leaves no number, and late money of the set-aside is listed', async () => {
  const ann = await createSaver(bank)
  await ann.open()
  await ann.putIn('310.00')
  await bank.settle()
  const [{ prn } = { prn: '' }] = await secondAccounts(bank, ann)
  const [moved] = (await recordedEvents(bank, prn)).filter(({ body }) => body['amount'] === '310.00')
  await ann.takeOut('310.00')
  await emptyAccount(bank, ann)
  await bank.settle()
  expect((await bank.operator('POST', '/customers/close', { email: ann.email })).status).toBe(200)
  await hurry(bank)
  await wakeUpOn(bank, addMonths(bank.today(), 12 * bank.config.RETENTION_YEARS))
  expect(await writtenRows(bank, ['bank'])).not.toContain(prn)
  const late = { ...moved?.body, event_id: randomUUID(), source_id: '424242' }
  expect(await deliver(bank, late)).toBe(200)
  await bank.settle()
  const { body } = await bank.operator<{ late_events: object[] }>('GET', '/retention', undefined)
  expect(body.late_events).toMatchObject([{ event_id: late.event_id, amount: '310.00' }])
}, 120_000)

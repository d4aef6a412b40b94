import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../../testing.ts'
import { mailsTo } from '../../testing/mailbox.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())

test("a replacement is told once when the processor's event comes before its answer, which is lost at first", async () => {
  const customer = await bank.createCustomer()
  const fault = { partner: 'galileo', call: 'modifyStatus', action: 'timeout_after', times: 1 }
  await bank.control('/faults', fault)
  const asked = await customer.post('/api/account/request_replacement_card', { reason: 'lost' })
  expect(asked.status).toBe(202)
  await bank.settle()
  const told = async () =>
    (await customer.get<{ notifications: object[] }>('/api/notifications')).body.notifications
  expect(await told()).toHaveLength(1)
  const isDone = async () => {
    const { rows } = await bank.database.query<{ state: string }>(
      'select state from bank.card_actions where customer_id = $1',
      [customer.id],
    )
    return rows[0]?.state
  }
  await expect.poll(isDone, { timeout: 25_000, interval: 250 }).toBe('done')
  await bank.settle()
  expect(await told()).toHaveLength(1)
  expect((await mailsTo(bank, customer.email)).map(({ subject }) => subject)).toEqual([
    'Your card was replaced',
  ])
}, 40_000)

/** Two servers send texts whose quiet hours are over once each. */
import { DEFAULT_PREFERENCES } from '@yoursuccess/contract/notifications/notification-preferences'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hurry } from '../../../tests/support/hurry.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

const CUSTOMERS = 8

let bank: TestBank
let other: Awaited<ReturnType<typeof openOtherServer>>
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
  other = await openOtherServer(bank)
})
afterAll(async () => {
  await other.close()
  await bank.close()
})

const phoneOf = (index: number) => `555554300${index}`

// NOTIFICATIONS-21
test('texts of a group that waited are sent once, whichever server looks first', async () => {
  const customers: TestCustomer[] = []
  for (let index = 0; index < CUSTOMERS; index++)
    customers.push(await bank.createCustomer({ primary_phone: phoneOf(index) }))
  const byText = { ...DEFAULT_PREFERENCES.groups, paydays: { email: false, text: true } }
  for (const customer of customers)
    await customer.put('/api/notification_preferences', {
      preferences: { ...DEFAULT_PREFERENCES, groups: byText },
    })
  // Half past nine in the evening in New York.
  await bank.control('/clock/set', { to: '2026-12-02T02:30:00.000Z' })
  const pay = { kind: 'payroll', amount: '321.00', description: 'ACME CORP PAYROLL' }
  for (const { prn } of [...customers, ...customers]) await bank.control(`/accounts/${prn}/deposits`, pay)
  await bank.settle()
  const { rows } = await bank.database.query<{ count: number }>(
    'select count(*)::int as count from bank.held_texts',
  )
  expect(rows[0]?.count).toBe(2 * CUSTOMERS)

  // Their quiet hours are over, and no server has looked since.
  await bank.database.query('update bank.notification_preferences set quiet_to = quiet_from')
  await bank.database.query("update bank.held_texts set send_at = '2026-12-01T12:00:00Z'")
  await other.bothLook()
  await hurry(bank)
  await other.settle()
  for (let index = 0; index < CUSTOMERS; index++)
    expect(await bank.look(`/phone?to=${phoneOf(index)}`)).toHaveLength(1)
})

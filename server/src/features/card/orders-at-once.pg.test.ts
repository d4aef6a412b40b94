/** Concurrent requests for one card. Only on PostgreSQL do they really run at the same time. */
import type { Account } from '@yoursuccess/contract/account/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { mailCard } from '../../../tests/support/card-seeds.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())

// CARD-36
test('orders one card when many orders with different keys arrive at once', async () => {
  const customer = await bank.createCustomer()
  await mailCard(bank, customer)
  const order = () =>
    bank.send<{ code?: string }>(
      'POST',
      '/api/account/request_replacement_card',
      { reason: 'lost' },
      { 'idempotency-key': crypto.randomUUID(), authorization: `Bearer ${customer.token}` },
    )
  const answers = await Promise.all(Array.from({ length: 12 }, order))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const others = answers.filter(({ status }) => status !== 200)
  for (const { status, body } of others) {
    expect(status).toBe(409)
    // An order is refused by the bank, or by the processor if it arrived there just after the first one.
    expect(['card.replacement_ordered', 'card.not_changeable']).toContain(body.code)
  }
  const { rows } = await bank.database.query<{ count: number }>(
    'select count(*)::int as count from bank.cards where customer_id = $1',
    [customer.id],
  )
  expect(rows[0]?.count).toBe(2)
})

test('replaces the card when a freeze is requested at the same moment', async () => {
  const customer = await bank.createCustomer()
  await mailCard(bank, customer)
  const [, replaced] = await Promise.all([
    customer.post('/api/account/freeze_card'),
    customer.post('/api/account/request_replacement_card', { reason: 'stolen' }),
  ])
  expect(replaced.status).toBe(200)
  const { body } = await customer.get<Account>('/api/account')
  expect(body.current_card).toMatchObject({ has_requested_new_card: true, pending_action: null })
})

/** When the server is killed at any step of a card order and restarted, the fee is charged once. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { killing, moreDeathsThan, recordDeaths, stepsToDieAt } from '../../../tests/support/kill-at.ts'
import { createMortality } from '../../../tests/support/mortality.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

const mortality = createMortality()
let bank: TestBank
let ann: TestCustomer
const killer = killing(() => bank, mortality)
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-24', mortality })
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await bank.createCustomer()
  await bank.control(`/accounts/${ann.prn}/deposits`, {
    kind: 'payroll',
    amount: '50.00',
    description: 'PAY',
  })
  await bank.settle()
})

const ordering = (reason: string) => {
  const headers = { 'idempotency-key': randomUUID(), authorization: `Bearer ${ann.token}` }
  return () => bank.send('POST', '/api/account/request_replacement_card', { reason }, headers)
}
const cards = async () =>
  (
    await bank.database.query<{ status: string }>(
      `select card.status from sandbox.cards card join sandbox.accounts account on account.id = card.account_id
       where account.prn = $1 order by card.id`,
      [ann.prn],
    )
  ).rows.length

// CARD-36
test.each(stepsToDieAt(10, 40))(
  'orders a card once and charges its fee once when killed at step %i',
  async (step) => {
    await ordering('damaged')()
    await bank.control(`/cards/${ann.prn}/pin`)
    await bank.settle()
    const before = await cards()
    await killer.killAt(step, ordering('lost'))
    expect(await cards()).toBe(before + 1)
    expect((await ann.get<{ balance: string }>('/api/balance')).body.balance).toBe('45.00')
    expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
  },
)

test('the server did die at most of these steps', () => {
  expect(recordDeaths('cards with a fee', killer)).toBeGreaterThan(moreDeathsThan(1, 5))
})

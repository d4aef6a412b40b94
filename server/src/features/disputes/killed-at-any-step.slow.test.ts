/** When the server is killed at any step of a case's movements and restarted, the money moves once. */
import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { beforeEach, expect, test } from 'vitest'
import { reportedDispute } from '../../../tests/support/dispute-seeds.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import {
  bankFor,
  killing,
  moreDeathsThan,
  recordDeaths,
  stepsToDieAt,
} from '../../../tests/support/kill-at.ts'
import { createMortality } from '../../../tests/support/mortality.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

const mortality = createMortality()
let bank: TestBank
let ann: TestCustomer
const killer = killing(() => bank, mortality)
const { killAt } = killer
bankFor(
  async () => {
    bank = await openTestBank({ today: '2026-08-21', mortality })
  },
  () => bank.close(),
)
beforeEach(async () => {
  await bank.control('/clock/set', { to: '2026-08-21T16:00:00Z' })
  ann = await bank.createCustomer()
  await bank.settle()
})

const reported = (): Promise<Dispute> => reportedDispute({ bank, customer: ann, mark: 'SHOP' })
const balance = async () => (await ann.get<{ balance: string }>('/api/balance')).body.balance
const countNotifications = async (word: string) =>
  (await ann.get<{ notifications: { title: string }[] }>('/api/notifications')).body.notifications.filter(
    ({ title }) => title.includes(word),
  ).length
const expectBalanced = async () => {
  expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
}

// DISPUTES-20
test.each(stepsToDieAt(8, 25))(
  'gives a provisional credit once and notifies once when killed at step %i',
  async (step) => {
    const { reference } = await reported()
    await killAt(step, () => bank.operator('POST', '/disputes/credit', { reference, amount: '12.34' }))
    expect(await balance()).toBe('12.34')
    expect(await countNotifications('12.34')).toBe(1)
    await expectBalanced()
  },
)

test.each(stepsToDieAt(8, 25, 2))('corrects an error once when killed at step %i', async (step) => {
  const { reference } = await reported()
  await killAt(step, () =>
    bank.operator('POST', '/disputes/resolution', { reference, amount: '12.34', explanation: 'An error.' }),
  )
  expect(await balance()).toBe('12.34')
  await expectBalanced()
})

test.each(stepsToDieAt(8, 400, 3))(
  'takes a provisional credit back once when killed at step %i',
  async (step) => {
    const { reference } = await reported()
    await bank.operator('POST', '/disputes/credit', { reference, amount: '12.34' })
    await hurry(bank)
    await bank.operator('POST', '/disputes/resolution', {
      reference,
      amount: '0.00',
      explanation: 'You signed for it.',
    })
    const passTakeBackDay = () => bank.control('/clock/set', { to: '2026-09-02T16:00:00Z' })
    await killAt(step, passTakeBackDay)
    await passTakeBackDay()
    await hurry(bank)
    expect(await balance()).toBe('0.00')
    await expectBalanced()
  },
)

test('the server did die at most of these steps', () => {
  expect(recordDeaths('reported problems', killer)).toBeGreaterThan(moreDeathsThan(3, 15))
})

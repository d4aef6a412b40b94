import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hurry } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { createSaver } from '../../../tests/support/saver.ts'
import { wakeUpOn } from '../../../tests/support/wake-up.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())

// DISPUTES-29
test('a reported move to the set-aside is never credited by itself, and the customer is told so', async () => {
  const ann = await createSaver(bank)
  await ann.open()
  await ann.putIn('310.00')
  await bank.settle()
  const { transactions } = (
    await ann.get<{ transactions: { id: number; amount: string }[] }>('/api/transactions')
  ).body
  const reported = await ann.post<Dispute>('/api/disputes', {
    transaction_id: transactions.find(({ amount }) => amount === '-310.00')?.id,
    reason: 'not_mine',
    text: '',
  })
  expect(reported).toMatchObject({
    status: 201,
    body: { no_credit: 'own_transfer', credit_expected: '0.00', answer_due_on: '2026-12-15' },
  })
  await bank.settle()
  const [mail] = await mailsTo(bank, ann.email)
  expect(mail?.text).toContain('This money moved between your own accounts')
  await wakeUpOn(bank, '2026-12-17')
  await hurry(bank)
  expect(await ann.balance()).toBe('690.00')
})

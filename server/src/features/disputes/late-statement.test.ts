/** The 60 days for a report begin with the first statement that shows the transaction, even if it is late. */
import type { DisputeToReview } from '@yoursuccess/contract/disputes/dispute-review'
import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { wakeUpOn } from '../../../tests/support/wake-up.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-21' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await wakeUpOn(bank, '2026-08-21')
  customer = await bank.createCustomer()
})

const deposit = (description: string) =>
  bank.control(`/accounts/${customer.prn}/deposits`, { kind: 'payroll', amount: '10.00', description })

/** Reports a problem with this transaction. Returns true if the law's protection covers the report. */
const isReportedInTime = async (details: string) => {
  await bank.settle()
  const { transactions } = (
    await customer.get<{ transactions: { id: number; details: string }[] }>('/api/transactions')
  ).body
  const { body } = await customer.post<Dispute>('/api/disputes', {
    transaction_id: transactions.find((each) => each.details === details)?.id,
    reason: 'other',
    text: '',
  })
  const { disputes } = (await bank.operator<{ disputes: DisputeToReview[] }>('GET', '/disputes', undefined))
    .body
  return disputes.find(({ reference }) => reference === body.reference)?.in_time
}

// DISPUTES-11
test('counts the 60 days from the first statement that shows the transaction', async () => {
  await deposit('On the first statement')
  await wakeUpOn(bank, '2026-09-01')
  await wakeUpOn(bank, '2026-08-29')
  await deposit('On the second one')
  await wakeUpOn(bank, '2026-10-01')
  await wakeUpOn(bank, '2026-10-31')
  await deposit('On none yet')
  expect(await isReportedInTime('On the first statement')).toBe(true)
  await wakeUpOn(bank, '2026-11-20')
  // Answers the first case, so that the transaction can be reported again.
  await bank.database.query(`update bank.disputes set status = 'resolved', outcome = 'no_error', resolved_on = '2026-11-20',
    resolved_cents = 0, explanation = 'Sent by your employer.' where status = 'open'`)
  expect(await isReportedInTime('On the first statement')).toBe(false)
  expect(await isReportedInTime('On the second one')).toBe(true)
  expect(await isReportedInTime('On none yet')).toBe(true)
})

// DISPUTES-11
test('counts the 60 days from a statement that was made weeks late', async () => {
  await deposit('August')
  await wakeUpOn(bank, '2026-11-05')
  await wakeUpOn(bank, '2026-12-31')
  expect(await isReportedInTime('August')).toBe(true)
})

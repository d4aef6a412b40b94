/** A provisional credit that moved no money does not count as given. */
import { randomUUID } from 'node:crypto'
import type { DisputeToReview } from '@yoursuccess/contract/disputes/dispute-review'
import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hurry } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { reportedDispute } from '../../../tests/support/dispute-seeds.ts'

let bank: TestBank
let customer: TestCustomer
let dispute: Dispute
let marks = 0
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-21' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/clock/set', { to: '2026-08-21T16:00:00Z' })
  customer = await bank.createCustomer()
  dispute = await reportedDispute({ bank, customer, mark: `SHOP ${++marks}` })
})

const credit = (amount: string) =>
  bank.operator<Dispute & { code: string }>('POST', '/disputes/credit', {
    reference: dispute.reference,
    amount,
  })
const balance = async () => {
  await bank.settle()
  return (await customer.get<{ balance: string }>('/api/balance')).body.balance
}
const view = async () => (await customer.get<{ disputes: Dispute[] }>('/api/disputes')).body.disputes[0]
const inReview = async () =>
  (await bank.operator<{ disputes: DisputeToReview[] }>('GET', '/disputes', undefined)).body.disputes.find(
    ({ reference }) => reference === dispute.reference,
  )
/** The processor refuses to post on a closed account. */
const setStatus = (status: 'N' | 'C') =>
  bank.database.query('update sandbox.accounts set status = $2 where prn = $1', [customer.prn, status])

/** Adds a transaction to the mirror that reverses what the dispute is about, or its refund. */
const book = (details: string, amountCents: number) =>
  bank.database.query(
    `insert into bank.posted_transactions
       (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details, reverses_processor_id)
     select customer_id, $2, kind, $3, posted_at, posted_on, $4, processor_id
     from bank.posted_transactions where id = $1`,
    [dispute.transaction_id, randomUUID(), amountCents, details],
  )

// DISPUTES-22
test('the operator may give a credit again that the processor refused, and then not twice', async () => {
  await setStatus('C')
  expect((await credit('5.00')).status).toBe(200)
  expect(await balance()).toBe('0.00')
  expect(await inReview()).toMatchObject({ refused: ['5.00'], due_on: dispute.answer_due_on })
  await setStatus('N')
  expect((await credit('7.00')).status).toBe(200)
  expect((await credit('7.00')).body.code).toBe('dispute_review.credited')
  expect(await balance()).toBe('7.00')
  expect((await view())?.provisional_credit?.amount).toBe('7.00')
  expect(await inReview()).toMatchObject({ refused: [] })
})

// DISPUTES-12
test('a refused automatic credit is ordered again the next day, once a day', async () => {
  await setStatus('C')
  await bank.control('/clock/advance', { days: 14 })
  expect(await balance()).toBe('0.00')
  expect(await view()).toMatchObject({ provisional_credit: null, credit_expected: '12.34' })
  await setStatus('N')
  await bank.control('/clock/advance', { hours: 1 })
  expect(await balance()).toBe('0.00')
  await bank.control('/clock/advance', { days: 1 })
  expect(await balance()).toBe('12.34')
  await bank.control('/clock/advance', { days: 1 })
  expect(await balance()).toBe('12.34')
})

// DISPUTES-12, DISPUTES-18
test('a dropped credit is ordered again on the tenth business day if the money is lost after all', async () => {
  await bank.database.query("insert into bank.money_stops (finding, stopped_at) values ('a test', now())")
  expect((await credit('12.34')).status).toBe(200)
  await book('refund', 1234)
  await bank.operator('POST', '/money_resumption', undefined)
  await hurry(bank)
  expect(await balance()).toBe('0.00')
  await book('refund taken back', -1234)
  expect(await view()).toMatchObject({ provisional_credit: null, credit_expected: '12.34' })
  await bank.control('/clock/advance', { days: 14 })
  expect(await balance()).toBe('12.34')
})

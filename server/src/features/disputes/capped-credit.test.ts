/** The bank credits at most what the customer has lost and not got back. */
import type { DisputeToReview } from '@yoursuccess/contract/disputes/dispute-review'
import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { cents } from '@yoursuccess/contract/core/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BillPayer, createBillPayer } from '../../../tests/support/bill-payer.ts'
import { receiveMoney } from '../../../tests/support/bill-seeds.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

type Refused = { code: string; error: string; details?: string[] }
interface Bought {
  authorization: number
  /** The processor's id of the purchase. */
  movement: number
  /** Our id of the transaction. */
  id: number
}

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-21' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/clock/set', { to: '2026-08-21T16:00:00Z' })
  customer = await bank.createCustomer()
  await receiveMoney({ bank, customer }, '500.00')
})

const newest = async () => {
  await bank.settle()
  const { body } = await customer.get<{ transactions: { id: number; details: string }[] }>(
    '/api/transactions',
  )
  return body.transactions[0] as { id: number; details: string }
}
const buy = async (amount = '100.00'): Promise<Bought> => {
  const { id: authorization } = await bank.control<{ id: number }>(`/cards/${customer.prn}/authorizations`, {
    merchant: 'CORNER SHOP',
    amount,
  })
  const { transactions } = await bank.control<{ transactions: { id: number }[] }>(
    `/authorizations/${authorization}/settle`,
    {},
  )
  return { authorization, movement: transactions[0]?.id ?? 0, id: (await newest()).id }
}
const reverse = async ({ authorization }: Bought) => {
  await bank.control(`/authorizations/${authorization}/reverse`, {})
  await bank.settle()
}
const refund = async ({ movement }: Bought, amount: string) => {
  const given = { kind: 'refund', amount, description: 'CORNER SHOP', refunds: movement }
  await bank.control(`/accounts/${customer.prn}/deposits`, given)
  await bank.settle()
}
const report = (transaction_id: number) =>
  customer.post<Dispute & Refused>('/api/disputes', { transaction_id, reason: 'not_mine', text: '' })
const resolve = (reference: string, amount: string) =>
  bank.operator<Dispute & Refused>('POST', '/disputes/resolution', {
    reference,
    amount,
    explanation: 'We asked the shop.',
  })
const credit = (reference: string, amount: string) =>
  bank.operator<Dispute & Refused>('POST', '/disputes/credit', { reference, amount })
const passDueDate = async () => {
  await bank.control('/clock/advance', { days: 16 })
  await bank.settle()
}
const balance = async () => {
  await bank.settle()
  return (await customer.get<{ balance: string }>('/api/balance')).body.balance
}
const cases = async () => (await customer.get<{ disputes: Dispute[] }>('/api/disputes')).body.disputes
const inReview = async (reference: string) =>
  (await bank.operator<{ disputes: DisputeToReview[] }>('GET', '/disputes', undefined)).body.disputes.find(
    (each) => each.reference === reference,
  )
const lastMail = async (words: string) => {
  await bank.settle()
  return (await mailsTo(bank, customer.email)).find(({ subject }) => subject.includes(words))?.text
}

// DISPUTES-15, DISPUTES-22
test('gives no automatic credit for a corrected purchase that is reported again', async () => {
  const bought = await buy()
  const first = await report(bought.id)
  await resolve(first.body.reference, '100.00')
  const second = await report(bought.id)
  expect(second).toMatchObject({
    status: 201,
    body: { credit_expected: '0.00', no_credit: 'already_returned' },
  })
  await passDueDate()
  expect(await balance()).toBe('500.00')
  expect(await resolve(second.body.reference, '0.01')).toMatchObject({
    status: 422,
    body: { code: 'dispute_review.too_much' },
  })
})

// DISPUTES-17
test('says in an email that a person will review a second report without a credit', async () => {
  const bought = await buy()
  const first = await report(bought.id)
  await resolve(first.body.reference, '0.00')
  const second = await report(bought.id)
  expect(second.body).toMatchObject({ credit_expected: '0.00', no_credit: 'repeat' })
  expect(await lastMail(second.body.reference)).toContain("We don't credit your account automatically")
  await passDueDate()
  expect(await balance()).toBe('400.00')
  expect(await inReview(second.body.reference)).toMatchObject({ is_repeat: true, still_lost: '100.00' })
  await resolve(second.body.reference, '100.00')
  expect(await balance()).toBe('500.00')
})

// DISPUTES-16
test('gives no credit for a refunded purchase, and says so in the email', async () => {
  const bought = await buy()
  await reverse(bought)
  const { body } = await report(bought.id)
  expect(body).toMatchObject({ credit_expected: '0.00', no_credit: 'already_returned' })
  expect(await lastMail(body.reference)).toContain('This transaction was already refunded')
  await passDueDate()
  expect(await balance()).toBe('500.00')
  expect(await inReview(body.reference)).toMatchObject({
    returned: '100.00',
    still_lost: '0.00',
    fully_returned: true,
  })
})

// DISPUTES-09
test("refuses a report about the bank's own credit or its reversal", async () => {
  const bought = await buy()
  const { body } = await report(bought.id)
  await credit(body.reference, '60.00')
  const provisional = await newest()
  expect(provisional.details).toBe(`PROVISIONAL CREDIT ${body.reference}`)
  await resolve(body.reference, '20.00')
  await bank.control('/clock/advance', { days: 8 })
  await bank.settle()
  const takenBack = await newest()
  expect(takenBack.details).toBe(`PROVISIONAL CREDIT REVERSAL ${body.reference}`)
  for (const { id } of [provisional, takenBack])
    expect(await report(id)).toMatchObject({ status: 422, body: { code: 'dispute.own_adjustment' } })
  await passDueDate()
  expect(await balance()).toBe('420.00')
})

// DISPUTES-16
test('gives no credit for a bill payment that was returned with its fee', async () => {
  const payer: BillPayer = await createBillPayer(bank)
  customer = payer
  await payer.pay('100.00', await payer.addElectronic())
  const debit = await newest()
  await payer.advance('returned')
  expect(await balance()).toBe('1000.00')
  expect((await report(debit.id)).body.no_credit).toBe('already_returned')
  await passDueDate()
  expect(await balance()).toBe('1000.00')
})

// DISPUTES-15
test('credits the rest of a partly refunded purchase', async () => {
  const bought = await buy()
  await refund(bought, '40.00')
  const { body } = await report(bought.id)
  expect(body.credit_expected).toBe('60.00')
  expect(await lastMail(body.reference)).toContain("the $60.00 you don't have back yet")
  await passDueDate()
  expect(await balance()).toBe('500.00')
})

// DISPUTES-16
test('gives no credit if the merchant refunds the purchase before the credit is due', async () => {
  const bought = await buy()
  const { body } = await report(bought.id)
  await reverse(bought)
  await passDueDate()
  expect(await balance()).toBe('500.00')
  expect((await cases())[0]).toMatchObject({ no_credit: 'already_returned', provisional_credit: null })
  const answer = await resolve(body.reference, '0.00')
  expect(answer.body.resolution?.outcome).toBe('already_returned')
})

// DISPUTES-18
test('deducts a refund between the decision and the posting of a credit', async () => {
  const bought = await buy()
  const { body } = await report(bought.id)
  await bank.database.query("insert into bank.money_stops (finding, stopped_at) values ('a test', now())")
  await credit(body.reference, '100.00')
  await refund(bought, '70.00')
  await bank.operator('POST', '/money_resumption', undefined)
  await hurry(bank)
  expect(await balance()).toBe('500.00')
  expect((await cases())[0]?.provisional_credit?.amount).toBe('30.00')
})

// DISPUTES-18, DISPUTES-22
test('settles a refund that arrives after the credit when the case is answered', async () => {
  const bought = await buy()
  const { body } = await report(bought.id)
  await passDueDate()
  expect(await balance()).toBe('500.00')
  await refund(bought, '100.00')
  expect(await balance()).toBe('600.00')
  expect(await inReview(body.reference)).toMatchObject({ fully_returned: true, still_lost: '0.00' })
  expect(await resolve(body.reference, '100.00')).toMatchObject({
    status: 422,
    body: { details: ['$0.00 is the most for this case: $100.00 came back already.'] },
  })
  const answer = await resolve(body.reference, '0.00')
  expect(answer.body.resolution).toMatchObject({
    outcome: 'already_returned',
    take_back: { amount: '100.00' },
  })
  await passDueDate()
  expect(await balance()).toBe('500.00')
})

// DISPUTES-19
test('takes a credit back with notice if a refund arrives after the answer', async () => {
  const bought = await buy()
  const { body } = await report(bought.id)
  await resolve(body.reference, '100.00')
  expect(await balance()).toBe('500.00')
  await refund(bought, '100.00')
  expect(await lastMail(`A refund for ${body.reference}`)).toContain(
    "On Fri, Aug 28, we'll take back $100.00",
  )
  expect((await cases())[0]?.resolution?.take_back).toEqual({ amount: '100.00', on: '2026-08-28' })
  await passDueDate()
  expect(await balance()).toBe('500.00')
})

// DISPUTES-16
test('gives no credit for a transfer that its bank returned', async () => {
  const [credited, returned] = await bank.database.transaction(async (tx) => {
    const at = { postedAt: new Date('2026-08-20T16:00:00Z'), details: 'TRANSFER' }
    const id = `ach-${customer.id}`
    await bank.transactions.recordPosted(tx, [
      { customerId: customer.id, transaction: { ...at, id, kind: 'ach_credit', amountCents: cents(9000) } },
      {
        customerId: customer.id,
        transaction: { ...at, id: `${id}-back`, kind: 'ach_return', amountCents: cents(-9000), reverses: id },
      },
    ])
    return [id, `${id}-back`]
  })
  const { rows } = await bank.database.query<{ id: number; processor_id: string }>(
    'select id, processor_id from bank.posted_transactions where processor_id = any($1)',
    [[credited, returned]],
  )
  const debit = rows.find(({ processor_id }) => processor_id === returned)
  expect((await report(debit?.id ?? 0)).body).toMatchObject({ credit_expected: '0.00' })
})

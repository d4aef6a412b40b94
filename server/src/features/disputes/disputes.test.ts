/** A reported problem, from the report to the final movement of money. */
import { randomUUID } from 'node:crypto'
import type { DisputeToReview } from '@yoursuccess/contract/disputes/dispute-review'
import type { Dispute } from '@yoursuccess/contract/disputes/disputes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { insertTransaction, reportedDispute } from '../../../tests/support/dispute-seeds.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'

type Refused = { code: string; error: string }

let bank: TestBank
let customer: TestCustomer
let marks = 0
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-21' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  // Each test begins on the same Friday.
  await bank.control('/clock/set', { to: '2026-08-21T16:00:00Z' })
  customer = await bank.createCustomer()
})

const holder = () => ({ bank, customer, mark: `SHOP ${++marks}` })
const report = (body: object) => customer.post<Dispute>('/api/disputes', body)
const list = async (who = customer) => (await who.get<{ disputes: Dispute[] }>('/api/disputes')).body.disputes
/** Those of cases. A month that closes during a test has a statement, of which the customer hears too. */
const ofCases = (texts: string[]) => texts.filter((text) => /\bP-\d{4}-\d{6}\b/.test(text))
const titles = async () => {
  const { body } = await customer.get<{ notifications: { title: string }[] }>('/api/notifications')
  return ofCases(body.notifications.map(({ title }) => title))
}
const subjects = async () => {
  await bank.settle()
  return ofCases((await mailsTo(bank, customer.email)).map(({ subject }) => subject))
}
const balance = async () => (await customer.get<{ balance: string }>('/api/balance')).body.balance
const advance = (days: number) => bank.control('/clock/advance', { days })
const credit = (body: object) => bank.operator<Dispute & Refused>('POST', '/disputes/credit', body)
const resolve = (body: object) => bank.operator<Dispute & Refused>('POST', '/disputes/resolution', body)
const toReview = async () =>
  (await bank.operator<{ disputes: DisputeToReview[] }>('GET', '/disputes', undefined)).body.disputes
const audited = async () => {
  const { rows } = await bank.database.query<{ action: string }>(
    `select action from bank.audit_entries where customer_id = $1 and action like 'dispute.%' order by id`,
    [customer.id],
  )
  return rows.map(({ action }) => action)
}

// DISPUTES-05
test('opens a case with a reference and a due date, and emails, lists and audits it', async () => {
  const transaction_id = await insertTransaction(holder())
  const reported = await report({ transaction_id, reason: 'charged_twice', text: 'Twice in a minute' })
  expect(reported).toMatchObject({
    status: 201,
    body: {
      transaction_id,
      reference: expect.stringMatching(/^P-2026-\d{6}$/) as string,
      reason: 'charged_twice',
      status: 'open',
      reported_on: '2026-08-21',
      answer_due_on: '2026-09-04',
      transaction: { details: `SHOP ${marks}`, amount: '-12.34', posted_on: '2026-08-21' },
      provisional_credit: null,
      resolution: null,
    },
  })
  expect(await list()).toEqual([reported.body])
  await bank.settle()
  const [mail] = await mailsTo(bank, customer.email)
  expect(mail?.subject).toBe(`We're looking into your report ${reported.body.reference}`)
  expect(mail?.text).toContain(`SHOP ${marks}, $12.34, posted on Fri, Aug 21`)
  expect(mail?.text).toContain("We'll answer by Fri, Sep 4")
  expect(await audited()).toEqual(['dispute.reported'])
})

// DISPUTES-07
test('opens one case per transaction, even for a repeated request', async () => {
  const body = { transaction_id: await insertTransaction(holder()), reason: 'other', text: '' }
  const headers = { authorization: `Bearer ${customer.token}`, 'idempotency-key': randomUUID() }
  const [first, again] = [
    await bank.send<Dispute>('POST', '/api/disputes', body, headers),
    await bank.send<Dispute>('POST', '/api/disputes', body, headers),
  ]
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect(await report(body)).toMatchObject({ status: 409, body: { code: 'dispute.reported' } })
  expect(await list()).toHaveLength(1)
  expect(await subjects()).toHaveLength(1)
})

// DISPUTES-07
test('opens one case for several reports at once', async () => {
  const body = { transaction_id: await insertTransaction(holder()), reason: 'not_mine', text: '' }
  const statuses = (await Promise.all([report(body), report(body), report(body)])).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409])
})

// DISPUTES-08
test("answers 404 for another customer's transaction and for an unknown one", async () => {
  const stranger = await bank.createCustomer()
  const transaction_id = await insertTransaction(holder())
  for (const id of [transaction_id, 999_999_999]) {
    const reply = await stranger.post<Refused>('/api/disputes', {
      transaction_id: id,
      reason: 'other',
      text: '',
    })
    expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
  expect(await list(stranger)).toEqual([])
})

// DISPUTES-12
test('gives one provisional credit if there is no answer by the tenth business day', async () => {
  const { reference } = await reportedDispute(holder())
  await advance(13)
  expect(await balance()).toBe('0.00')
  await advance(1)
  await advance(1)
  expect(await balance()).toBe('12.34')
  expect((await list())[0]).toMatchObject({
    status: 'open',
    provisional_credit: { amount: '12.34', credited_on: '2026-09-04', decide_by: '2026-10-05' },
  })
  expect(await titles()).toEqual([`We credited you $12.34 while we investigate ${reference}.`])
  expect(await subjects()).toEqual([
    `We credited you $12.34 while we investigate ${reference}`,
    `We're looking into your report ${reference}`,
  ])
  const posted = await customer.get<{ transactions: { details: string; amount: string }[] }>(
    '/api/transactions',
  )
  expect(posted.body.transactions[0]).toMatchObject({
    details: `PROVISIONAL CREDIT ${reference}`,
    amount: '12.34',
  })
  expect(await audited()).toEqual([
    'dispute.reported',
    'dispute.credit_ordered',
    'dispute.provisional_posted',
  ])
})

// DISPUTES-13
test('accepts a report after more than 60 days, but gives no automatic credit', async () => {
  const dispute = await reportedDispute(holder(), { postedOn: '2026-05-31' })
  await advance(20)
  expect(await balance()).toBe('0.00')
  expect((await toReview()).find(({ reference }) => reference === dispute.reference)).toMatchObject({
    in_time: false,
    email: customer.email,
    text: 'I was never there',
  })
})

// DISPUTES-21
test('corrects an error at once when it is found at once', async () => {
  const { reference } = await reportedDispute(holder())
  const resolved = await resolve({ reference, amount: '12.34', explanation: 'The shop charged you twice.' })
  expect(resolved).toMatchObject({
    status: 200,
    body: {
      status: 'resolved',
      resolution: {
        outcome: 'corrected',
        resolved_on: '2026-08-21',
        amount: '12.34',
        explanation: 'The shop charged you twice.',
        take_back: null,
      },
    },
  })
  await bank.settle()
  expect(await balance()).toBe('12.34')
  expect(await titles()).toEqual([`${reference}: we found an error, and $12.34 is yours.`])
  const emails = (await mailsTo(bank, customer.email)).map(({ text }) => text)
  expect(emails).toContainEqual(expect.stringContaining('The shop charged you twice.'))
  await advance(20)
  expect(await balance()).toBe('12.34')
  expect((await toReview()).map((each) => each.reference)).not.toContain(reference)
})

// DISPUTES-14, DISPUTES-21
test('takes a provisional credit back on the day the email names if there was no error', async () => {
  const { reference } = await reportedDispute(holder())
  expect((await credit({ reference, amount: '12.34' })).status).toBe(200)
  await bank.settle()
  expect(await balance()).toBe('12.34')
  const resolved = await resolve({ reference, amount: '0.00', explanation: 'You signed for it.' })
  expect(resolved.body.resolution).toMatchObject({
    outcome: 'no_error',
    amount: '0.00',
    take_back: { amount: '12.34', on: '2026-08-28' },
  })
  await bank.settle()
  const [email] = await mailsTo(bank, customer.email)
  expect(email?.text).toContain("On Fri, Aug 28, we'll take back $12.34")
  expect(email?.text).toContain('copies of the documents')
  await advance(6)
  expect(await balance()).toBe('12.34')
  await advance(1)
  await advance(1)
  expect(await balance()).toBe('0.00')
  expect(await titles()).toEqual([
    `We took back $12.34 that we credited you for ${reference}.`,
    `${reference}: we found no error.`,
    `We credited you $12.34 while we investigate ${reference}.`,
  ])
})

// DISPUTES-21
test('takes back the rest of a provisional credit after a partial correction', async () => {
  const { reference } = await reportedDispute(holder())
  await credit({ reference, amount: '12.34' })
  await resolve({ reference, amount: '10.00', explanation: 'The tip was too high.' })
  await advance(8)
  expect(await balance()).toBe('10.00')
})

// DISPUTES-07, DISPUTES-21, DISPUTES-22
test('credits and answers a case once, and then allows another report', async () => {
  const dispute = await reportedDispute(holder())
  const { reference } = dispute
  await credit({ reference, amount: '5.00' })
  expect(await credit({ reference, amount: '5.00' })).toMatchObject({
    status: 409,
    body: { code: 'dispute_review.credited' },
  })
  const answer = { reference, amount: '5.00', explanation: 'Yours.' }
  const statuses = (await Promise.all([resolve(answer), resolve(answer)])).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await credit({ reference, amount: '5.00' })).body.code).toBe('dispute_review.resolved')
  expect((await resolve({ ...answer, reference: 'P-2025-000001' })).status).toBe(404)
  const again = { transaction_id: dispute.transaction_id, reason: 'other', text: '' }
  expect((await report(again)).status).toBe(201)
  await bank.settle()
  expect(await balance()).toBe('5.00')
})

// DISPUTES-20
test('posts a credit once if its answer is lost', async () => {
  const { reference } = await reportedDispute(holder())
  const fault = { partner: 'galileo', call: 'createAdjustment', action: 'timeout_after', times: 1 }
  await bank.control('/faults', fault)
  await credit({ reference, amount: '12.34' })
  await expect
    .poll(async () => (await list())[0]?.provisional_credit, { timeout: 20_000 })
    .toMatchObject({
      amount: '12.34',
    })
  await bank.settle()
  expect(await balance()).toBe('12.34')
  expect(await titles()).toHaveLength(1)
}, 30_000)

// DISPUTES-23
test('shows the operator a correction that the processor refused to post', async () => {
  const { reference } = await reportedDispute(holder())
  await bank.database.query(`update sandbox.accounts set status = 'C' where prn = $1`, [customer.prn])
  await resolve({ reference, amount: '12.34', explanation: 'An error.' })
  await bank.settle()
  const waiting = (await toReview()).find((each) => each.reference === reference)
  expect(waiting).toMatchObject({ status: 'resolved', refused: ['12.34'] })
  expect(await audited()).toContain('dispute.correction_refused')
})

// DISPUTES-23
test('lists the cases for the operator by due date', async () => {
  const late = await reportedDispute(holder())
  await credit({ reference: late.reference, amount: '1.00' })
  await advance(3)
  const soon = await reportedDispute(holder())
  const order = (await toReview()).map(({ reference }) => reference)
  expect(order.indexOf(soon.reference)).toBeLessThan(order.indexOf(late.reference))
})

// DISPUTES-24
test('links the answer to a page that a customer with a closed account can open', async () => {
  const { reference } = await reportedDispute(holder())
  await bank.settle()
  await bank.database.query(`update bank.customers set state = 'closed' where id = $1`, [customer.id])
  await resolve({ reference, amount: '0.00', explanation: 'Your employer sent it.' })
  await bank.settle()
  const mails = await mailsTo(bank, customer.email)
  const linksOf = (words: string) => mails.find(({ subject }) => subject.includes(words))?.links
  expect(linksOf('Our answer')).toEqual([expect.stringMatching(/\/closed$/)])
  expect(linksOf("We're looking")).toEqual([expect.stringMatching(/\/dashboard\/reported-problems$/)])
})

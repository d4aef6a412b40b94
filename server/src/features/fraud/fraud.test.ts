/** A purchase that looks like fraud, from the processor's denial to the customer's answer. */
import type { Account } from '@yoursuccess/contract/account/account'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { deliver, recordedEvents } from '../../../tests/support/events.ts'
import { hurry } from '../../../tests/support/hurry.ts'

interface Alert {
  id: number
  result: string | null
  can_answer: boolean
  fraud_result: string
}
type Refusal = { code: string }

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
  await bank.control(`/accounts/${customer.prn}/deposits`, {
    kind: 'payroll',
    amount: '100.00',
    description: 'PAY',
  })
})

const buy = (merchant: string) =>
  bank.control<{ approved: boolean; reason?: string }>(`/cards/${customer.prn}/authorizations`, {
    merchant,
    amount: '12.34',
  })
const notifications = async () =>
  (await customer.get<{ notifications: { url: string; title: string }[] }>('/api/notifications')).body
    .notifications
/** Makes a purchase and returns the id of its alert. */
const buyForAlert = async (merchant: string): Promise<number> => {
  await buy(merchant)
  await bank.settle()
  const url = (await notifications()).find((each) => each.url?.startsWith('/fraud-alerts/'))?.url
  return Number(url?.split('/').at(-1))
}
const replacements = async () => {
  await bank.settle()
  return (await bank.look<{ call: string; request: Record<string, string> }[]>('/journal')).filter(
    ({ call, request }) =>
      call === 'modifyStatus' && request['type'] === '4' && request['accountNo'] === customer.prn,
  )
}
const alert = async (id: number) => (await customer.get<Alert>(`/api/event_auth_denials/${id}`)).body
const act = <Body = Account>(what: string, body?: unknown) =>
  customer.post<Body>(`/api/account/${what}`, body)

// FRAUD-01, FRAUD-02, NOTIFICATIONS-01
test('sends one notification and one email about a denied purchase that is reported twice', async () => {
  const id = await buyForAlert('FRAUD FREEZE JEWELS')
  const [event] = (await recordedEvents(bank, customer.prn)).filter(({ type }) => type === 'denied_auth')
  await deliver(bank, { ...event?.body, event_id: `again-${customer.prn}` })
  await bank.settle()
  expect((await notifications()).filter(({ url }) => url === `/fraud-alerts/${id}`)).toHaveLength(1)
  expect(await customer.get(`/api/event_auth_denials/${id}`)).toMatchObject({
    status: 200,
    body: {
      id,
      merchant_name: 'FRAUD FREEZE JEWELS',
      amount: '12.34',
      fraud_result: 'FREEZE',
      result: null,
      can_answer: true,
    },
  })
  const mails = await bank.look<{ to: string; subject: string }[]>('/mail')
  const own = mails.filter(({ to, subject }) => to.includes(customer.email) && subject.includes('authorize'))
  expect(own).toHaveLength(1)
})

// CARD-23, FRAUD-04, FRAUD-06, FRAUD-14
test('keeps the card frozen until the customer answers Yes, which allows the purchase', async () => {
  const id = await buyForAlert('FRAUD FREEZE SHOES')
  expect((await act('freeze_card')).body.current_card?.frozen).toBe(true)
  expect((await act<Refusal>('unfreeze_card')).body.code).toBe('card.fraud_open')
  expect((await act('disable_fraud_rule', { auth_denial_id: id })).status).toBe(204)
  expect((await act('unfreeze_card')).body.current_card?.frozen).toBe(false)
  expect(await buy('FRAUD FREEZE SHOES')).toMatchObject({ approved: true })
  expect(await alert(id)).toMatchObject({ result: 'confirmed', can_answer: false })
  for (const second of [
    await act<Refusal>('disable_fraud_rule', { auth_denial_id: id }),
    await act<Refusal>('request_replacement_card', { reason: 'stolen', auth_denial_id: id }),
  ])
    expect(second).toMatchObject({ status: 409, body: { code: 'fraud.answered' } })
})

// FRAUD-04, FRAUD-18
test('a No replaces the card as stolen, without a fee, and is final', async () => {
  const id = await buyForAlert('FRAUD DENY TICKETS')
  expect(await alert(id)).toMatchObject({ fraud_result: 'DENY' })
  const answered = await act('request_replacement_card', { reason: 'stolen', auth_denial_id: id })
  expect(answered).toMatchObject({ status: 200, body: { current_card: { has_requested_new_card: true } } })
  expect(await alert(id)).toMatchObject({ result: 'denied', can_answer: false })
  expect((await customer.get<{ balance: string }>('/api/balance')).body.balance).toBe('100.00')
})

// FRAUD-19
test('two No answers for one card replace it once, and a No for the new card replaces that one', async () => {
  const deny = async (id: number) => act('request_replacement_card', { reason: 'stolen', auth_denial_id: id })
  const first = await buyForAlert('FRAUD DENY TICKETS')
  const second = await buyForAlert('FRAUD DENY GEMS')
  expect(second).not.toBe(first)
  for (const id of [first, second]) {
    expect(await deny(id)).toMatchObject({
      status: 200,
      body: { current_card: { has_requested_new_card: true } },
    })
    expect(await alert(id)).toMatchObject({ result: 'denied', can_answer: false })
  }
  expect(await replacements()).toHaveLength(1)
  await bank.control(`/cards/${customer.prn}/pin`, {})
  await bank.settle()
  expect((await deny(await buyForAlert('FRAUD DENY SHOES'))).status).toBe(200)
  expect(await replacements()).toHaveLength(2)
})

// FRAUD-19
test('a No replaces only the card that was used, even if both cards share one second', async () => {
  const deny = async (id: number) => act('request_replacement_card', { reason: 'stolen', auth_denial_id: id })
  const old = await buyForAlert('FRAUD DENY TICKETS')
  await act('request_replacement_card', { reason: 'lost' })
  await bank.control(`/cards/${customer.prn}/pin`, {})
  await bank.settle()
  const later = await buyForAlert('FRAUD DENY SHOES')
  await bank.database.query(
    `update bank.event_auth_denials set denied_at = (
       select date_trunc('second', max(asked_at)) from bank.card_actions where customer_id = $1)
     where customer_id = $1`,
    [customer.id],
  )
  expect((await deny(old)).status).toBe(200)
  expect(await replacements()).toHaveLength(0)
  expect((await deny(later)).status).toBe(200)
  expect(await replacements()).toHaveLength(1)
})

// FRAUD-19
test('a No for a card that the processor has already replaced orders nothing', async () => {
  const id = await buyForAlert('FRAUD DENY TICKETS')
  await bank.database.query(`update bank.event_auth_denials set card_ref = 'ended-by-itself' where id = $1`, [
    id,
  ])
  await bank.database.query(
    `insert into bank.cards (customer_id, account_id, processor_ref, state, created_at)
     select customer_id, account_id, 'ended-by-itself', 'replaced', created_at - interval '1 day'
     from bank.cards where customer_id = $1`,
    [customer.id],
  )
  await bank.database.query(
    `update bank.cards set id = default where customer_id = $1 and processor_ref <> 'ended-by-itself'`,
    [customer.id],
  )
  const answered = await act('request_replacement_card', { reason: 'stolen', auth_denial_id: id })
  expect(answered).toMatchObject({ status: 200, body: { current_card: { has_requested_new_card: false } } })
  expect(await alert(id)).toMatchObject({ result: 'denied' })
  expect(await replacements()).toHaveLength(0)
})

// FRAME-14, FRAUD-05
test("answers 404 for another customer's fraud alert", async () => {
  const id = await buyForAlert('FRAUD DENY A')
  customer = await bank.createCustomer()
  expect((await customer.get(`/api/event_auth_denials/${id}`)).status).toBe(404)
  expect((await act('disable_fraud_rule', { auth_denial_id: id })).status).toBe(404)
  expect((await act('request_replacement_card', { reason: 'stolen', auth_denial_id: id })).status).toBe(404)
  expect((await customer.get<Account>('/api/account')).body.current_card?.has_requested_new_card).toBe(false)
})

// FRAUD-06
test('a fraud alert expires after a day and no longer keeps the card frozen', async () => {
  const id = await buyForAlert('FRAUD FREEZE B')
  await bank.database.query(
    `update bank.event_auth_denials set told_at = told_at - interval '24 hours 1 second' where id = $1`,
    [id],
  )
  expect(await alert(id)).toMatchObject({ result: null, can_answer: false })
  expect((await act<Refusal>('disable_fraud_rule', { auth_denial_id: id })).body.code).toBe('fraud.answered')
  expect((await act('unfreeze_card')).body.current_card?.frozen).toBe(false)
})

// FRAUD-15
test('keeps a Yes that did not reach the processor and sends it again', async () => {
  const id = await buyForAlert('FRAUD DENY C')
  await bank.control('/faults', {
    partner: 'galileo',
    call: 'setAccountFeature',
    action: 'timeout_before',
    times: 1,
  })
  expect((await act('disable_fraud_rule', { auth_denial_id: id })).status).toBe(204)
  expect(await buy('FRAUD DENY C')).toMatchObject({ approved: false, reason: 'fraud' })
  await hurry(bank)
  expect(await buy('FRAUD DENY C')).toMatchObject({ approved: true })
})

/** Replaces a card over HTTP, with the real sandbox. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { mailCard } from '../../../tests/support/card-seeds.ts'
import { cardholder, type Refused } from '../../../tests/support/cardholder.ts'
import { assertBalanced } from '../../../tests/support/events.ts'

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
  await mailCard(bank, customer)
})
afterEach(async () => {
  await bank.control('/faults', undefined, 'DELETE')
  await assertBalanced(bank)
})

const { act, buy, callsOf, card, fault, pay } = cardholder(
  () => bank,
  () => customer,
)

describe('card replacement', () => {
  // CARD-29, CARD-32, CARD-33
  test('replaces a lost card once, and shows the order until the PIN is set', async () => {
    expect((await act('card_replacement_fee', { reason: 'lost' })).body).toEqual({
      fee: '0.00',
      waived: true,
    })
    await act('freeze_card')
    const ordered = await act('request_replacement_card', { reason: 'lost', fee: '0', waived: true })
    expect(ordered).toMatchObject({
      status: 200,
      body: { current_card: { has_requested_new_card: true, frozen: false, pin_set_at: null } },
    })
    expect(await act<Refused>('request_replacement_card', { reason: 'lost' })).toMatchObject({
      status: 409,
      body: { code: 'card.replacement_ordered' },
    })
    await bank.settle()
    expect(await card()).toMatchObject({ has_requested_new_card: true })
    await bank.control(`/cards/${customer.prn}/pin`)
    await bank.settle()
    expect(await card()).toMatchObject({ has_requested_new_card: false })
  })

  // CARD-30, CARD-31
  test('charges the fee for a second replacement in twelve months if the balance covers it', async () => {
    await act('request_replacement_card', { reason: 'damaged' })
    await bank.control(`/cards/${customer.prn}/pin`)
    await bank.settle()
    expect((await act('card_replacement_fee', { reason: 'lost' })).body).toEqual({
      fee: '5.00',
      waived: false,
    })
    await pay('4.99')
    expect(await act<Refused>('request_replacement_card', { reason: 'lost' })).toMatchObject({
      status: 422,
      body: { code: 'card.fee_not_covered' },
    })
    expect(await card()).toMatchObject({ has_requested_new_card: false })
    await pay('1.00')
    const ordered = await act('request_replacement_card', { reason: 'lost', waived: true })
    expect(ordered.status).toBe(200)
    expect((await customer.get<{ balance: string }>('/api/balance')).body.balance).toBe('0.99')
  })

  // CARD-34
  test('a damaged card works until its replacement is activated', async () => {
    await pay('100.00')
    const ordered = await act('request_replacement_card', { reason: 'damaged' })
    expect(ordered.body.current_card).toMatchObject({ has_requested_new_card: true, old_card_works: true })
    await bank.settle()
    expect(await buy()).toMatchObject({ approved: true })
    // Freezing applies to the card that the customer holds.
    expect((await act('freeze_card')).body.current_card).toMatchObject({ frozen: true, old_card_works: true })
    expect(await buy()).toMatchObject({ approved: false, reason: 'frozen' })
    expect((await act('unfreeze_card')).body.current_card).toMatchObject({ frozen: false })
    await bank.control(`/cards/${customer.prn}/pin`)
    await bank.settle()
    expect(await card()).toMatchObject({ has_requested_new_card: false, old_card_works: false })
    expect(await buy()).toMatchObject({ approved: true })
    const { rows } = await bank.database.query<{ state: string }>(
      'select state from bank.cards where customer_id = $1 order by id',
      [customer.id],
    )
    expect(rows.map(({ state }) => state)).toEqual(['replaced', 'active'])
  })

  // CARD-34
  test('cancels a damaged card and its replacement when it is stolen, and orders another', async () => {
    await pay('100.00')
    await act('request_replacement_card', { reason: 'damaged' })
    expect(await buy('FRAUD FREEZE CO')).toMatchObject({ reason: 'fraud' })
    await bank.settle()
    const { rows } = await bank.database.query<{ id: number }>(
      'select id from bank.event_auth_denials where customer_id = $1',
      [customer.id],
    )
    const denied = await act('request_replacement_card', { reason: 'stolen', auth_denial_id: rows[0]?.id })
    expect(denied.body.current_card).toMatchObject({ has_requested_new_card: true, old_card_works: false })
    await bank.settle()
    const { rows: cards } = await bank.database.query<{ state: string }>(
      'select state from bank.cards where customer_id = $1 order by id',
      [customer.id],
    )
    expect(cards.map(({ state }) => state)).toEqual(['stolen', 'stolen', 'active'])
  })

  // CARD-24
  test('refuses to freeze a lost card until its replacement is activated', async () => {
    await act('request_replacement_card', { reason: 'lost' })
    expect(await act<Refused>('freeze_card')).toMatchObject({
      status: 409,
      body: { code: 'card.not_in_hand' },
    })
    await bank.control(`/cards/${customer.prn}/pin`)
    await bank.settle()
    expect((await act('freeze_card')).body.current_card).toMatchObject({ frozen: true })
  })

  // CARD-30
  test('a replacement is free again twelve months after the last one', async () => {
    await act('request_replacement_card', { reason: 'damaged' })
    const feeAfter = async (days: number) => {
      await bank.database.query('update bank.card_actions set asked_at = $2 where customer_id = $1', [
        customer.id,
        new Date(bank.clock.now().getTime() - days * 86_400_000),
      ])
      return (await act<{ fee: string }>('card_replacement_fee', { reason: 'lost' })).body.fee
    }
    expect([await feeAfter(364), await feeAfter(366)]).toEqual(['5.00', '0.00'])
  })

  // CARD-36
  test('makes one order from the same request sent several times at once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID(), authorization: `Bearer ${customer.token}` }
    const send = () => bank.send('POST', '/api/account/request_replacement_card', { reason: 'stolen' }, key)
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await callsOf('modifyStatus')).toHaveLength(1)
  })

  // CARD-24
  test('a replacement without an answer is pending, and blocks a freeze and another order', async () => {
    await fault('modifyStatus', 'timeout_after')
    // Dropped because the processor's event would confirm the order, sometimes before this reply is read.
    await bank.control('/faults', { partner: 'webhook', call: '*', action: 'drop', times: 5 })
    expect(await act('request_replacement_card', { reason: 'lost' })).toMatchObject({
      status: 202,
      body: { current_card: { has_requested_new_card: true, pending_action: 'replacement' } },
    })
    expect((await act<Refused>('freeze_card')).body.code).toBe('card.not_changeable')
    expect((await act<Refused>('request_replacement_card', { reason: 'lost' })).body.code).toBe(
      'card.replacement_ordered',
    )
  })
})

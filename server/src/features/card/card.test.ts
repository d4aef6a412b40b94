/** Freezes a card, shows it and sets its PIN over HTTP, with the real sandbox. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { cardholder, type Refused } from '../../../tests/support/cardholder.ts'
import { mailCard, typePin } from '../../../tests/support/card-seeds.ts'
import { assertBalanced, deliver, recordedEvents } from '../../../tests/support/events.ts'

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

describe('freezing', () => {
  // CARD-16
  test('a frozen card declines new purchases until it is unfrozen, but posts earlier ones', async () => {
    await pay('100.00')
    const earlier = await buy()
    const frozen = await act('freeze_card')
    expect(frozen).toMatchObject({
      status: 200,
      body: { current_card: { frozen: true, pending_action: null } },
    })
    expect(await buy()).toMatchObject({ approved: false, reason: 'frozen' })
    await bank.control(`/authorizations/${earlier.id}/settle`)
    expect((await customer.get<{ balance: string }>('/api/balance')).body.balance).toBe('90.00')

    expect(await act('unfreeze_card')).toMatchObject({
      status: 200,
      body: { current_card: { frozen: false } },
    })
    expect(await buy()).toMatchObject({ approved: true })
  })

  // CARD-17
  test('a card that is frozen again stays frozen', async () => {
    await act('freeze_card')
    expect(await act('freeze_card')).toMatchObject({ status: 200, body: { current_card: { frozen: true } } })
  })

  // CARD-18
  test.each(['timeout_before', 'timeout_after'])(
    'shows a freeze without an answer (%s) as pending, and completes it on the next try',
    async (action) => {
      await fault('modifyStatus', action)
      const reply = await act('freeze_card')
      expect(reply).toMatchObject({ status: 202, body: { current_card: { pending_action: 'freeze' } } })
      expect(await act('freeze_card')).toMatchObject({
        status: 200,
        body: { current_card: { frozen: true, pending_action: null } },
      })
      const references = (await callsOf('modifyStatus')).map(({ request }) => request['transactionId'])
      expect(references).toHaveLength(2)
      expect(new Set(references).size).toBe(1)
    },
  )

  // CARD-18
  test('a later request replaces one that was not answered', async () => {
    await fault('modifyStatus', 'timeout_before')
    await act('freeze_card')
    expect(await act('unfreeze_card')).toMatchObject({
      status: 200,
      body: { current_card: { frozen: false, pending_action: null } },
    })
  })

  // CARD-17
  test('a late event does not undo a newer one', async () => {
    await bank.settle()
    const [issued] = await recordedEvents(bank, customer.prn).then(async () => {
      await act('freeze_card')
      return (await recordedEvents(bank, customer.prn)).filter(({ type }) => type === 'frozen')
    })
    expect(issued).toBeDefined()
    await bank.settle()
    const old = {
      ...issued?.body,
      event_id: `late-${customer.prn}`,
      type: 'unfrozen',
      freeze_value: 'unfrozen',
      timestamp: '2026-08-01 10:00:00 MST',
    }
    expect(await deliver(bank, old)).toBe(200)
    await bank.settle()
    expect(await card()).toMatchObject({ frozen: true })
  })
})

describe('before the first deposit', () => {
  // CARD-35
  test('allows replacing and activating a card only after the first deposit', async () => {
    customer = await bank.createCustomer()
    expect(await card()).toMatchObject({ is_mailed: false })
    const refused = { status: 409, body: { code: 'card.not_mailed' } }
    expect(await act<Refused>('request_replacement_card', { reason: 'lost' })).toMatchObject(refused)
    expect(await customer.get<Refused>('/api/account/pin_set_url')).toMatchObject(refused)
    expect(await act<Refused>('pin_set_commit')).toMatchObject(refused)
    expect(await callsOf('modifyStatus')).toEqual([])
    await pay('5.00')
    await bank.settle()
    expect(await card()).toMatchObject({ is_mailed: true })
    expect((await customer.get('/api/account/pin_set_url')).status).toBe(200)
    expect((await act('request_replacement_card', { reason: 'lost' })).status).toBe(200)
  })
})

describe('PIN', () => {
  const frame = async () => (await customer.get<{ url: string }>('/api/account/pin_set_url')).body.url

  // CARD-43, CARD-47
  test("commits a PIN only after the processor's frame accepted it", async () => {
    expect(await act<Refused>('pin_set_commit')).toMatchObject({
      status: 409,
      body: { code: 'card.pin_not_set' },
    })
    const url = await frame()
    expect(new URL(url).origin).toBe(bank.sandboxUrl)
    expect((await act<Refused>('pin_set_commit')).body.code).toBe('card.pin_not_set')
    expect(await typePin(url, '4071', '4072')).toBe(-1)
    expect(await typePin(url, '1234')).toBe(-2)
    expect(await typePin(url, '7777')).toBe(-2)
    expect((await act<Refused>('pin_set_commit')).body.code).toBe('card.pin_not_set')
    expect(await typePin(url, '4071')).toBe(0)
    expect(await typePin(url, '4071')).toBe(-3)
    const set = await act('pin_set_commit')
    expect(set.status).toBe(200)
    expect(set.body.current_card?.pin_set_at).toMatch(/^2026-08-2\dT/)
  })

  // CARD-48
  test('refuses an unknown PIN frame, and repeats a commit whose answer was lost', async () => {
    expect(await typePin(`${bank.sandboxUrl}/pin-set?key=unknown`, '4071')).toBe(-4)
    await typePin(await frame(), '4071')
    await fault('commitCardPinChange', 'timeout_after')
    expect((await act('pin_set_commit')).status).toBe(503)
    expect((await act('pin_set_commit')).status).toBe(200)
  })

  // CARD-50
  test('allows only the bank to embed the PIN frame, and never records the PIN', async () => {
    const reply = await fetch(await frame())
    expect(reply.headers.get('content-security-policy')).toContain(
      `frame-ancestors ${bank.config.publicUrl.origin}`,
    )
    // With "no-referrer", a browser submits the form from the origin "null", which is refused.
    expect(reply.headers.get('referrer-policy')).toBe('same-origin')
    expect(JSON.stringify(await bank.look('/journal'))).not.toContain('"pin":')
  })
})

// CARD-14
test("shows the processor's card image once, with a test number", async () => {
  const { status, body } = await act<{ url: string }>('get_card_image')
  expect(status).toBe(200)
  const first = await fetch(body.url)
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toContain('image/svg+xml')
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(await first.text()).toMatch(/4000 00\d\d \d{4} \d{4}/)
  expect((await fetch(body.url)).status).toBe(403)
})

describe('early access', () => {
  const features = () =>
    callsOf('setAccountFeature').then((calls) => calls.map(({ request }) => request['featureValue']))

  // ACCOUNT-21
  test('turns early access on and off, here and at the processor', async () => {
    expect(await act('enable_early_ach')).toMatchObject({ status: 200, body: { early_access_ach: true } })
    expect(await act('disable_early_ach')).toMatchObject({ status: 200, body: { early_access_ach: false } })
    expect(new Set(await features())).toEqual(new Set(['Y', 'N']))
  })

  // ACCOUNT-22
  test('keeps the chosen early access setting if the processor does not answer', async () => {
    await fault('setAccountFeature', 'timeout_before')
    expect(await act('enable_early_ach')).toMatchObject({ status: 200, body: { early_access_ach: true } })
  })
})

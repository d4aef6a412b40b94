import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestBank } from '../../../../sandbox/src/testing/bank.ts'
import { openTestSandbox, type TestSandbox } from '../../../../sandbox/src/testing/sandbox.ts'
import { createGalileoClient } from '../galileo/client.ts'
import { createGalileoCardProcessor } from './galileo.ts'
import { translateEvent } from './galileo-events.ts'
import type { CardProcessor, ProcessorEvent } from './port.ts'

let sandbox: TestSandbox
let bank: Awaited<ReturnType<typeof openTestBank>>
let processor: CardProcessor
let prn: string

beforeAll(async () => {
  bank = await openTestBank()
  sandbox = await openTestSandbox({ bankUrl: bank.url })
  const { galileo, webhookSecret } = sandbox.config
  processor = createGalileoCardProcessor({
    client: createGalileoClient({ baseUrl: `${sandbox.url}/galileo`, ...galileo }),
    productId: galileo.productId,
    setAsideProductId: galileo.setAsideProductId,
    webhookSecret,
    framesUrl: 'http://127.0.0.1',
    now: sandbox.clock.now,
  })
  const opened = await processor.openAccount({
    reference: 'events',
    firstName: 'Eva',
    lastName: 'Ventura',
    email: 'events@example.com',
    phone: '5555550123',
    address: { address_1: '1 Main Street', city: 'Springfield', state: 'IL', postal_code: '62701' },
  })
  prn = opened.prn
})
afterAll(async () => {
  await sandbox.close()
  await bank.close()
})

const buy = (merchant: string, amount: string) =>
  sandbox.command<{ id: number }>(`/_sim/cards/${prn}/authorizations`, { merchant, amount })
const deposit = (kind: string, amount: string, description: string) =>
  sandbox.command(`/_sim/accounts/${prn}/deposits`, { kind, amount, description })
const translated = async (): Promise<ProcessorEvent[]> => {
  await sandbox.flushWebhooks()
  return bank.events().map(translateEvent)
}

it('the events contain the same transactions as the history', async () => {
  await deposit('payroll', '500', 'PAYROLL ACME')
  await deposit('refund', '5.01', 'SHOE REFUND')
  await deposit('cash_back', '0.99', 'REWARDS')
  const shoes = await buy('SHOES', '40')
  await sandbox.command(`/_sim/authorizations/${shoes.id}/settle`, { amount: '41.50' })
  await sandbox.command(`/_sim/authorizations/${shoes.id}/reverse`)
  await buy('OFFLINE BUS', '900')
  const reported = (await translated()).flatMap((event) =>
    event.type === 'posted' ? [event.transaction] : [],
  )
  const { transactions } = await processor.listPosted(prn, {
    from: sandbox.clock.today(),
    to: sandbox.clock.today(),
  })
  const byId = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id)
  expect(reported.toSorted(byId)).toEqual(transactions.toSorted(byId))
  expect(new Set(reported.map(({ kind }) => kind))).toEqual(
    new Set(['deposit', 'refund', 'cash_back', 'purchase', 'purchase_reversal']),
  )
})

it('a release event includes the original hold, so it may arrive first', async () => {
  await deposit('payroll', '900', 'PAYROLL ACME')
  const { id } = await buy('HARDWARE', '20')
  await sandbox.command(`/_sim/authorizations/${id}/reverse`)
  const events = (await translated()).flatMap((event) =>
    event.type === 'authorization' && event.authorization.id === String(id) ? [event.authorization] : [],
  )
  const [begun, released] = events
  expect(begun).toMatchObject({ state: 'open', amountCents: -2000, merchantName: 'HARDWARE' })
  expect(released).toEqual({ ...begun, state: 'reversed' })
})

it('a fraud denial reports that the card is frozen', async () => {
  const { id } = await buy('FRAUD FREEZE WATCHES', '310')
  const events = await translated()
  expect(events.find((event) => event.type === 'authorization_denied')).toMatchObject({
    prn,
    denial: {
      id: String(id),
      amountCents: -31_000,
      merchantName: 'FRAUD FREEZE WATCHES',
      responseCode: '59',
      fraud: 'freeze',
    },
  })
  expect(events.findLast((event) => event.type === 'card')).toMatchObject({ state: 'active', frozen: true })
})

describe('signatures', () => {
  const sign = (rawBody: Buffer, seconds: number, secret = sandbox.config.webhookSecret) =>
    `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest('hex')}`
  const rawBody = Buffer.from('{"event_id":"1"}')
  const seconds = 1_790_000_000
  const at = (offset: number) => new Date((seconds + offset) * 1000)

  it('the sandbox signs its events', () => {
    const [call] = bank.calls
    expect(
      processor.verifySignature({
        rawBody: Buffer.from(call?.rawBody ?? ''),
        header: call?.signature,
        now: sandbox.clock.realNow(),
      }),
    ).toBe(true)
  })

  it('a signature is valid only within five minutes of real time', () => {
    const header = sign(rawBody, seconds)
    const good = (offset: number) => processor.verifySignature({ rawBody, header, now: at(offset) })
    expect([good(0), good(300), good(301), good(-301)]).toEqual([true, true, false, false])
  })

  it.each([
    ['a missing signature', () => undefined],
    ['an empty signature', () => ''],
    ['a signature with another secret', () => sign(rawBody, seconds, 'another')],
    [
      'a signature with another timestamp',
      () => sign(rawBody, seconds).replace(/^t=\d+/, `t=${seconds + 1}`),
    ],
    ['a signature of another body', () => sign(Buffer.from('{}'), seconds)],
    ['a signature that is too long', () => `${sign(rawBody, seconds)}00`],
  ])('refuses %s', (_what, header) => {
    expect(processor.verifySignature({ rawBody, header: header(), now: at(0) })).toBe(false)
  })
})

describe('bodies', () => {
  const event = { event_id: 'e', type: 'pmt', prn: '279000000001' }
  const payment = {
    ...event,
    source_id: '7',
    act_type: 'PM',
    otype: 'DD',
    amount: '10.00',
    timestamp: '2026-07-01 23:30:00 MST',
    description: 'PAY',
  }

  it('reads event times as Mountain Standard Time, even in summer', () => {
    expect(translateEvent(payment)).toMatchObject({
      transaction: { postedAt: new Date('2026-07-02T06:30:00Z'), amountCents: 1000 },
    })
  })

  it('details from merchants and payers become one line of at most 200 visible characters', () => {
    const described = (description: string) => {
      const reported = translateEvent({ ...payment, description })
      return reported.type === 'posted' ? reported.transaction.details : undefined
    }
    expect(described('  PAY\u0000\u0007ROLL\r\nACME \u202e  ÉVRY ')).toBe('PAY ROLL ACME ÉVRY')
    expect(described('x'.repeat(60_000))).toBe('x'.repeat(200))
    expect(described('😀'.repeat(300))).toBe('😀'.repeat(200))
  })

  it('passes on an event of an unknown type by its name', () => {
    expect(translateEvent({ ...event, type: 'neg_bal' })).toEqual({
      eventId: 'e',
      prn: event.prn,
      type: 'other',
      name: 'neg_bal',
    })
  })

  it.each([
    ['an empty body', undefined],
    ['a string', 'pmt'],
    ['an event without an account', { event_id: 'e', type: 'pmt' }],
    ['an invalid amount', { ...payment, amount: 'many' }],
    ['an invalid time', { ...payment, timestamp: '2026-13-01 00:00:00 MST' }],
    ['a fraction of a cent', { ...payment, amount: '1.001' }],
    ['a negative payment', { ...payment, amount: '-10.00' }],
    ['a negative fee', { ...payment, type: 'fee', act_type: 'FE', amount: '-10.00' }],
    ['February 31', { ...payment, timestamp: '2026-02-31 10:00:00 MST' }],
    ['hour 24', { ...payment, timestamp: '2026-02-28 24:00:00 MST' }],
    ['an id with a control character', { ...payment, source_id: '7\u0001' }],
    ['an id of a thousand digits', { ...payment, source_id: '7'.repeat(1000) }],
  ])('refuses %s as malformed', (_what, body) => {
    expect(() => translateEvent(body)).toThrow(expect.objectContaining({ kind: 'malformed' }) as Error)
  })
})

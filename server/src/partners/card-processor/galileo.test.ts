import { createServer, type AddressInfo } from 'node:net'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../../../../sandbox/src/testing/sandbox.ts'
import { createGalileoClient } from '../galileo/client.ts'
import { PartnerError } from '../partner-error.ts'
import { createGalileoCardProcessor } from './galileo.ts'
import type { CardProcessor, ProcessorTransaction } from './port.ts'

const ASKED_AT = new Date('2026-11-20T15:00:00Z')
let sandbox: TestSandbox
let processor: CardProcessor
let references = 0

beforeAll(async () => {
  sandbox = await openTestSandbox()
  const { galileo, webhookSecret } = sandbox.config
  processor = createGalileoCardProcessor({
    client: createGalileoClient({ baseUrl: `${sandbox.url}/galileo`, ...galileo }),
    productId: galileo.productId,
    setAsideProductId: galileo.setAsideProductId,
    webhookSecret,
    framesUrl: sandbox.url,
    now: sandbox.clock.now,
  })
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.control('DELETE', '/_sim/faults'))

const person = (reference = `open-${(references += 1)}`) => ({
  reference,
  firstName: 'Dolores',
  lastName: "O'Neill-Smith",
  email: `${reference}@example.com`,
  phone: '5555550123',
  address: { address_1: '1 Main Street', city: 'Springfield', state: 'IL', postal_code: '62701' },
})
const open = () => processor.openAccount(person())
const deposit = (prn: string, amount: string) =>
  sandbox.command<{ id: number }>(`/_sim/accounts/${prn}/deposits`, {
    kind: 'payroll',
    amount,
    description: 'PAYROLL ACME',
  })
const buy = (prn: string, merchant: string, amount: string) =>
  sandbox.command<{ id: number; approved: boolean; reason?: string }>(`/_sim/cards/${prn}/authorizations`, {
    merchant,
    amount,
  })
const fault = (call: string, action: string, status?: number) =>
  sandbox.command('/_sim/faults', {
    partner: 'galileo',
    call,
    action,
    times: 1,
    ...(status === undefined ? {} : { status }),
  })
/** An address that no server listens on. */
const unusedAddress = async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}
const allPosted = async (prn: string, from = '2026-11-01', to = '2026-11-30') => {
  const all: ProcessorTransaction[] = []
  let after: string | undefined
  do {
    const page = await processor.listPosted(prn, {
      from: day(from),
      to: day(to),
      ...(after === undefined ? {} : { after }),
    })
    all.push(...page.transactions)
    after = page.next
  } while (after !== undefined)
  return all
}

describe('accounts', () => {
  it('opens an account with an active card, only once for a reference', async () => {
    const request = person()
    const first = await processor.openAccount(request)
    expect(first.prn).toMatch(/^\d{12}$/)
    expect(await processor.openAccount(request)).toEqual(first)
    expect(await processor.getCard(first.prn)).toEqual({
      cardRef: first.cardRef,
      state: 'active',
      frozen: false,
    })
  })

  it('refuses a reference already used for another person as a duplicate', async () => {
    const request = person()
    await processor.openAccount(request)
    await expect(processor.openAccount({ ...request, firstName: 'Other' })).rejects.toMatchObject({
      kind: 'refused',
      code: '24',
    })
  })

  it('refuses an unknown account instead of returning a balance of zero', async () => {
    await expect(processor.getBalance('999999999999')).rejects.toMatchObject({ kind: 'refused', code: '12' })
  })

  it('the available balance is the posted balance minus holds', async () => {
    const { prn } = await open()
    await deposit(prn, '100.10')
    await buy(prn, 'CORNER GROCERY', '30.05')
    expect(await processor.getBalance(prn)).toEqual({ availableCents: 7005, postedCents: 10_010 })
  })
})

describe('transactions', () => {
  it('transactions have our signs and kinds and the second of their posting', async () => {
    const { prn } = await open()
    const before = Math.floor(sandbox.clock.now().getTime() / 1000) * 1000
    const { id } = await deposit(prn, '100')
    const [row] = await allPosted(prn)
    expect(row).toMatchObject({
      id: String(id),
      kind: 'deposit',
      amountCents: 10_000,
      details: 'PAYROLL ACME',
    })
    expect(row?.postedAt.getTime()).toBeGreaterThanOrEqual(before)
    expect(row?.postedAt.getTime()).toBeLessThanOrEqual(sandbox.clock.now().getTime())
  })

  it('transactions name the authorization that they settle and the purchase that they reverse', async () => {
    const { prn } = await open()
    await deposit(prn, '100')
    const { id } = await buy(prn, 'SHOES', '40')
    await sandbox.command(`/_sim/authorizations/${id}/settle`)
    await sandbox.command(`/_sim/authorizations/${id}/reverse`)
    const [back, bought] = await allPosted(prn)
    expect(bought).toMatchObject({ kind: 'purchase', amountCents: -4000, authorizationId: String(id) })
    expect(back).toMatchObject({ kind: 'purchase_reversal', amountCents: 4000, reverses: bought?.id })
  })

  it('a transaction belongs to its New York banking day, on both edges of the range', async () => {
    const { prn } = await open()
    await sandbox.command(`/_sim/accounts/${prn}/import`, {
      override_accounts: [
        {
          type: 'depository',
          transactions: ['2026-03-07', '2026-03-08', '2026-03-09'].map((date_posted) => ({
            date_posted,
            amount: -1,
            description: date_posted,
          })),
        },
      ],
    })
    const found = await allPosted(prn, '2026-03-08', '2026-03-08')
    expect(found.map(({ details }) => details)).toEqual(['2026-03-08'])
    expect(found[0]?.postedAt.toISOString()).toBe('2026-03-08T16:00:00.000Z')
  })

  it('lists transactions of many years page by page, each once, newest first', async () => {
    const { prn } = await open()
    const transactions = Array.from({ length: 900 }, (_, index) => ({
      date_posted: `${2020 + (index % 6)}-0${1 + (index % 9)}-1${index % 10}`,
      amount: -(100 + index) / 100,
      description: `row ${index}`,
    }))
    await sandbox.command(`/_sim/accounts/${prn}/import`, {
      override_accounts: [{ type: 'depository', transactions }],
    })
    const found = await allPosted(prn, '2019-11-20', '2026-11-20')
    expect(found).toHaveLength(900)
    expect(new Set(found.map(({ id }) => id)).size).toBe(900)
    const times = found.map(({ postedAt }) => postedAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('an authorization is open until it settles', async () => {
    const { prn } = await open()
    await deposit(prn, '100')
    const { id } = await buy(prn, 'Corner Grocery', '12.34')
    expect(await processor.listOpenAuthorizations(prn)).toMatchObject([
      { id: String(id), amountCents: -1234, merchantName: 'Corner Grocery', state: 'open' },
    ])
    await sandbox.command(`/_sim/authorizations/${id}/settle`)
    expect(await processor.listOpenAuthorizations(prn)).toEqual([])
  })
})

describe('cards', () => {
  it('a card stays frozen for months until it is unfrozen, and a second freeze is no error', async () => {
    const { prn } = await open()
    await processor.setFrozen({ prn, frozen: true, requestedAt: ASKED_AT, reference: `${prn}-1` })
    await processor.setFrozen({ prn, frozen: true, requestedAt: ASKED_AT, reference: `${prn}-2` })
    await sandbox.command('/_sim/clock/set', { to: '2027-06-01' }).catch(() => undefined)
    expect(await processor.getCard(prn)).toMatchObject({ frozen: true })
    await sandbox.command('/_sim/clock/set', { to: '2026-11-20' }).catch(() => undefined)
    await processor.setFrozen({ prn, frozen: false, requestedAt: ASKED_AT, reference: `${prn}-3` })
    expect(await processor.getCard(prn)).toMatchObject({ frozen: false, state: 'active' })
  })

  it('repeating a request for early access with its reference is no error', async () => {
    const { prn } = await open()
    const request = { prn, feature: 'early_ach', enabled: true, reference: `${prn}-early` } as const
    await processor.setFeature(request)
    await expect(processor.setFeature(request)).resolves.toBeUndefined()
  })
})

describe('network errors', () => {
  it('a reply lost after the work is a timeout, and the same reference finds the same account', async () => {
    const request = person()
    await fault('createAccount', 'timeout_after')
    await expect(processor.openAccount(request)).rejects.toMatchObject({
      name: 'PartnerError',
      kind: 'timeout',
    })
    const { prn } = await processor.openAccount(request)
    const customers = await sandbox.look<{ email: string; prn: string }[]>('/_sim/customers')
    expect(customers.filter(({ email }) => email === request.email)).toMatchObject([{ prn }])
  })

  it('a call lost before the work is a timeout, and the reference can be used again', async () => {
    const request = person()
    await fault('createAccount', 'timeout_before')
    await expect(processor.openAccount(request)).rejects.toMatchObject({ kind: 'timeout' })
    await expect(processor.openAccount(request)).resolves.toMatchObject({
      cardRef: expect.any(String) as string,
    })
  })

  it.each([
    [500, 'timeout'],
    [503, 'timeout'],
    [403, 'unreachable'],
  ])('HTTP %i is %s', async (status, kind) => {
    await fault('getBalance', 'status', status)
    await expect(processor.getBalance('279000000001')).rejects.toMatchObject({ kind, code: `http_${status}` })
  })

  it('a processor that does not listen is unreachable', async () => {
    const client = createGalileoClient({ baseUrl: await unusedAddress(), ...sandbox.config.galileo })
    const unreachable = createGalileoCardProcessor({
      client,
      productId: '1',
      setAsideProductId: '2',
      webhookSecret: 's',
      framesUrl: 'http://127.0.0.1',
      now: sandbox.clock.now,
    })
    await expect(unreachable.getBalance('279000000001')).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('a processor that refuses the credentials counts as unreachable', async () => {
    const client = createGalileoClient({
      baseUrl: `${sandbox.url}/galileo`,
      ...sandbox.config.galileo,
      apiTransKey: 'wrong',
    })
    const stranger = createGalileoCardProcessor({
      client,
      productId: '1',
      setAsideProductId: '2',
      webhookSecret: 's',
      framesUrl: 'http://127.0.0.1',
      now: sandbox.clock.now,
    })
    await expect(stranger.getBalance('279000000001')).rejects.toMatchObject({
      kind: 'unreachable',
      code: 'http_401',
    })
  })

  it('a call inside a database transaction is a programming error', async () => {
    const calling = sandbox.database.transaction(() => processor.getBalance('279000000001'))
    await expect(calling).rejects.toThrow(/inside a transaction/)
    await expect(calling).rejects.not.toBeInstanceOf(PartnerError)
  })
})

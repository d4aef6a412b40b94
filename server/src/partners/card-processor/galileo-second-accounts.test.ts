/** Second accounts and transfers between accounts, at the sandbox. */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../../../../sandbox/src/testing/sandbox.ts'
import { NOT_COVERED } from '../biller-network/port.ts'
import { createGalileoClient } from '../galileo/client.ts'
import { createGalileoCardProcessor } from './galileo.ts'
import { type CardProcessor, HAS_PRODUCT, OVER_LIMIT, RECEIVER_REFUSED } from './port.ts'

let sandbox: TestSandbox
let processor: CardProcessor
let prn: string
let second: string
let references = 0
const nextReference = () => `reference-${(references += 1)}`

beforeAll(async () => {
  sandbox = await openTestSandbox()
  const { galileo, webhookSecret } = sandbox.config
  processor = createGalileoCardProcessor({
    ...galileo,
    client: createGalileoClient({ baseUrl: `${sandbox.url}/galileo`, ...galileo }),
    webhookSecret,
    framesUrl: sandbox.url,
    now: sandbox.clock.now,
  })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.control('DELETE', '/_sim/faults')
  prn = await open()
  second = (await processor.addAccount({ prn, reference: nextReference() })).prn
  await deposit('500.00')
})

const open = async () => {
  const { prn: opened } = await processor.openAccount({
    reference: nextReference(),
    firstName: 'Dolores',
    lastName: "O'Neill-Smith",
    email: 'dolores@example.com',
    phone: '5555550123',
    address: { address_1: '1 Main Street', city: 'Springfield', state: 'IL', postal_code: '62701' },
  })
  return opened
}
const deposit = (amount: string) =>
  sandbox.command(`/_sim/accounts/${prn}/deposits`, { kind: 'payroll', amount, description: 'PAYROLL' })
const fault = (call: string, action: string, status?: number) =>
  sandbox.command('/_sim/faults', { partner: 'galileo', call, action, status })
const move = (amountCents: number, change: object = {}) =>
  processor.createAccountTransfer({
    fromPrn: prn,
    toPrn: second,
    amountCents: cents(amountCents),
    details: 'To your trustee set-aside',
    reference: nextReference(),
    ...change,
  })
const available = async () => [
  (await processor.getBalance(prn)).availableCents,
  (await processor.getBalance(second)).availableCents,
]
const transfersOf = async (account: string) =>
  (
    await processor.listPosted(account, { from: day('2026-11-19'), to: day('2026-11-21') })
  ).transactions.filter(({ kind }) => kind === 'own_transfer')
const reportedTo = async (account: string) =>
  (await sandbox.look<{ prn: string; body: unknown }[]>('/_sim/webhooks'))
    .filter(({ prn: of }) => of === account)
    .map(({ body }) => processor.translateEvent(body))
    .filter((event) => event.type === 'posted' && event.transaction.kind === 'own_transfer')
const secondAccounts = async () =>
  (await sandbox.look<{ primary_prn: string | null }[]>('/_sim/customers')).filter(
    ({ primary_prn }) => primary_prn === prn,
  )

describe('a second account', () => {
  // SBX-03
  it('is another account without money and without a card', async () => {
    expect(second).toMatch(/^\d{12}$/)
    expect(second).not.toBe(prn)
    expect(await processor.getBalance(second)).toEqual({ availableCents: 0, postedCents: 0 })
    await expect(processor.getCard(second)).rejects.toMatchObject({ kind: 'refused', code: '12' })
  })

  // SBX-03
  it('is added once for a reference, also when the reply was lost', async () => {
    prn = await open()
    const request = { prn, reference: nextReference() }
    await fault('addAccount', 'timeout_before')
    await expect(processor.addAccount(request)).rejects.toMatchObject({ kind: 'timeout' })
    await fault('addAccount', 'timeout_after')
    await expect(processor.addAccount(request)).rejects.toMatchObject({ kind: 'timeout' })
    const added = await processor.addAccount(request)
    expect(await processor.addAccount(request)).toEqual(added)
    expect(await secondAccounts()).toMatchObject([added])
  })

  // SBX-03
  it('is refused with HAS_PRODUCT under another reference until it is closed', async () => {
    const add = () => processor.addAccount({ prn, reference: nextReference() })
    await expect(add()).rejects.toMatchObject({ kind: 'refused', code: HAS_PRODUCT })
    await processor.setAccountStatus({ prn: second, accountStatus: 'closed', reference: nextReference() })
    expect((await add()).prn).not.toBe(second)
  })

  it('is refused for an unknown and for a closed account', async () => {
    const refused = { kind: 'refused', code: '12' }
    const addTo = (account: string) => processor.addAccount({ prn: account, reference: nextReference() })
    await expect(addTo('999999999999')).rejects.toMatchObject(refused)
    await processor.setAccountStatus({ prn, accountStatus: 'closed', reference: nextReference() })
    await expect(addTo(prn)).rejects.toMatchObject(refused)
  })

  it('is suspended, opened and closed like one with a card, each also twice', async () => {
    for (const accountStatus of ['suspended', 'open', 'closed'] as const)
      for (const reference of [nextReference(), nextReference()])
        await expect(
          processor.setAccountStatus({ prn: second, accountStatus, reference }),
        ).resolves.toBeUndefined()
  })
})

describe('a transfer between accounts', () => {
  // SBX-03
  it('is one transaction of its own kind in each account, in the history and in the events', async () => {
    const { sentId, receivedId } = await move(15_534)
    expect(await available()).toEqual([34_466, 15_534])
    const facts = { kind: 'own_transfer', details: 'To your trustee set-aside' }
    const sent = { ...facts, id: sentId, amountCents: -15_534 }
    const received = { ...facts, id: receivedId, amountCents: 15_534 }
    expect(await transfersOf(prn)).toEqual([{ ...sent, postedAt: expect.any(Date) as Date }])
    expect(await transfersOf(second)).toEqual([{ ...received, postedAt: expect.any(Date) as Date }])
    const inHistory = { sent: await transfersOf(prn), received: await transfersOf(second) }
    expect(await reportedTo(prn)).toMatchObject([{ prn, transaction: inHistory.sent[0] }])
    expect(await reportedTo(second)).toMatchObject([{ prn: second, transaction: inHistory.received[0] }])
    expect(sentId).not.toBe(receivedId)
  })

  // SBX-03
  it('moves the money once for a reference', async () => {
    const request = { reference: nextReference() }
    const first = await move(10_000, request)
    expect(await move(10_000, request)).toEqual(first)
    await expect(move(10_001, request)).rejects.toMatchObject({ kind: 'refused', code: '24' })
    expect(await available()).toEqual([40_000, 10_000])
  })

  // SBX-03
  it.each([
    ['timeout_before', undefined, 0],
    ['timeout_after', undefined, 10_000],
    ['status', 503, 0],
  ])('moves the money once after %s %s', async (action, status, moved) => {
    const request = { reference: nextReference() }
    await fault('createAccountTransfer', action, status)
    await expect(move(10_000, request)).rejects.toMatchObject({ kind: 'timeout' })
    expect(await available()).toEqual([50_000 - moved, moved])
    const done = await move(10_000, request)
    expect(await available()).toEqual([40_000, 10_000])
    expect(await transfersOf(second)).toMatchObject([{ id: done.receivedId }])
  })

  // SBX-03
  it('is refused with NOT_COVERED one cent above the available balance', async () => {
    await expect(move(50_001)).rejects.toMatchObject({ kind: 'refused', code: NOT_COVERED })
    await move(50_000)
    await expect(move(1)).rejects.toMatchObject({ kind: 'refused', code: NOT_COVERED })
    expect(await available()).toEqual([0, 50_000])
  })

  // SBX-03
  it("is refused with RECEIVER_REFUSED to an unknown, a stranger's or a suspended account", async () => {
    const refused = { kind: 'refused', code: RECEIVER_REFUSED }
    await expect(move(1, { toPrn: '999999999999' })).rejects.toMatchObject(refused)
    await expect(move(1, { toPrn: await open() })).rejects.toMatchObject(refused)
    await processor.setAccountStatus({ prn: second, accountStatus: 'suspended', reference: nextReference() })
    await expect(move(1)).rejects.toMatchObject(refused)
    expect(await transfersOf(prn)).toEqual([])
  })

  // SBX-03
  it('is refused with OVER_LIMIT above what an account may send or receive in a day', async () => {
    await deposit('40000.00')
    for (const amountCents of [2_500_001, 2_000_001])
      await expect(move(amountCents)).rejects.toMatchObject({ kind: 'refused', code: OVER_LIMIT })
    expect(await available()).toEqual([4_050_000, 0])
  })

  it('is refused from a suspended account', async () => {
    await processor.setAccountStatus({ prn, accountStatus: 'suspended', reference: nextReference() })
    await expect(move(1)).rejects.toMatchObject({ kind: 'refused', code: '12' })
  })
})

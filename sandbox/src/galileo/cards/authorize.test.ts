import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callGalileo, openCustomer } from '../../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../../testing/sandbox.ts'

let sandbox: TestSandbox
let prn: string
let history: Awaited<ReturnType<typeof openCustomer>>['history']
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  ;({ prn, history } = await openCustomer(sandbox, 'card@example.com'))
  await sandbox.command(`/_sim/accounts/${prn}/deposits`, {
    kind: 'payroll',
    amount: '100',
    description: 'PAYROLL',
  })
})
afterEach(() => sandbox.assertBalanced())

interface Answer {
  approved: boolean
  id: number
  reason?: string
}
const buy = (amount: string, merchant = 'SHOP', more: object = {}) =>
  sandbox.command<Answer>(`/_sim/cards/${prn}/authorizations`, { merchant, amount, ...more })
const modify = (type: number, more: Record<string, string> = {}) =>
  callGalileo(sandbox, 'modifyStatus', { accountNo: prn, type: String(type), ...more })
const balance = async () => {
  const { response_data } = await callGalileo(sandbox, 'getBalance', { accountNo: prn })
  return [response_data['balance'], response_data['posted_balance']]
}
const settle = (id: number, amount?: string) =>
  sandbox.command(`/_sim/authorizations/${id}/settle`, amount === undefined ? {} : { amount })

describe('purchases', () => {
  // CARD-25, SANDBOX-28
  it('declines a purchase one cent above the available balance, not the posted balance', async () => {
    expect(await buy('60')).toMatchObject({ approved: true })
    expect(await buy('40.01')).toMatchObject({ approved: false, reason: 'insufficient_funds' })
    expect(await buy('40')).toMatchObject({ approved: true })
    expect(await balance()).toEqual([0, 100])
  })

  // CARD-25, SANDBOX-28
  it.each([
    ['frozen', 17],
    ['replaced', 8],
    ['replaced', 9],
    ['closed', 5],
    ['closed', 2],
    ['not_activated', 21],
  ])('declines a purchase with reason %s after status change %i', async (reason, type) => {
    await modify(type)
    expect(await buy('1')).toEqual({ approved: false, id: expect.any(Number) as number, reason })
    expect(await balance()).toEqual([100, 100])
  })

  // CARD-25
  it('declines a purchase with a replaced card and approves one with its replacement', async () => {
    const old = (await callGalileo(sandbox, 'getCard', { accountNo: prn })).response_data['card_id']
    await modify(4)
    expect(await buy('1', 'SHOP', { card_id: Number(old) })).toMatchObject({
      approved: false,
      reason: 'replaced',
    })
    expect(await buy('1')).toMatchObject({ approved: true })
  })

  // CARD-25, SANDBOX-28
  it('declines a purchase outside the United States', async () => {
    expect(await buy('1', 'CAFE', { country: 'CA' })).toMatchObject({ approved: false, reason: 'foreign' })
  })

  // SANDBOX-28
  it('declines a purchase by the fraud rules, and freezes the card at a FRAUD FREEZE merchant', async () => {
    expect(await buy('1', 'FRAUD DENY CO')).toMatchObject({ reason: 'fraud' })
    expect(await buy('1')).toMatchObject({ approved: true })
    expect(await buy('1', 'fraud freeze co')).toMatchObject({ reason: 'fraud' })
    expect(await buy('1')).toMatchObject({ reason: 'frozen' })
  })

  // FRAUD-14
  it('approves a purchase while the fraud rules are paused, and declines it afterward', async () => {
    await callGalileo(sandbox, 'setAccountFeature', {
      accountNo: prn,
      featureType: '14',
      featureValue: 'Y',
      endDate: '2026-11-22',
    })
    expect(await buy('1', 'FRAUD DENY CO')).toMatchObject({ approved: true })
    await sandbox.control('POST', '/_sim/clock/set', { to: '2026-11-25' })
    expect(await buy('1', 'FRAUD DENY CO')).toMatchObject({ reason: 'fraud' })
    await sandbox.control('POST', '/_sim/clock/set', { to: '2026-11-20' })
  })
})

describe('special merchant names', () => {
  // SANDBOX-30
  it('holds one dollar at a GAS merchant and settles the full amount', async () => {
    const { id } = await buy('55', 'GAS & GO')
    expect(await balance()).toEqual([99, 100])
    await settle(id)
    expect(await balance()).toEqual([45, 45])
  })

  // SANDBOX-30
  it('settles a fifth more at a TIP merchant', async () => {
    await settle((await buy('50', 'TIP CAFE')).id)
    expect(await balance()).toEqual([40, 40])
  })

  // SANDBOX-30
  it('settles twice at a DOUBLE merchant, and refunds each settlement once', async () => {
    const { id } = await buy('30', 'DOUBLE SHOP')
    await settle(id)
    expect(await balance()).toEqual([40, 40])
    await sandbox.command(`/_sim/authorizations/${id}/reverse`)
    await sandbox.command(`/_sim/authorizations/${id}/reverse`)
    expect(await sandbox.control('POST', `/_sim/authorizations/${id}/reverse`)).toMatchObject({ status: 409 })
    expect(await balance()).toEqual([100, 100])
  })

  // SANDBOX-30
  it('posts at an OFFLINE merchant without approval, below zero and on a frozen card', async () => {
    await modify(17)
    expect(await buy('130', 'OFFLINE FERRY')).toMatchObject({ approved: true })
    expect(await balance()).toEqual([-30, -30])
  })
})

describe('authorizations', () => {
  it('settles an authorization on a frozen card', async () => {
    const { id } = await buy('10')
    await modify(17)
    await settle(id, '12.50')
    expect(await balance()).toEqual([87.5, 87.5])
  })

  // SANDBOX-29
  it('refuses to settle or reverse an authorization that is not open', async () => {
    const { id } = await buy('10')
    await sandbox.command(`/_sim/authorizations/${id}/reverse`)
    expect(await balance()).toEqual([100, 100])
    for (const step of ['settle', 'reverse']) {
      expect(await sandbox.control('POST', `/_sim/authorizations/${id}/${step}`)).toMatchObject({
        status: 409,
      })
    }
    const denied = await buy('1000')
    expect(await sandbox.control('POST', `/_sim/authorizations/${denied.id}/settle`)).toMatchObject({
      status: 409,
    })
    expect(await sandbox.control('POST', '/_sim/authorizations/99999999/settle')).toMatchObject({
      status: 404,
    })
  })

  // SANDBOX-29
  it('settles an authorization once when eight requests arrive at once', async () => {
    const { id } = await buy('10')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sandbox.control('POST', `/_sim/authorizations/${id}/settle`)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(409),
    ])
    expect((await history()).filter(({ kind }) => kind === 'purchase')).toHaveLength(1)
  })

  it('approves concurrent authorizations only up to the balance', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy('10')))
    expect(answers.filter(({ approved }) => approved)).toHaveLength(10)
    expect(await balance()).toEqual([0, 100])
  })
})

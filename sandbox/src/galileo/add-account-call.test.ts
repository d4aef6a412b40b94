import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addAccount, balanceOf, callGalileo, historyOf, openCustomer, prnOf } from '../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'

let sandbox: TestSandbox
let prn: string
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
beforeEach(async () => {
  ;({ prn } = await openCustomer(sandbox, 'second@example.com'))
})
afterEach(async () => {
  await sandbox.control('DELETE', '/_sim/faults')
  await sandbox.assertBalanced()
})
afterAll(() => sandbox.close())

const add = (more: Record<string, string> = {}) => addAccount(sandbox, prn, more)
const modify = (accountNo: string, type: number) =>
  callGalileo(sandbox, 'modifyStatus', { accountNo, type: String(type) })
const statusOf = async (accountNo: string) =>
  (await callGalileo(sandbox, 'getAccountOverview', { accountNo })).response_data['status']
const accounts = async () =>
  (await sandbox.look<{ prn: string; primary_prn: string | null }[]>('/_sim/customers')).filter(
    ({ prn: each, primary_prn }) => each === prn || primary_prn === prn,
  )

describe('adding an account', () => {
  // SBX-03
  it("opens an empty account without a card, with the holder's details", async () => {
    const added = await add()
    const second = prnOf(added)
    expect(added).toMatchObject({
      status_code: 0,
      response_data: { product_id: sandbox.config.galileo.setAsideProductId, card_id: null },
    })
    expect(second).toMatch(/^\d{12}$/)
    expect(await balanceOf(sandbox, second)).toEqual([0, 0])
    expect(await accounts()).toMatchObject([
      { prn, primary_prn: null, card_status: 'active' },
      { prn: second, primary_prn: prn, card_status: 'none', email: 'second@example.com' },
    ])
  })

  // SBX-03
  it('opens one account for a repeated transactionId, also when ten arrive at once', async () => {
    const transactionId = `once-${prn}`
    const answers = await Promise.all(Array.from({ length: 10 }, () => add({ transactionId })))
    expect(new Set(answers.map(prnOf)).size).toBe(1)
    expect(await accounts()).toHaveLength(2)
  })

  // SBX-03
  it('opens one account when the first reply is lost, and when the call is lost', async () => {
    for (const action of ['timeout_before', 'timeout_after']) {
      await sandbox.command('/_sim/faults', { partner: 'galileo', call: 'addAccount', action })
      await expect(add({ transactionId: `lost-${prn}` })).rejects.toThrow(/fetch failed/)
    }
    expect(await add({ transactionId: `lost-${prn}` })).toMatchObject({ status_code: 0 })
    expect(await accounts()).toHaveLength(2)
  })

  // SBX-03
  it('refuses a second account of the same product with 456-03 until the first one is closed', async () => {
    const first = prnOf(await add())
    expect(await add()).toMatchObject({ status_code: '456-03', response_data: {} })
    expect(await accounts()).toHaveLength(2)
    await modify(first, 13)
    expect(await add()).toMatchObject({ status_code: 0 })
  })

  // SBX-03
  it('refuses any other product with 456-01', async () => {
    const { productId } = sandbox.config.galileo
    expect(await add({ prodId: productId })).toMatchObject({ status_code: '456-01' })
    expect(await add({ prodId: '1' })).toMatchObject({ status_code: '456-01' })
    expect(await accounts()).toHaveLength(1)
  })

  it('refuses an account of a second account with 456-08', async () => {
    const second = prnOf(await add())
    expect(await add({ accountNo: second })).toMatchObject({ status_code: '456-08' })
  })

  it('refuses an unknown, suspended or closed account with 12', async () => {
    expect(await add({ accountNo: '999' })).toMatchObject({ status_code: 12 })
    for (const type of [24, 13]) {
      await modify(prn, type)
      expect(await add()).toMatchObject({ status_code: 12 })
    }
    expect(await accounts()).toHaveLength(1)
  })
})

describe('an account without a card', () => {
  // SBX-03
  it.each(['SHOP', 'OFFLINE BUS', 'FRAUD FREEZE CO'])('takes no purchase at %s', async (merchant) => {
    const second = prnOf(await add())
    const money = { kind: 'payroll', amount: '100', description: 'MONEY' }
    await sandbox.command(`/_sim/accounts/${prn}/deposits`, money)
    await callGalileo(sandbox, 'createAccountTransfer', {
      accountNo: prn,
      transferToAccountNo: second,
      amount: '100',
    })
    const refused = await sandbox.control('POST', `/_sim/cards/${second}/authorizations`, {
      merchant,
      amount: '1',
    })
    expect(refused.status).toBe(404)
    expect(await balanceOf(sandbox, second)).toEqual([100, 100])
    expect((await historyOf(sandbox, second)).map(({ kind }) => kind)).toEqual(['own_transfer'])
  })

  it('is suspended, opened again and closed like one with a card', async () => {
    const second = prnOf(await add())
    for (const [type, status] of [
      [24, 'K'],
      [11, 'N'],
      [13, 'C'],
    ] as const) {
      expect(await modify(second, type)).toMatchObject({ status_code: 0 })
      expect(await statusOf(second)).toBe(status)
    }
    expect(await modify(second, 11)).toMatchObject({ status_code: '413-10' })
    expect(await statusOf(prn)).toBe('N')
  })

  it('gets no card by a replacement, and has none to show or freeze', async () => {
    const second = prnOf(await add())
    for (const type of [3, 4]) expect(await modify(second, type)).toMatchObject({ status_code: '413-10' })
    for (const type of [17, 18, 19, 22]) expect(await modify(second, type)).toMatchObject({ status_code: 12 })
    expect(await callGalileo(sandbox, 'getCard', { accountNo: second })).toMatchObject({ status_code: 12 })
    const cards = await callGalileo(sandbox, 'getAccountCards', { accountNo: second })
    expect(cards.response_data).toEqual({ cards: [] })
  })
})

import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { balanceOf, callGalileo, historyOf, openTwoAccounts } from '../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'

let sandbox: TestSandbox
let prn: string
let second: string
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
beforeEach(async () => {
  ;({ prn, second } = await openTwoAccounts(sandbox, 'transfer@example.com'))
})
afterEach(async () => {
  await sandbox.control('DELETE', '/_sim/faults')
  await sandbox.assertBalanced()
})
afterAll(() => sandbox.close())

const move = (amount: string, more: Record<string, string> = {}) =>
  callGalileo(sandbox, 'createAccountTransfer', {
    accountNo: prn,
    transferToAccountNo: second,
    amount,
    message: 'TO SET-ASIDE',
    ...more,
  })
const back = (amount: string) => move(amount, { accountNo: second, transferToAccountNo: prn })
const modify = (accountNo: string, type: number) =>
  callGalileo(sandbox, 'modifyStatus', { accountNo, type: String(type) })
const deposit = (accountNo: string, amount: string) =>
  sandbox.command(`/_sim/accounts/${accountNo}/deposits`, { kind: 'payroll', amount, description: 'PAY' })
const balances = async () => [(await balanceOf(sandbox, prn))[0], (await balanceOf(sandbox, second))[0]]
const transfersOf = async (accountNo: string) =>
  (await historyOf(sandbox, accountNo)).filter(({ kind }) => kind === 'own_transfer')
const reported = async (accountNo: string) =>
  (
    (
      await callGalileo(sandbox, 'getTransHistory', {
        accountNo,
        startDate: '2026-11-01',
        endDate: '2026-11-30',
      })
    ).response_data['transactions'] as Record<string, unknown>[]
  ).filter(({ type }) => type === 'OT')
const eventsOf = async (accountNo: string) =>
  (
    await sandbox.look<{ prn: string; type: string; body: Record<string, string> }[]>('/_sim/webhooks')
  ).filter(({ prn: of, body }) => of === accountNo && body['otype'] === 'OT')

describe('a transfer between two accounts', () => {
  // SBX-03
  it('is one movement that leaves one account and arrives in the other', async () => {
    expect(await move('120.50')).toMatchObject({
      status_code: 0,
      response_data: {
        old_balance: 500,
        new_balance: 379.5,
        sender_fee_amount: 0,
        transfer_to_account: { old_balance: 0, new_balance: 120.5 },
      },
    })
    expect(await balances()).toEqual([379.5, 120.5])
    const [sent] = await transfersOf(prn)
    expect(sent).toMatchObject({ details: 'TO SET-ASIDE', amountCents: -12_050 })
    expect(await transfersOf(second)).toEqual([{ ...sent, amountCents: 12_050 }])
  })

  // SBX-03
  it('is in the history of both accounts, each time with an id of its own', async () => {
    const { response_data: answer } = await move('120.50')
    const facts = { details: 'TO SET-ASIDE', type: 'OT', auth_id: null, prior_id: '0' }
    expect([await reported(prn), await reported(second)]).toMatchObject([
      [{ ...facts, act_type: 'AD', amt: -120.5, source_id: answer['adjustment_trans_id'] }],
      [{ ...facts, act_type: 'PM', amt: 120.5, source_id: answer['payment_trans_id'] }],
    ])
    expect(answer['payment_trans_id']).not.toBe(answer['adjustment_trans_id'])
  })

  // SBX-03
  it('is reported to the bank once for each account', async () => {
    const { response_data: answer } = await move('120.50')
    expect([await eventsOf(prn), await eventsOf(second)]).toMatchObject([
      [
        {
          type: 'adj',
          body: { amount: '-120.50', source_id: answer['adjustment_trans_id'], open_to_buy: '379.50' },
        },
      ],
      [
        {
          type: 'pmt',
          body: { amount: '120.50', source_id: answer['payment_trans_id'], open_to_buy: '120.50' },
        },
      ],
    ])
    expect([await eventsOf(prn), await eventsOf(second)].map(({ length }) => length)).toEqual([1, 1])
  })

  it('goes both ways, to the last cent', async () => {
    await move('500.00')
    await back('0.01')
    expect(await balances()).toEqual([0.01, 499.99])
  })

  it('has a description when none is given', async () => {
    await callGalileo(sandbox, 'createAccountTransfer', {
      accountNo: prn,
      transferToAccountNo: second,
      amount: '1',
    })
    expect(await transfersOf(second)).toMatchObject([{ details: 'Account transfer' }])
  })
})

describe('a repeated transfer', () => {
  // SBX-03
  it('moves the money once for a transactionId, also when ten arrive at once', async () => {
    const transactionId = `once-${prn}`
    const answers = await Promise.all(Array.from({ length: 10 }, () => move('100', { transactionId })))
    for (const answer of answers) expect(answer.response_data).toEqual(answers[0]?.response_data)
    expect(await balances()).toEqual([400, 100])
    expect([await transfersOf(prn), await eventsOf(prn), await eventsOf(second)]).toMatchObject([
      { length: 1 },
      { length: 1 },
      { length: 1 },
    ])
  })

  it('is refused with 24 when another amount has its transactionId', async () => {
    const transactionId = `other-${prn}`
    await move('100', { transactionId })
    expect(await move('101', { transactionId })).toMatchObject({ status_code: 24 })
    expect(await balances()).toEqual([400, 100])
  })

  it('may use the transactionId of a refused one', async () => {
    const transactionId = `again-${prn}`
    expect(await move('500.01', { transactionId })).toMatchObject({ status_code: '445-06' })
    expect(await move('500.00', { transactionId })).toMatchObject({ status_code: 0 })
  })

  // SBX-03
  it.each([
    ['timeout_before', 0],
    ['timeout_after', 100],
  ])('moves the money once after %s', async (action, moved) => {
    const transactionId = `${action}-${prn}`
    await sandbox.command('/_sim/faults', { partner: 'galileo', call: 'createAccountTransfer', action })
    await expect(move('100', { transactionId })).rejects.toThrow(/fetch failed/)
    expect(await balances()).toEqual([500 - moved, moved])
    expect(await move('100', { transactionId })).toMatchObject({ status_code: 0 })
    expect(await balances()).toEqual([400, 100])
  })

  it('moves the money once after an error of the server, and when the reply is slow', async () => {
    const transactionId = `status-${prn}`
    const fault = { partner: 'galileo', call: 'createAccountTransfer' }
    await sandbox.command('/_sim/faults', { ...fault, action: 'status', status: 503 })
    expect(await move('100', { transactionId })).toEqual({})
    expect(await balances()).toEqual([500, 0])
    await sandbox.command('/_sim/faults', { ...fault, action: 'slow', ms: 50 })
    await Promise.all([move('100', { transactionId }), move('100', { transactionId })])
    expect(await balances()).toEqual([400, 100])
  })
})

describe('a refused transfer', () => {
  const expectNothingMoved = async () =>
    expect([await transfersOf(prn), await transfersOf(second), await eventsOf(second)]).toEqual([[], [], []])

  // SBX-03
  it('has 445-01 when the receiving account does not exist', async () => {
    expect(await move('1', { transferToAccountNo: '999' })).toMatchObject({ status_code: '445-01' })
    await expectNothingMoved()
  })

  // SBX-03
  it.each([
    ['suspended', 24],
    ['closed', 13],
  ])('has 445-02 when the receiving account is %s', async (_status, type) => {
    await modify(second, type)
    expect(await move('1')).toMatchObject({ status_code: '445-02' })
    await expectNothingMoved()
  })

  // SBX-03
  it("has 445-03 when the receiving account is another customer's", async () => {
    const other = await openTwoAccounts(sandbox, 'other@example.com')
    for (const transferToAccountNo of [other.prn, other.second])
      expect(await move('1', { transferToAccountNo })).toMatchObject({ status_code: '445-03' })
    expect(await balanceOf(sandbox, other.prn)).toEqual([500, 500])
    await expectNothingMoved()
  })

  // SBX-03
  it('has 445-06 one cent above the available balance, which holds lower', async () => {
    await sandbox.command(`/_sim/cards/${prn}/authorizations`, { merchant: 'SHOP', amount: '200' })
    expect(await move('300.01')).toMatchObject({ status_code: '445-06' })
    expect(await balances()).toEqual([300, 0])
    await expectNothingMoved()
  })

  it.each([
    ['zero', '0.00'],
    ['negative', '-1.00'],
    ['not a number', 'ten'],
    ['finer than a cent', '1.001'],
    ['above the largest amount', '100000000.00'],
  ])('has 2 when the amount is %s', async (_what, amount) => {
    expect(await move(amount)).toMatchObject({ status_code: 2 })
    await expectNothingMoved()
  })

  it('has 36 when both accounts are the same', async () => {
    expect(await move('1', { transferToAccountNo: prn })).toMatchObject({ status_code: 36 })
    await expectNothingMoved()
  })

  it('has 12 when the sending account is unknown, suspended or closed', async () => {
    expect(await move('1', { accountNo: '999' })).toMatchObject({ status_code: 12 })
    for (const type of [24, 13]) {
      await modify(prn, type)
      expect(await move('1')).toMatchObject({ status_code: 12 })
    }
    await expectNothingMoved()
  })
})

describe('the limits of 24 hours', () => {
  // No bank follows the clock here, so the command says so and sets it all the same.
  const goTo = (to: string) => sandbox.control('POST', '/_sim/clock/set', { to })
  beforeEach(() => deposit(prn, '40000'))
  afterEach(() => goTo('2026-11-20'))
  const nextDay = () => goTo('2026-11-22')

  // SBX-03
  it('refuses to receive more than $20,000 with 445-05', async () => {
    expect(await move('20000.01')).toMatchObject({ status_code: '445-05' })
    expect(await move('20000')).toMatchObject({ status_code: 0 })
    expect(await move('0.01')).toMatchObject({ status_code: '445-05' })
    await nextDay()
    expect(await move('0.01')).toMatchObject({ status_code: 0 })
  })

  // SBX-03
  it('refuses to send more than $25,000 with 445-04', async () => {
    expect(await move('25000.01')).toMatchObject({ status_code: '445-04' })
    await move('20000')
    expect(await move('5000.01')).toMatchObject({ status_code: '445-04' })
    await nextDay()
    expect(await move('5000.01')).toMatchObject({ status_code: 0 })
  })
})

// SBX-03
it('neither makes nor loses money, and never overdraws, in any order of transfers', async () => {
  const dollars = (amountCents: number) => (amountCents / 100).toFixed(2)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 60_000 })), { maxLength: 8 }),
      async (steps) => {
        ;({ prn, second } = await openTwoAccounts(sandbox, 'model@example.com'))
        const model = { first: 50_000, second: 0 }
        for (const [isBack, amountCents] of steps) {
          const isCovered = amountCents <= (isBack ? model.second : model.first)
          const answer = await (isBack ? back : move)(dollars(amountCents))
          expect(answer.status_code).toBe(isCovered ? 0 : '445-06')
          if (!isCovered) continue
          model.first += isBack ? amountCents : -amountCents
          model.second += isBack ? -amountCents : amountCents
        }
        expect(await balances()).toEqual([model.first / 100, model.second / 100])
        await sandbox.assertBalanced()
      },
    ),
    { numRuns: 20 },
  )
})

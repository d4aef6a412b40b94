import { randomUUID } from 'node:crypto'
import type { BillPaymentPreview } from '@yoursuccess/contract/bills/bill-payments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BillPayer, createBillPayer } from '../../../tests/support/bill-payer.ts'
import { importOffices, importSandboxTrustees, officeOfFile } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: BillPayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-18' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await importSandboxTrustees(bank)
  ann = await createBillPayer(bank)
  await bank.stepUp(ann)
})

interface Reply {
  biller?: { id: number }
  trustee_warnings?: object[]
  code?: string
  error?: string
  details?: string[]
}

const ravensby = {
  biller_name: 'Chapter Thirteen Trustee C Ravensby',
  biller_account_number: '24-10077',
  biller_address_1: 'PO Box 9003',
  biller_city: 'Sacramento',
  biller_state: 'CA',
  biller_zip: '95814',
}
const addPaper = (change: object = {}, who = ann) =>
  who.post<Reply>('/api/billers/add_paper', { biller: { ...ravensby, ...change } })
const addElectronic = (rpps_biller_id: string, who = ann) =>
  who.post<Reply>('/api/billers/add_rpps', {
    biller: { rpps_biller_id, biller_account_number: '24-10077', biller_category: 'Personal finance' },
  })
const preview = (id: number, amount = '400.00') =>
  ann.get<BillPaymentPreview & Reply>(`/api/billers/${id}/payment_preview?amount=${amount}`)
const countBillers = async () =>
  (await ann.get<{ count: number }>('/api/billers?with_removed=true')).body.count
const idOf = ({ body }: { body: Reply }) => body.biller?.id ?? 0
const REFUSAL = {
  status: 422,
  body: {
    code: 'trustee.method_refused',
    error:
      "This trustee sends bill-pay checks back. You can pay by cashier's check, money order, TFS, or deduction from your pay.",
    details: ['cashiers_check', 'money_order', 'tfs', 'wage_order'],
  },
}
/** Replaces the office of Ravensby. */
const officeSays = (...methods: Record<string, unknown>[]) => {
  const checked = { checked_on: bank.today(), source: 'a call' }
  const office = officeOfFile(bank, {
    id: 9003,
    name: 'Chapter 13 Trustee C. Ravensby',
    payee_name: 'C. Ravensby',
    address: { address_1: 'PO Box 9003', city: 'Sacramento', state: 'CA', zip: '95814' },
    methods: methods.map((method) => ({ kind: 'bill_pay_check', ...checked, ...method })),
  })
  return importOffices(bank, [office])
}

describe('adding a trustee who sends checks back', () => {
  // TRU-05
  test.each<[by: string, change: object]>([
    ['by name, without saying that it is a trustee', { biller_address_1: '1 Elm St', biller_zip: '94203' }],
    ['by name, as a trustee', { biller_name: 'C Ravensby', biller_address_1: '1 Elm St', is_trustee: true }],
    ['by address alone', { biller_name: 'Plan Payments', biller_address_1: 'P.O. Box 9003' }],
    [
      'by an address in the second line',
      { biller_name: 'Plan Payments', biller_address_1: 'Payments', biller_address_2: 'PO Box 9003' },
    ],
  ])('%s is refused, with the ways that the office accepts', async (_by, change) => {
    expect(await addPaper(change)).toMatchObject(REFUSAL)
    expect(await countBillers()).toBe(0)
  })

  // TRU-05
  test('another payee is added without a warning', async () => {
    const added = await addPaper({
      biller_name: 'Ravensby Plumbing',
      biller_address_1: '1 Elm St',
      biller_zip: '94203',
    })
    expect([added.status, Object.keys(added.body)]).toEqual([201, ['biller']])
  })

  // TRU-05
  test('without the feature planTools is done as before', async () => {
    await bank.operator('PUT', '/customers/features', { email: ann.email, features: { planTools: false } })
    const added = await addPaper({ is_trustee: true })
    expect([added.status, Object.keys(added.body)]).toEqual([201, ['biller']])
    expect(Object.keys((await preview(idOf(added))).body)).toEqual([
      'amount',
      'fee',
      'total',
      'expected_on',
      'due_on',
      'is_late',
    ])
    expect((await ann.ask('400.00', idOf(added))).status).toBe(201)
  })
})

describe('adding a trustee of the biller network', () => {
  // TRU-05
  test('whose office takes electronic payments has no warning', async () => {
    const added = await addElectronic('0000009001')
    expect([added.status, Object.keys(added.body)]).toEqual([201, ['biller']])
  })

  // TRU-05
  test('whose office takes none is refused', async () => {
    const office = officeOfFile(bank, {
      name: 'Chapter 13 Trustee A. Fairwick',
      address: { address_1: 'PO Box 1', city: 'Sacramento', state: 'CA', zip: '95814' },
      methods: [{ kind: 'electronic', accepted: 'no', checked_on: bank.today(), source: 'a call' }],
    })
    await importOffices(bank, [office])
    expect(await addElectronic('0000009001')).toMatchObject({
      status: 422,
      body: {
        code: 'trustee.method_refused',
        error: "This trustee doesn't take electronic payments from a bank. Ask the office how you can pay.",
        details: [],
      },
    })
    expect(await countBillers()).toBe(0)
  })

  // TRU-03, TRU-05
  test('who is not in the directory is warned of', async () => {
    await importOffices(bank, [officeOfFile(bank)])
    expect(await addElectronic('0000009001')).toMatchObject({
      status: 201,
      body: { trustee_warnings: [{ code: 'unknown_trustee' }] },
    })
    expect(await addPaper({ is_trustee: true })).toMatchObject({
      status: 201,
      body: { trustee_warnings: [{ code: 'unknown_trustee' }] },
    })
  })
})

describe('paying a trustee', () => {
  const addWhenUnknown = async () => {
    await officeSays()
    const added = await addPaper()
    expect(added).toMatchObject({
      status: 201,
      body: { trustee_warnings: [{ code: 'unknown_method', method: 'bill_pay_check', checked_on: null }] },
    })
    return idOf(added)
  }

  // TRU-05
  test('is refused once the office sends checks back, and nothing moves', async () => {
    const id = await addWhenUnknown()
    await importSandboxTrustees(bank)
    expect(await preview(id)).toMatchObject(REFUSAL)
    expect(await ann.ask('400.00', id)).toMatchObject(REFUSAL)
    await bank.settle()
    expect(await ann.payments()).toEqual([])
    expect(await ann.taken()).toEqual([])
    expect(await ann.balance()).toBe('1000.00')
  })

  // TRU-05
  test('a payment that was made before is answered again as it was', async () => {
    const id = await addWhenUnknown()
    const key = { 'idempotency-key': randomUUID() }
    const body = { bill_payment: { amount: '400.00', biller_id: id } }
    const send = () =>
      bank.send<object>('POST', '/api/bill_payments', body, { ...key, authorization: `Bearer ${ann.token}` })
    const first = await send()
    expect(first.status).toBe(201)
    await importSandboxTrustees(bank)
    expect(await send()).toMatchObject({ status: 201, body: first.body })
    expect(await ann.payments()).toHaveLength(1)
  })

  // TRU-05
  test.each<[says: string, method: Record<string, unknown>, warnings: object[] | undefined]>([
    ['takes checks', { accepted: 'yes' }, undefined],
    [
      'takes checks under conditions',
      { accepted: 'conditional', conditions: ['Write the case number on it'] },
      [{ code: 'conditional', method: 'bill_pay_check', conditions: ['Write the case number on it'] }],
    ],
    [
      'does not say whether it takes checks',
      { accepted: 'unknown' },
      [{ code: 'unknown_method', method: 'bill_pay_check', checked_on: null }],
    ],
    [
      'refused checks when it was asked more than 180 days ago',
      { accepted: 'no', checked_on: '2026-05-21' },
      [{ code: 'unknown_method', method: 'bill_pay_check', checked_on: '2026-05-21' }],
    ],
  ])('whose office %s shows that before it is paid, and is paid', async (_says, method, warnings) => {
    await officeSays(method)
    const added = await addPaper()
    expect([added.status, added.body.trustee_warnings]).toEqual([201, warnings])
    const seen = await preview(idOf(added))
    expect([seen.status, seen.body.trustee_warnings]).toEqual([200, warnings])
    expect((await ann.ask('400.00', idOf(added))).status).toBe(201)
  })

  // TRU-06
  test('above the limit of the office is refused with the limit, and at the limit it is paid', async () => {
    const added = await addElectronic('0000009005')
    const id = idOf(added)
    await bank.control(`/accounts/${ann.prn}/deposits`, {
      kind: 'payroll',
      amount: '4000.00',
      description: 'PAY',
    })
    for (const refused of [await preview(id, '2500.01'), await ann.ask('2500.01', id)])
      expect(refused).toMatchObject({
        status: 422,
        body: {
          code: 'trustee.amount_over_limit',
          error: 'This trustee accepts at most $2,500.00 in one payment.',
          details: ['2500.00'],
        },
      })
    expect(await ann.payments()).toEqual([])
    expect((await ann.ask('2500.00', id)).status).toBe(201)
  })
})

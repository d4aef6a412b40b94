import type { BillPaymentPreview } from '@yoursuccess/contract/bills/bill-payments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BillPayer, createBillPayer } from '../../../tests/support/bill-payer.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: BillPayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-18' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/clock/set', { to: '2026-11-18T17:00:00Z' })
  await importSandboxTrustees(bank)
  ann = await createBillPayer(bank)
})

/** After two returned payments within a year this office takes the method no more for six months. */
const FAIRWICK = 9001
const PAPER = {
  biller_name: 'Trustee A Fairwick',
  biller_address_1: 'PO Box 9001',
  biller_city: 'Sacramento',
  biller_state: 'CA',
  biller_zip: '95814',
}

const addPaper = () => ann.addPaper(PAPER)
const addElectronic = () => ann.addElectronic('0000009001', '24-10077')
const locks = async (who: Pick<BillPayer, 'get'> = ann) =>
  (await who.get<{ locks: object[] }>(`/api/trustees/${FAIRWICK}`)).body.locks
const payAndReturn = async (id: number) => {
  await ann.pay('100.00', id)
  await ann.advance('returned')
  expect(await ann.status()).toBe('returned')
}
const warnings = async (id: number) =>
  (await ann.get<BillPaymentPreview>(`/api/billers/${id}/payment_preview?amount=100`)).body.trustee_warnings

describe('payments that a trustee sent back', () => {
  // TRU-08
  test('lock the method for this customer until the day that the office says', async () => {
    const id = await addPaper()
    await payAndReturn(id)
    expect(await locks()).toEqual([])
    await payAndReturn(id)
    expect(await locks()).toEqual([{ kind: 'bill_pay_check', until: '2027-05-18' }])
    expect(await ann.ask('100.00', id)).toMatchObject({
      status: 422,
      body: {
        code: 'trustee.method_locked',
        error:
          "Payments came back, so this trustee doesn't take this way of paying from you until May 18, 2027. You can pay by electronic payment from this account, cashier's check, money order, TFS, or deduction from your pay.",
        details: ['electronic', 'cashiers_check', 'money_order', 'tfs', 'wage_order'],
        until: '2027-05-18',
      },
    })
    // Another way to the same office, and other customers, are free.
    expect((await ann.ask('100.00', await addElectronic())).status).toBe(201)
    expect(await locks(await createBillPayer(bank))).toEqual([])
  })

  // AUTO-11, TRU-08
  test('are told by email with how else the office may be paid', async () => {
    const id = await ann.addPaper({ ...PAPER, is_trustee: true })
    const mailsWith = async (words: string) =>
      (await mailsTo(bank, ann.email)).filter(({ text }) => text.includes(words)).length
    const ways =
      "electronic payment from this account, cashier's check, money order, TFS, or deduction from your pay."
    await payAndReturn(id)
    expect(await mailsWith(`The office also takes ${ways} Other ways can take longer.`)).toBe(1)
    await payAndReturn(id)
    const isOver = 'The office no longer takes this way of paying from you. You can pay by'
    expect(await mailsWith(`${isOver} ${ways}`)).toBe(1)
  })

  /** The email and the notice of a payment by hand that came back, with this due day in November. */
  const noticesOf = async (due_day: number) => {
    await ann.post('/api/income_goals/create_update_goals', {
      income_goal: { items: [{ amount: '3000.00', category: 'salary' }] },
    })
    await ann.post('/api/expense_goals/create_update_goals', {
      expense_goal: { items: [{ amount: '400.00', category: 'trustee_payment', due_day }] },
    })
    await payAndReturn(await addElectronic())
    const mail = (await mailsTo(bank, ann.email)).find(({ text }) => text.includes('was returned because'))
    const notice = (await ann.notices()).find((title) => title.includes('was returned because'))
    return { mail: mail?.text, notice }
  }

  // AUTO-11
  test('are told with the last day on which a new payment is posted in time', async () => {
    const { mail, notice } = await noticesOf(25)
    // Two banking days before the Wednesday.
    const day = 'To be posted by November 25, 2026, the new payment must be made by November 23, 2026.'
    expect(mail).toContain(day)
    expect(notice).toContain(day)
  })

  // AUTO-11
  test('are told without a last day once it has passed', async () => {
    const { mail, notice } = await noticesOf(19)
    expect(mail).toContain('Pay your trustee again')
    expect(mail).not.toContain('To be posted by')
    expect(notice).not.toContain('To be posted by')
  })

  // TRU-08
  test('also refuse the same office under another name, until the lock ends', async () => {
    const id = await addPaper()
    await payAndReturn(id)
    await payAndReturn(id)
    const again = await ann.post<{ code: string }>('/api/billers/add_paper', {
      biller: { ...PAPER, biller_name: 'Plan Payments', biller_account_number: '24-10077' },
    })
    expect(again).toMatchObject({ status: 422, body: { code: 'trustee.method_locked' } })
    await bank.control('/clock/set', { to: '2027-05-18T17:00:00Z' })
    await importSandboxTrustees(bank)
    expect(await locks()).toEqual([])
  })

  // TRU-08
  test('count only when the office sent them back', async () => {
    const id = await addPaper()
    for (const failure of ['not_delivered', 'not_cashed', 'voided', 'sent_back']) {
      await payAndReturn(id)
      await bank.database.query(
        `update bank.bill_payments set failure = $2
         where id = (select max(id) from bank.bill_payments where customer_id = $1)`,
        [ann.id, failure],
      )
    }
    expect(await locks()).toEqual([])
    await payAndReturn(id)
    expect(await locks()).toEqual([{ kind: 'bill_pay_check', until: '2027-05-18' }])
  })
})

// TRU-08
test('warns of a second payment while one by another method is on its way', async () => {
  const [paper, electronic] = [await addPaper(), await addElectronic()]
  await ann.pay('100.00', paper)
  expect(await warnings(electronic)).toEqual([
    {
      code: 'other_payment_on_its_way',
      method: 'bill_pay_check',
      amount: '100.00',
      expected_on: '2026-12-03',
    },
  ])
  expect(await warnings(paper)).toBeUndefined()
  await ann.advance('cleared')
  expect(await warnings(electronic)).toBeUndefined()
})

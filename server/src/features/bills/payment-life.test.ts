import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BillPayer, createBillPayer } from '../../../tests/support/bill-payer.ts'
import { replayEvents } from '../../../tests/support/events.ts'
import { hurry, runNow } from '../../../tests/support/hurry.ts'
import { hasPdfTools, textOfPdf } from '../../../tests/support/pdf-tools.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: BillPayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-18' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/clock/set', { to: '2026-11-18T17:00:00Z' })
  ann = await createBillPayer(bank)
})

/** Makes the processor fail when the next payment is sent. */
const failNextPayment = () =>
  bank.control('/faults', { partner: 'galileo', call: 'createBillPayment', action: 'status', status: 500 })

describe('payment status', () => {
  // BILLS-86, BILLS-90
  test('an electronic payment is created, then pending, then cleared', async () => {
    await ann.pay('50.00', await ann.addElectronic())
    expect(await ann.status()).toBe('created')
    await ann.advance('pending')
    expect(await ann.status()).toBe('pending')
    await ann.advance('cleared')
    expect(await ann.status()).toBe('cleared')
    expect(await ann.notices()).toContain('Saltgrass Power and Light received your payment of $50.00.')
  })

  // BILLS-86
  test('a payment by check is created, then mailed, then cleared, each on its day', async () => {
    const paid = await ann.pay('50.00', await ann.addPaper())
    await bank.control('/clock/set', { to: '2026-11-19T17:00:00Z' })
    await bank.settle()
    expect(await ann.status()).toBe('mailed')
    await bank.control('/clock/set', { to: `${paid.expected_on}T18:00:00Z` })
    await bank.settle()
    expect(await ann.status()).toBe('cleared')
    expect(await ann.balance()).toBe('949.00')
  })

  // BILLS-88
  test('requests the status of a payment whose events are lost', async () => {
    await ann.pay('50.00', await ann.addPaper())
    await bank.control('/faults', { partner: 'webhook', call: '*', action: 'drop', times: 20 })
    await ann.advance('cleared')
    await bank.control('/faults', undefined, 'DELETE')
    expect(await ann.status()).toBe('created')
    await runNow(bank, 'bills.follow-up')
    expect(await ann.status()).toBe('cleared')
  })

  test('updates a payment even if the processor does not know another one', async () => {
    const id = await ann.addElectronic()
    const other = await ann.pay('10.00', id)
    await bank.database.query(`update bank.bill_payments set processor_ref = '999999999' where id = $1`, [
      other.id,
    ])
    await ann.pay('50.00', id)
    await bank.control('/faults', { partner: 'webhook', call: '*', action: 'drop', times: 20 })
    await ann.advance('cleared')
    await bank.control('/faults', undefined, 'DELETE')
    await runNow(bank, 'bills.follow-up')
    expect((await ann.payments()).map(({ status }) => status)).toEqual(['cleared', 'created'])
  })
})

describe('interrupted payments', () => {
  // BILLS-72, BILLS-88
  test('sends a recorded payment once after the server stopped', async () => {
    const id = await ann.addElectronic()
    await failNextPayment()
    await ann.ask('50.00', id)
    await bank.settle()
    await bank.database.query(`delete from jobs.job where name = 'bills.send-payment'`)
    expect(await ann.balance()).toBe('1000.00')
    await runNow(bank, 'bills.follow-up')
    await runNow(bank, 'bills.follow-up')
    expect(await ann.balance()).toBe('949.00')
  })

  // BILLS-72
  test('debits a payment once if it clears before the answer is known', async () => {
    const id = await ann.addElectronic()
    await bank.control('/faults', { partner: 'galileo', call: 'createBillPayment', action: 'timeout_after' })
    await ann.ask('50.00', id)
    await expect.poll(ann.taken, { timeout: 30_000, interval: 20 }).toHaveLength(1)
    await ann.advance('cleared')
    await hurry(bank)
    expect(await ann.status()).toBe('cleared')
    expect(await ann.taken()).toHaveLength(1)
    expect(await ann.balance()).toBe('949.00')
    expect(await ann.items()).toMatchObject([{ amount: '50.00' }])
  })
})

describe('failed payments', () => {
  // BILLS-89, BILLS-90
  test('refunds the amount and the fee of a failed payment once, and says why', async () => {
    await ann.pay('50.71', await ann.addElectronic())
    expect(await ann.balance()).toBe('948.29')
    await bank.control('/clock/set', { to: '2026-11-23T17:00:00Z' })
    await bank.settle()
    expect(await ann.payments()).toMatchObject([
      { status: 'failed', failure: 'Your account with the biller is closed.', amount: '50.71' },
    ])
    expect(await ann.balance()).toBe('1000.00')
    expect(await ann.notices()).toContain(
      'Your payment of $50.71 to Saltgrass Power and Light failed because your account with the biller is closed.',
    )
    expect(await ann.emails()).toContain('Your payment to Saltgrass Power and Light failed')
  })

  // TRACKER-141, RULE-05
  test('removes a failed payment from the tracker, however its item was split', async () => {
    await ann.pay('50.71', await ann.addElectronic())
    const [item] = await ann.items()
    expect(item).toMatchObject({
      amount: '50.71',
      category: 'utilities',
      from_transaction: true,
      external: false,
    })
    const part = (amount: string) => ({ amount, category: 'utilities', expense_item_id: item?.id })
    await ann.post('/api/expense_items/create_childen', { expense_items: [part('20.71'), part('30.00')] })
    await ann.advance('failed')
    expect(await ann.items()).toEqual([])
  })

  // BILLS-91
  test('debits nothing if the money is spent elsewhere before the payment is sent', async () => {
    const id = await ann.addElectronic()
    await failNextPayment()
    await ann.ask('900.00', id)
    const { id: hold } = await bank.control<{ id: number }>(`/cards/${ann.prn}/authorizations`, {
      merchant: 'Corner Shop',
      amount: '500.00',
    })
    expect(hold).toBeGreaterThan(0)
    await hurry(bank)
    expect(await ann.status()).toBe('failed')
    expect(await ann.payments()).toMatchObject([
      { failure: "Your available balance didn't cover the payment and its fee." },
    ])
    expect(await ann.items()).toEqual([])
  })
})

// BILLS-87
test('accepts the events of a payment in any order and more than once', async () => {
  const id = await ann.addPaper()
  await ann.pay('50.77', id)
  await ann.advance('returned')
  await ann.advance()
  expect(await ann.balance()).toBe('1000.00')
  await replayEvents(bank, ann.prn)
  await bank.settle()
  expect(await ann.status()).toBe('returned')
  await bank.database.query(
    `update bank.bill_payments set status = 'created', failure = null where customer_id = $1`,
    [ann.id],
  )
  // The events arrive newest first.
  await replayEvents(bank, ann.prn, 'desc')
  await bank.settle()
  expect(await ann.status()).toBe('returned')
  expect((await ann.emails()).filter((subject) => subject.includes('was returned'))).toHaveLength(2)
  expect((await ann.notices()).filter((title) => title.includes('was returned'))).toHaveLength(1)
})

// BILLS-04, BILLS-114, BILLS-115
test("the bill payment report is a PDF of the customer's chosen billers", async () => {
  const id = await ann.addElectronic()
  await ann.pay('50.00', id)
  const get = (query: string, who = ann) =>
    who.get<{ code?: string }>(`/api/bill_payments/download_report?${query}`)
  const days = 'start_date=2026-05-18&end_date=2026-11-18'
  const report = await get(`${days}&selected_biller_ids=[${id}]`)
  expect([report.status, report.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(report.headers.get('content-disposition')).toMatch(/^attachment; filename="bill-payment-report.pdf"/)
  expect((await get(`${days}&selected_biller_ids=[]`)).body.code).toBe('bill_report.no_billers')
  expect((await get(`${days}&selected_biller_ids=[${id},999999]`)).status).toBe(404)
  expect((await get(`${days}&selected_biller_ids=x`)).status).toBe(422)
  expect((await get(`start_date=2019-01-01&end_date=2026-11-18&selected_biller_ids=[${id}]`)).status).toBe(
    422,
  )
  expect((await get(`selected_biller_ids=[${id}]`)).status).toBe(422)
  await ann.delete(`/api/billers/${id}`)
  await bank.database.query(
    `update bank.customers set features = array_remove(features, 'trackedBills') where id = $1`,
    [ann.id],
  )
  expect((await get(`${days}&selected_biller_ids=[${id}]`)).status).toBe(403)
})

// BILLS-140
test.skipIf(!hasPdfTools)(
  'the report of a trustee has what was reported in the period, and that of another biller has not',
  async () => {
    const report = async (amount: string, effective_date: string) => {
      const expense_item = { amount, category: 'trustee_payment', effective_date, external: true }
      expect((await ann.post('/api/expense_items', { expense_item })).status).toBe(201)
    }
    await report('465.00', '2026-11-10')
    await report('12.00', '2026-05-17')
    const textOf = async (id: number) => {
      const days = 'start_date=2026-05-18&end_date=2026-11-18'
      const path = `/api/bill_payments/download_report?${days}&selected_biller_ids=[${id}]`
      const reply = await fetch(`${bank.url}${path}`, { headers: { authorization: `Bearer ${ann.token}` } })
      return textOfPdf(Buffer.from(await reply.arrayBuffer()))
    }
    const ofTrustee = await textOf(await ann.addPaper({ is_trustee: true }))
    expect(ofTrustee).toMatch(/Nov 10, 2026\s+\$465\.00/)
    expect(ofTrustee).not.toContain('$12.00')
    expect(await textOf(await ann.addPaper())).not.toContain('$465.00')
  },
)

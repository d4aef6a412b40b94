import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BillPayer, createBillPayer } from '../../../tests/support/bill-payer.ts'
import { hurry, runNow } from '../../../tests/support/hurry.ts'
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

/** The next sending of a payment meets a fault of the processor. */
const breakSending = () =>
  bank.control('/faults', { partner: 'galileo', call: 'createBillPayment', action: 'status', status: 500 })

describe('a payment goes its way', () => {
  // BILLS-86, BILLS-90
  test('electronically: created, pending, cleared', async () => {
    await ann.pay('50.00', await ann.addElectronic())
    expect(await ann.status()).toBe('created')
    await ann.advance('pending')
    expect(await ann.status()).toBe('pending')
    await ann.advance('cleared')
    expect(await ann.status()).toBe('cleared')
    expect(await ann.notices()).toContain('Your payment of $50.00 to Saltgrass Power and Light was received.')
  })

  // BILLS-86
  test('as a check: created, pending, mailed, cleared, each on its day', async () => {
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
  test('also when its news are lost: they are asked for', async () => {
    await ann.pay('50.00', await ann.addPaper())
    await bank.control('/faults', { partner: 'webhook', call: '*', action: 'drop', times: 20 })
    await ann.advance('cleared')
    await bank.control('/faults', undefined, 'DELETE')
    expect(await ann.status()).toBe('created')
    await runNow(bank, 'bills.follow-up')
    expect(await ann.status()).toBe('cleared')
  })

  test('also when another payment is one that the processor does not know', async () => {
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

describe('whatever is lost in between, a payment is taken once', () => {
  // BILLS-72, BILLS-88
  test('when the server stops after it was recorded, it is found and sent', async () => {
    const id = await ann.addElectronic()
    await breakSending()
    await ann.ask('50.00', id)
    await bank.settle()
    await bank.database.query(`delete from jobs.job where name = 'bills.send-payment'`)
    expect(await ann.balance()).toBe('1000.00')
    await runNow(bank, 'bills.follow-up')
    await runNow(bank, 'bills.follow-up')
    expect(await ann.balance()).toBe('949.00')
  })

  // BILLS-72
  test('when it has cleared before its answer is known, the news wait for it', async () => {
    const id = await ann.addElectronic()
    await bank.control('/faults', { partner: 'galileo', call: 'createBillPayment', action: 'timeout_after' })
    await ann.ask('50.00', id)
    await expect.poll(ann.taken, { timeout: 8000, interval: 20 }).toHaveLength(1)
    await ann.advance('cleared')
    await hurry(bank)
    expect(await ann.status()).toBe('cleared')
    expect(await ann.taken()).toHaveLength(1)
    expect(await ann.balance()).toBe('949.00')
    expect(await ann.items()).toMatchObject([{ amount: '50.00' }])
  })
})

describe('a payment that fails', () => {
  // BILLS-89, BILLS-90
  test('gives amount and fee back, once, and says why', async () => {
    await ann.pay('50.71', await ann.addElectronic())
    expect(await ann.balance()).toBe('948.29')
    await bank.control('/clock/set', { to: '2026-11-23T17:00:00Z' })
    await bank.settle()
    expect(await ann.payments()).toMatchObject([
      { status: 'failed', failure: 'Your account at the biller is closed.', amount: '50.71' },
    ])
    expect(await ann.balance()).toBe('1000.00')
    expect(await ann.notices()).toContain(
      'Your payment of $50.71 to Saltgrass Power and Light failed, because your account at the biller is closed.',
    )
    expect(await ann.emails()).toContain('Your payment to Saltgrass Power and Light failed')
  })

  // TRACKER-141
  test('counts no more in the tracker, however its item was split', async () => {
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
  test('because the money went elsewhere in between takes nothing', async () => {
    const id = await ann.addElectronic()
    await breakSending()
    await ann.ask('900.00', id)
    const { id: hold } = await bank.control<{ id: number }>(`/cards/${ann.prn}/authorizations`, {
      merchant: 'Corner Shop',
      amount: '500.00',
    })
    expect(hold).toBeGreaterThan(0)
    await hurry(bank)
    expect(await ann.status()).toBe('failed')
    expect(await ann.payments()).toMatchObject([
      { failure: 'The available balance did not cover the payment and its fee.' },
    ])
    expect(await ann.items()).toEqual([])
  })
})

// BILLS-87
test('the news of a payment may come in any order and twice', async () => {
  const id = await ann.addPaper()
  await ann.pay('50.77', id)
  await ann.advance('returned')
  await ann.advance()
  expect(await ann.balance()).toBe('1000.00')
  await bank.database.query(
    `update bank.partner_events set applied_at = null, next_attempt_at = now() where body->>'prn' = $1`,
    [ann.prn],
  )
  await bank.settle()
  expect(await ann.status()).toBe('returned')
  await bank.database.query(
    `update bank.bill_payments set status = 'created', failure = null where customer_id = $1`,
    [ann.id],
  )
  // From the last one to the first one.
  const { rows } = await bank.database.query<{ id: number }>(
    `select id from bank.partner_events where body->>'prn' = $1 order by id desc`,
    [ann.prn],
  )
  for (const event of rows) {
    await bank.database.query(`update bank.partner_events set applied_at = null where id = $1`, [event.id])
    await bank.settle()
  }
  expect(await ann.status()).toBe('returned')
  expect((await ann.emails()).filter((subject) => subject.includes('was returned'))).toHaveLength(2)
  expect((await ann.notices()).filter((title) => title.includes('was returned'))).toHaveLength(1)
})

// BILLS-04, BILLS-114, BILLS-115
test('the report for trustees and courts is a PDF of the own billers that were chosen', async () => {
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

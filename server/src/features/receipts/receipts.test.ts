import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { createReceiptKeeper, type ReceiptKeeper } from '../../../tests/support/receipt-keeper.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: ReceiptKeeper
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goToNoon(bank, '2026-11-20')
  ann = await createReceiptKeeper(bank)
})

describe('a typed receipt', () => {
  // REC-07
  test('is the posting of the payment with its amount', async () => {
    const id = await ann.send('500.00')
    expect(await ann.sent()).toMatchObject([{ id, amount: '500.00', sent_on: '2026-11-20', posted_on: null }])
    await goToNoon(bank, '2026-11-25')
    const added = await ann.add('2026-11-24', '500.00', { receipt_number: 'R-1', note: 'by phone' })
    const receipt = {
      id: added.body.receipt.id,
      posted_on: '2026-11-24',
      amount: '500.00',
      receipt_number: 'R-1',
      source: 'typed',
      file_name: null,
      note: 'by phone',
      state: 'matched',
      payment_ids: [id],
      by_hand: false,
    }
    expect(added).toMatchObject({ status: 201, body: { receipt } })
    expect(await ann.receipts()).toEqual([receipt])
    expect(await ann.sent()).toMatchObject([{ id, state: 'posted', posted_on: '2026-11-24' }])
  })

  // REC-07
  test('is refused of a day to come, and without a plan', async () => {
    const refused = await ann.add('2026-11-21', '500.00')
    expectRefusal(refused, 422, 'invalid_input')
    expect(refused.body.errors).toEqual({ 'receipt.posted_on': ["The day can't be in the future."] })
    expectRefusal(await ann.add('2026-11-20', '-5.00'), 422, 'invalid_input')
    const other = await bank.createCustomer()
    const receipt = { posted_on: '2026-11-20', amount: '500.00' }
    expectRefusal(await other.post('/api/receipts', { receipt }), 422, 'plan.missing')
    expectRefusal(await other.get('/api/receipts'), 422, 'plan.missing')
    expectRefusal(await other.get('/api/plan/payments'), 422, 'plan.missing')
  })

  // REC-09
  test('is refused beyond a thousand', async () => {
    await bank.database.query(
      `insert into bank.receipts (customer_id, posted_on, amount_cents, source, created_at)
       select $1, '2026-11-01', 100, 'typed', now() from generate_series(1, 1000)`,
      [ann.id],
    )
    expectRefusal(await ann.add('2026-11-20', '500.00'), 422, 'receipts.too_many')
    expect(await ann.receipts()).toHaveLength(1000)
  })

  // REC-07
  test('that is deleted posts nothing anymore', async () => {
    await ann.send('500.00')
    await goToNoon(bank, '2026-11-25')
    const { body } = await ann.add('2026-11-24', '500.00')
    expect((await ann.remove(body.receipt.id)).status).toBe(204)
    expect(await ann.receipts()).toEqual([])
    expect(await ann.sent()).toMatchObject([{ posted_on: null }])
    expectRefusal(await ann.remove(body.receipt.id), 404, 'not_found')
  })
})

describe('a match by hand', () => {
  const addFar = async () => (await ann.add('2026-11-24', '300.00')).body.receipt.id

  // REC-07
  test('holds for a receipt that the bank would not match, and can be taken back', async () => {
    const paymentId = await ann.send('500.00')
    await goToNoon(bank, '2026-11-25')
    const id = await addFar()
    expect(await ann.receipts()).toMatchObject([{ state: 'not_from_here', by_hand: false }])
    const matched = await ann.match(id, paymentId)
    expect(matched).toMatchObject({
      status: 200,
      body: { receipt: { payment_ids: [paymentId], by_hand: true } },
    })
    expect(await ann.sent()).toMatchObject([{ posted_on: '2026-11-24' }])
    await ann.match(id, null)
    expect(await ann.receipts()).toMatchObject([{ state: 'not_from_here', payment_ids: [], by_hand: true }])
    expect(await ann.sent()).toMatchObject([{ posted_on: null }])
  })

  // REC-07
  test('with a payment that another receipt has, or that came back, is refused', async () => {
    const paymentId = await ann.send('500.00')
    await goToNoon(bank, '2026-11-25')
    await ann.add('2026-11-24', '500.00')
    const id = await addFar()
    expectRefusal(await ann.match(id, paymentId), 409, 'receipts.payment_taken')
    await bank.database.query(
      `update bank.bill_payments set status = 'returned', failure = 'not_possible' where id = $1`,
      [paymentId],
    )
    expectRefusal(await ann.match(id, paymentId), 409, 'receipts.payment_taken')
    expect(await ann.receipts()).toMatchObject([{ by_hand: false }, { by_hand: false }])
  })

  // REC-07
  test('with a payment to someone else is answered like one that does not exist', async () => {
    const other = await ann.pay('20.00', await ann.addElectronic())
    await goToNoon(bank, '2026-11-25')
    expectRefusal(await ann.match(await addFar(), other.id), 404, 'not_found')
    expect(await ann.sent()).toEqual([])
  })
})

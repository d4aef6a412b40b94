/** What was posted counts for the plan, for what autopay sends, and for many customers as for one. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { createReceiptKeeper, type ReceiptKeeper } from '../../../tests/support/receipt-keeper.ts'
import { createSharer } from '../../../tests/support/saver.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())

describe('the plan', () => {
  let ann: ReceiptKeeper
  beforeEach(async () => {
    await goToNoon(bank, '2026-11-20')
    ann = await createReceiptKeeper(bank)
  })

  // REC-10
  test('counts a payment with the amount that was posted, and once', async () => {
    await ann.send('500.00')
    await goToNoon(bank, '2026-11-25')
    expect(await ann.plan.progress()).toMatchObject({ sent_total: '500.00', posted_arrears: null })
    const { body } = await ann.add('2026-11-24', '499.00')
    expect(body.receipt.state).toBe('other_amount')
    expect(await ann.plan.progress()).toMatchObject({
      sent_total: '499.00',
      posted_total: '499.00',
      arrears: '501.00',
      posted_arrears: '501.00',
    })
  })

  // REC-10
  test('counts what did not come from this account, and no second posting', async () => {
    await ann.send('500.00')
    await goToNoon(bank, '2026-11-25')
    await ann.add('2026-11-24', '500.00', { receipt_number: 'R-1' })
    await ann.add('2026-11-24', '500.00', { receipt_number: 'R-2' })
    await ann.add('2026-10-16', '230.77', { note: 'wage order' })
    expect(await ann.plan.progress()).toMatchObject({ sent_total: '730.77', posted_total: '730.77' })
    expect((await ann.plan.installments())[0]).toMatchObject({ status: 'posted' })
    const twice = (await ann.receipts()).find(({ state }) => state === 'twice')
    await ann.match(twice?.id ?? 0, null)
    expect(await ann.plan.progress()).toMatchObject({ sent_total: '1230.77' })
  })

  // REC-10
  test('is not raised by the history of an opening total', async () => {
    await ann.plan.change({ opening: { as_of: '2026-10-31', posted_total: '500.00' } })
    await ann.add('2026-10-15', '500.00')
    expect(await ann.plan.progress()).toMatchObject({ sent_total: '500.00', posted_total: '500.00' })
  })
})

// REC-10
test('what was posted ahead lowers what autopay sends next', async () => {
  await goToNoon(bank, '2026-12-01')
  const ann = await createAutopayer(bank)
  await ann.agree()
  expect((await ann.planned())[0]).toBe('2026-12-15 465.00 sent 0.00 on 2026-12-09 planned')
  const receipt = { posted_on: '2026-12-01', amount: '65.00' }
  expect((await ann.post('/api/receipts', { receipt })).status).toBe(201)
  await goToNoon(bank, '2026-12-02')
  expect((await ann.planned())[0]).toBe('2026-12-15 400.00 sent 0.00 on 2026-12-09 planned')
})

// REC-10
test('what was posted lowers the next share, which is decided with those of many customers', async () => {
  await goToNoon(bank, '2026-12-01')
  const ann = await createSharer(bank)
  const next = async () => (await ann.read()).next_move?.amount
  expect(await next()).toBe('233.00')
  const receipt = { posted_on: '2026-12-01', amount: '65.00' }
  expect((await ann.post('/api/receipts', { receipt })).status).toBe(201)
  expect(await next()).toBe('200.50')
})

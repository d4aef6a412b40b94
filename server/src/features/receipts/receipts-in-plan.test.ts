import type { TrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goToNoon } from '../../../tests/support/hurry.ts'
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

// REC-10
test('the plan counts a payment with the amount that was posted, and once', async () => {
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
test('the plan counts what did not come from this account, and no second posting', async () => {
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

// REC-04, REC-10
test('the plan does not count a payment returned after it was posted, until the office took it back', async () => {
  const id = await ann.send('500.00')
  await goToNoon(bank, '2026-11-25')
  const { body } = await ann.add('2026-11-24', '500.00')
  await ann.match(body.receipt.id, id)
  expect(await ann.plan.progress()).toMatchObject({ sent_total: '500.00' })
  await bank.database.query(
    `update bank.bill_payments set status = 'returned', failure = 'not_possible', updated_at = $2 where id = $1`,
    [id, bank.clock.now().toISOString()],
  )
  expect(await ann.receipts()).toMatchObject([{ state: 'open', payment_ids: [], by_hand: true }])
  expect(await ann.plan.progress()).toMatchObject({ sent_total: '0.00' })
  await ann.importFile('Date,Amount\n11/25/2026,-500.00\n')
  expect(await ann.receipts()).toMatchObject([{ state: 'not_from_here' }, { state: 'not_from_here' }])
  expect(await ann.plan.progress()).toMatchObject({ sent_total: '0.00', posted_total: '0.00' })
})

// REC-10
test('what counts is not raised by the history of an opening total', async () => {
  await ann.plan.change({ opening: { as_of: '2026-10-31', posted_total: '500.00' } })
  await ann.add('2026-10-15', '500.00')
  expect(await ann.plan.progress()).toMatchObject({ sent_total: '500.00', posted_total: '500.00' })
})

// TRACKER-54, TRACKER-170
test('the trustee card says that a payment was received, and posted once a receipt says so', async () => {
  const card = async () =>
    (await ann.get<{ trustee_card: TrusteeCard }>('/api/payment_tracking/trustee_card')).body.trustee_card
  await ann.send('500.00')
  await ann.advance('pending')
  await ann.advance('cleared')
  expect((await card()).payments).toEqual([{ state: 'received', amount: '500.00', day: '2026-11-20' }])
  await goToNoon(bank, '2026-11-25')
  await ann.add('2026-11-24', '500.00')
  expect((await card()).payments).toEqual([{ state: 'posted', amount: '500.00', day: '2026-11-24' }])
})

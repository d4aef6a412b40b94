/** Receipts of one customer from several windows, and looks of several servers. Runs on PostgreSQL, where they are really at once. */
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { createReceiptKeeper, type ReceiptKeeper } from '../../../tests/support/receipt-keeper.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let other: Awaited<ReturnType<typeof openOtherServer>>
let ann: ReceiptKeeper
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  await importSandboxTrustees(bank)
  other = await openOtherServer(bank)
})
afterAll(async () => {
  await other.close()
  await bank.close()
})
beforeEach(async () => {
  await goToNoon(bank, '2026-11-20')
  ann = await createReceiptKeeper(bank)
})

const times = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at))

// REC-08
test('a file that is imported several times at once adds each line once', async () => {
  const content = 'Date,Amount\n10/15/2026,480.00\n10/15/2026,480.00\n11/16/2026,480.00\n'
  const replies = await Promise.all(times(5, () => ann.importFile(content)))
  expect(replies.map(({ body }) => body.added).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 3])
  expect(await ann.receipts()).toHaveLength(3)
})

// REC-07
test('of receipts that are matched with one payment at once, one gets it', async () => {
  const paymentId = await ann.send('500.00')
  await goToNoon(bank, '2026-11-25')
  const added = [await ann.add('2026-11-24', '300.00'), await ann.add('2026-11-24', '200.00')]
  const replies = await Promise.all(added.map(({ body }) => ann.match(body.receipt.id, paymentId)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await ann.receipts()).filter(({ by_hand }) => by_hand)).toHaveLength(1)
})

// REC-12
test('servers that look at once tell of a missing posting once', async () => {
  await ann.add('2026-11-02', '77.00')
  await ann.send('500.00')
  const late = addBankingDays(day((await ann.sent())[0]?.post_by ?? ''), 1)
  await goToNoon(bank, late)
  await bank.database.query(`update bank.receipt_looks set look_on = $1 where customer_id = $2`, [
    late,
    ann.id,
  ])
  await bank.database.query(
    `delete from bank.notifications where customer_id = $1 and dedupe_key like 'receipt-%'`,
    [ann.id],
  )
  const look = bank.dueWork.find(({ name }) => name === 'receipts.postings')
  const lookHere = async () => look?.runDue(late)
  await Promise.all([...times(3, lookHere), ...times(3, () => other.runDue('receipts.postings', late))])
  const told = (await ann.notices()).filter((title) => title.includes('should have been posted by'))
  expect(told).toHaveLength(1)
  const { rows } = await bank.database.query(
    'select 1 from bank.receipt_looks where customer_id = $1 and look_on > $2',
    [ann.id, late],
  )
  expect(rows).toHaveLength(1)
})

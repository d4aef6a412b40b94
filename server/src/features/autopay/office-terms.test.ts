/** What the trustee's office says decides what is sent. */
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditBank } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = async (day: string) => {
  await bank.control('/clock/set', { to: `${day}T17:00:00.000Z` })
  await hurry(bank)
}
beforeEach(async () => {
  await goTo('2026-12-01')
  await importSandboxTrustees(bank)
  ann = await createAutopayer(bank)
})

/** What the office of the biller 0000009001 says of electronic payments. */
const officeSays = ({
  partial = null,
  accepted = null,
}: {
  partial?: string | null
  accepted?: string | null
}) =>
  bank.database.query(
    `update bank.trustee_methods set partial = coalesce($1::text, partial), accepted = coalesce($2::text, accepted)
     where trustee_id = 9001 and kind = 'electronic'`,
    [partial, accepted],
  )
const sendDay = async () => (await ann.list())[0]?.send_on ?? ''
const payments = async () =>
  (await ann.get<{ bill_payments: BillPayment[] }>('/api/bill_payments?per_page=-1')).body.bill_payments
    .map(({ amount, fee }) => `${amount} fee ${fee}`)
    .toSorted()
const isBalanced = async () => {
  await bank.settle()
  expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
  expect((await auditBank(bank)).findings).toEqual([])
}

// AUTO-05
test('an office that takes parts gets one part, and the rest later without a second fee', async () => {
  await officeSays({ partial: 'yes' })
  await ann.putIn('300.00')
  await ann.agree()
  const on = await sendDay()
  await goTo(on)
  expect(await payments()).toEqual(['299.00 fee 1.00'])
  expect(await ann.state()).toBe('waiting_for_money')
  await ann.putIn('100.00')
  await goTo(on)
  expect(await payments()).toEqual(['299.00 fee 1.00'])
  await ann.putIn('66.00')
  await goTo(on)
  expect(await payments()).toEqual(['166.00 fee 0.00', '299.00 fee 1.00'])
  expect(await ann.setAsideBalance()).toBe('0.00')
  await isBalanced()
})

// AUTO-05, AUTO-13
test('an office that no longer takes the method gets nothing, and what was moved for it goes back', async () => {
  await ann.putIn('400.00')
  await ann.agree({ use_main: '100.00' })
  const on = await sendDay()
  await officeSays({ accepted: 'no' })
  await goTo(on)
  expect(await ann.state()).toBe('refused')
  expect(await ann.taken()).toEqual([])
  expect(await ann.moves()).toEqual(['out 66.00 done', 'in 66.00 done', 'in 400.00 done'])
  const told = (await ann.notices()).filter((title) => title.includes("couldn't send your trustee payment"))
  expect(told).toHaveLength(1)
  await goTo('2026-12-15')
  expect(await ann.taken()).toEqual([])
  await isBalanced()
})

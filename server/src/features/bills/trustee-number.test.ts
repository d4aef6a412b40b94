import type { BillPaymentPreview } from '@yoursuccess/contract/bills/bill-payments'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BillPayer, createBillPayer } from '../../../tests/support/bill-payer.ts'
import { FACTS, planKeeper } from '../../../tests/support/plan-keeper.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: BillPayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-18' })
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await createBillPayer(bank)
  await bank.stepUp(ann)
})

const PAPER = {
  biller_name: 'Trustee F Marchbank',
  biller_address_1: 'PO Box 9006',
  biller_city: 'Austin',
  biller_state: 'TX',
  biller_zip: '78701',
}
const warnings = async (id: number) =>
  (await ann.get<BillPaymentPreview>(`/api/billers/${id}/payment_preview?amount=100`)).body.trustee_warnings
const OTHER = [{ code: 'other_account_number', wanted: '24-10077' }]

// TRU-06
test.each([
  ['24-10077', undefined],
  ['2410077', undefined],
  ['24-10078', OTHER],
  ['Reyes', OTHER],
])('the number %s of a trustee, whose plan has 24-10077-abc13, has the warnings %j', async (typed, shown) => {
  await planKeeper(ann).create({ ...FACTS, filed_on: '2024-03-17', case_number: '24-10077-abc13' })
  const added = await ann.post<{ biller: { id: number }; trustee_warnings?: object[] }>(
    '/api/billers/add_paper',
    { biller: { ...PAPER, biller_account_number: typed } },
  )
  expect([added.status, added.body.trustee_warnings]).toEqual([201, shown])
  expect(await warnings(added.body.biller.id)).toEqual(shown)
})

// TRU-06
test('any number of a trustee is taken while the plan has none, and a number that a plan gets later warns', async () => {
  const id = await ann.addPaper({ ...PAPER, biller_account_number: 'Reyes' })
  expect(await warnings(id)).toBeUndefined()
  const plan = planKeeper(ann)
  await plan.create()
  expect(await warnings(id)).toBeUndefined()
  expect(await plan.change({ trustee_account: '7654321' })).toMatchObject({ status: 200 })
  expect(await warnings(id)).toEqual([{ code: 'other_account_number', wanted: '7654321' }])
})

// TRU-06
test('nobody but a trustee is compared with the number of the plan', async () => {
  await planKeeper(ann).create({ ...FACTS, filed_on: '2024-03-17', case_number: '24-10077' })
  expect(await warnings(await ann.addPaper({ biller_account_number: 'lease 4' }))).toBeUndefined()
})

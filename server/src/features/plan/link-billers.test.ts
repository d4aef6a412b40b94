import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BillPayer, createBillPayer } from '../../../tests/support/bill-payer.ts'
import { FACTS, type PlanKeeper, planKeeper } from '../../../tests/support/plan-keeper.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let payer: BillPayer
let ann: PlanKeeper
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  await importSandboxTrustees(bank)
})
afterAll(() => bank.close())
beforeEach(async () => {
  payer = await createBillPayer(bank)
  await bank.stepUp(payer)
  ann = planKeeper(payer)
})

/** The billers that count, each with the trustee that it is linked to. */
const links = async () =>
  (
    await bank.database.query<{ biller: number; trustee: string | null }>(
      `select b.biller_id::int as biller, coalesce(t.name, t.trustee_id::text) as trustee
       from bank.plan_billers b left join bank.plan_trustees t on t.id = b.plan_trustee_id
       where b.customer_id = $1 order by 1`,
      [payer.id],
    )
  ).rows
const addTrustee = (number: number) => payer.addElectronic(`000000${number}`, '24-10077')
const addOwn = (biller_name: string, is_trustee: boolean) => payer.addPaper({ biller_name, is_trustee })

// CASE-24
test('billers are linked when they are added, and when the plan is made', async () => {
  const earlier = await addTrustee(9001)
  await payer.addElectronic()
  expect(await links()).toEqual([])
  await ann.create({ ...FACTS, trustee_id: 9001 })
  expect(await links()).toEqual([{ biller: earlier, trustee: '9001' }])
  const other = await addTrustee(9002)
  expect(await links()).toEqual([{ biller: earlier, trustee: '9001' }])
  await ann.change({ trustee_id: 9002, trustee_from_on: '2026-10-01' })
  expect(await links()).toEqual([
    { biller: earlier, trustee: '9001' },
    { biller: other, trustee: '9002' },
  ])
})

// CASE-24
test('a trustee that is corrected takes its billers along, and leaves those of another one', async () => {
  await ann.create({ ...FACTS, trustee_id: 9001 })
  await addTrustee(9001)
  const right = await addTrustee(9002)
  await ann.change({ trustee_id: 9002 })
  expect(await links()).toEqual([{ biller: right, trustee: '9002' }])
})

// CASE-24
test('without a trustee of the plan all trustees count, and go on when it is named', async () => {
  const own = await addOwn('Plan Payments', true)
  await addOwn('Green Meadow Rentals', false)
  await ann.create()
  expect(await links()).toEqual([{ biller: own, trustee: null }])
  await ann.change({ trustee: { name: 'Mary Jones' } })
  expect(await links()).toEqual([{ biller: own, trustee: 'Mary Jones' }])
  await ann.change({ trustee: null })
  expect(await links()).toEqual([{ biller: own, trustee: null }])
})

// CASE-24
test("a trustee in the customer's own words is recognized by name", async () => {
  await ann.create({ ...FACTS, trustee: { name: 'Mary Jones', state: 'IL' } })
  const jones = await addOwn('Mary Jones Trustee', false)
  await addOwn('Carl Baker', false)
  expect(await links()).toEqual([{ biller: jones, trustee: 'Mary Jones' }])
})

// CASE-24
test('a biller that was removed stays linked', async () => {
  await ann.create({ ...FACTS, trustee_id: 9001 })
  const biller = await addTrustee(9001)
  await payer.pay('400.00', biller)
  await payer.advance('cleared')
  expect((await payer.delete(`/api/billers/${biller}`)).status).toBe(204)
  await ann.change({ trustee_from_on: '2026-10-01' })
  expect(await ann.progress()).toMatchObject({ sent_total: '400.00' })
})

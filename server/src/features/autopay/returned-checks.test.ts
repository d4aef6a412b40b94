/** A check to the trustee that came back counts as returned once its money is in the set-aside. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditBank, expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { addPaperBiller } from '../../../tests/support/bill-seeds.ts'
import { goToNoon, hurry, runNow } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = (on: string) => goToNoon(bank, on)
const CAME_BACK = 'came back to your set-aside'
/** Of January: the check for December would have been too late. */
const payment = async () => (await ann.list())[1]

beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createAutopayer(bank)
  await ann.putIn('466.00')
  const biller_id = await addPaperBiller({ customer: ann }, { is_trustee: true })
  await ann.agree({ biller_id, method: 'bill_pay_check' })
  const sendOn = (await payment())?.send_on ?? ''
  await goTo(sendOn)
})

// AUTO-11
test.each([
  ['with all events', {}],
  ['with lost events', { partner: 'webhook', call: '*', action: 'drop', times: 40 }],
])('is told once, when the money is back, %s', async (_what, fault) => {
  expect(await ann.sent()).toEqual(['465.00 with 1.00'])
  if ('partner' in fault) await bank.control('/faults', fault)
  await ann.advance('returned')
  await runNow(bank, 'bills.follow-up')
  expect(await ann.setAsideBalance()).toBe('0.00')
  expect((await payment())?.state).toBe('sent')
  expect(await ann.told(CAME_BACK)).toEqual([])
  const found = (await auditBank(bank)).findings.map(({ finding }) => finding)
  expect(found).not.toContain('ended there as returned, and not yet here')

  await goTo('2027-01-04')
  await bank.control('/faults', undefined, 'DELETE')
  await hurry(bank)
  await runNow(bank, 'bills.follow-up')
  expect(await ann.setAsideBalance()).toBe('466.00')
  expect((await payment())?.state).toBe('returned')
  expect(await ann.told(CAME_BACK)).toHaveLength(1)
  await goTo('2027-01-06')
  expect(await ann.told(CAME_BACK)).toHaveLength(1)
  expect(await ann.sent()).toHaveLength(1)
  await expectBalanced(bank)
})

/** A catch-up is sent once, to the cent, whatever is sent, paid or stopped meanwhile. */
import { CATCH_UP_TERMS_VERSION, type previewCatchUp } from '@yoursuccess/contract/autopay/catch-up'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon, goToTime } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'

const PATH = '/api/plan/catch_up'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = (on: string) => goToNoon(bank, on)
/** Two days after an installment of 465.00 was due that nobody paid. Pay of 1,200.00 arrives on Tuesdays. */
beforeEach(async () => {
  await goTo('2026-12-01')
  ann = await createAutopayer(bank)
  await ann.addSchedule()
  await goTo('2026-12-17')
})

const preview = (paydays: number) =>
  ann.get<ReplyOf<typeof previewCatchUp>>(`${PATH}/preview?paydays=${paydays}`)
const catchUp = async (paydays: number, amount = '465.00') => {
  const form = { paydays, amount, terms_version: CATCH_UP_TERMS_VERSION }
  expect((await ann.post(PATH, { catch_up: form })).status).toBe(200)
}
const amounts = async () => (await ann.taken()).map(({ amount }) => amount)
const report = (amount: string) =>
  ann.post('/api/expense_items', {
    expense_item: { amount, category: 'trustee_payment', effective_date: bank.today(), external: true },
  })

describe('what was sent to catch up', () => {
  beforeEach(async () => {
    await ann.agree()
    await catchUp(5)
    await ann.putIn('745.00')
    await goTo('2027-01-11')
  })

  // AUTO-21
  test('is not taken off the next payment', async () => {
    expect(await amounts()).toEqual(['744.00'])
    await goTo('2027-01-16')
    expect((await ann.planned())[1]).toBe('2027-02-15 651.00 sent 0.00 on 2027-02-08 planned')
  })

  // AUTO-21, AUTO-22
  test('is not taken off the next payment after the customer stopped it', async () => {
    expect(await amounts()).toEqual(['744.00'])
    await ann.delete(PATH)
    expect((await ann.planned())[1]).toBe('2027-02-15 465.00 sent 0.00 on 2027-02-08 planned')
    await goTo('2027-01-16')
    expect((await ann.planned())[1]).toBe('2027-02-15 465.00 sent 0.00 on 2027-02-08 planned')
    await ann.agree()
    expect((await ann.planned()).at(-3)).toBe('2027-02-15 465.00 sent 0.00 on 2027-02-08 planned')
  })

  // AUTO-21
  test('is no longer behind, and what was sent for the next installment is not for it', async () => {
    await goTo('2027-01-12')
    const { body } = await preview(1)
    expect(body).toMatchObject({ amount: '186.00', payments: [{ due_on: '2027-02-15', amount: '651.00' }] })
    await catchUp(1, '186.00')
    expect((await ann.planned()).slice(0, 2)).toEqual([
      expect.stringContaining('2027-01-15 744.00 sent 744.00'),
      '2027-02-15 651.00 sent 0.00 on 2027-02-08 planned',
    ])
  })
})

// AUTO-21
test('a catch-up of what was reported as paid meanwhile lowers the payment after it', async () => {
  await ann.agree()
  await catchUp(5)
  expect((await report('465.00')).status).toBe(201)
  await goTo('2027-01-04')
  expect((await ann.putIn('745.00')).status).toBe(201)
  await goTo('2027-01-11')
  expect(await amounts()).toEqual(['744.00'])
  await goTo('2027-01-16')
  // 465.00 and its part of 186.00, less 279.00.
  expect((await ann.planned())[1]).toBe('2027-02-15 372.00 sent 0.00 on 2027-02-08 planned')
})

// AUTO-07, AUTO-19
test('a payment by hand lowers the payment with its part, and only the rest is sent', async () => {
  await ann.agree()
  await catchUp(5)
  expect((await ann.payTrustee('400.00')).status).toBe(201)
  await ann.putIn('345.00')
  await goTo('2027-01-11')
  expect(await amounts()).toEqual(['344.00'])
  await goTo('2027-01-16')
  expect((await ann.planned())[1]).toBe('2027-02-15 651.00 sent 0.00 on 2027-02-08 planned')
})

// AUTO-03, AUTO-19
test('an amount that was told before the catch-up is sent with its part', async () => {
  await ann.plan.addStep({ from_month: '2027-01-01', amount: '600.00', reason: 'step' })
  await ann.agree({ spread: '10.00' })
  await goTo('2026-12-18')
  await ann.plan.addStep({ from_month: '2027-01-01', amount: '650.00', reason: 'step' })
  await goTo('2026-12-19')
  expect(await ann.told('will be $650.00')).toHaveLength(3)
  await catchUp(5)
  await goTo('2027-01-04')
  expect((await ann.planned())[0]).toBe('2027-01-15 929.00 sent 0.00 on 2027-01-11 planned')
  await goTo('2027-01-08')
  expect(await ann.told('We plan to send $929.00')).toHaveLength(1)
  expect(await ann.told('will be')).toHaveLength(3)
})

describe('in parts', () => {
  /** Pay arrives on a day after noon, so that it is later than an agreement of that noon, and its share is sent. */
  const payday = async (on: string) => {
    const afterNoon = `${on}T17:30:00.000Z`
    await goToTime(bank, afterNoon)
    await ann.getPaid()
    await goToTime(bank, afterNoon)
  }
  beforeEach(async () => {
    await importSandboxTrustees(bank)
    await bank.database.query(
      `update bank.trustee_methods set partial = 'yes', min_cents = null
       where trustee_id = 9001 and kind = 'electronic'`,
    )
    await ann.share(true)
    await ann.agree({ mode: 'each_payday' })
    await catchUp(1)
    await payday('2026-12-22')
  })

  // AUTO-08, AUTO-19
  test('each share of pay is sent with its part, and together they are the payment', async () => {
    expect((await ann.planned())[0]).toBe('2027-01-15 930.00 sent 310.00 on 2027-01-11 planned')
    await payday('2026-12-29')
    await payday('2027-01-05')
    expect((await ann.planned())[0]).toContain('2027-01-15 930.00 sent 930.00')
    expect(await amounts()).toEqual(['310.00', '310.00', '310.00'])
    await goTo('2027-01-16')
    expect((await ann.planned())[1]).toContain('2027-02-15 465.00')
  })

  // AUTO-08, AUTO-22
  test('stopping it leaves the rest of the installment to send', async () => {
    await ann.delete(PATH)
    expect((await ann.planned())[0]).toBe('2027-01-15 465.00 sent 310.00 on 2027-01-11 planned')
  })

  // AUTO-19, AUTO-21
  test('another one goes with payments of which nothing was sent', async () => {
    expect((await preview(1)).body).toMatchObject({
      amount: '465.00',
      payments: [{ due_on: '2027-02-15', amount: '930.00', catch_up: '465.00' }],
    })
    await catchUp(1)
    expect((await ann.planned()).slice(0, 2)).toEqual([
      '2027-01-15 465.00 sent 310.00 on 2027-01-11 planned',
      '2027-02-15 930.00 sent 0.00 on 2027-02-08 planned',
    ])
  })
})

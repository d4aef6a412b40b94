import { CATCH_UP_TERMS_VERSION } from '@yoursuccess/contract/autopay/catch-up'
import { addDays, day } from '@yoursuccess/contract/core/calendar-date'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import type { ForecastReply } from '@yoursuccess/contract/forecast/forecast'
import { inputsOf } from '@yoursuccess/contract/forecast/forecast-parts.rules'
import { forecastOf } from '@yoursuccess/contract/forecast/forecast.rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAutopayer } from '../../../tests/support/autopayer.ts'
import { insertAccount, insertUnsentTransfer } from '../../../tests/support/funding-seeds.ts'
import { goToNoon, hurry } from '../../../tests/support/hurry.ts'
import { insertDeposits } from '../../../tests/support/payday-seeds.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { createPuller, TFS } from '../../../tests/support/puller.ts'
import { createSaver, createSharer, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/faults', undefined, 'DELETE')
  await goToNoon(bank, '2026-12-01')
})

const read = async (customer: Pick<TestCustomer, 'get'>, query = '') =>
  (await customer.get<ForecastReply>(`/api/forecast${query}`)).body

/** The processor's call fails until the faults are removed. */
const fail = (call: string) =>
  bank.control('/faults', { partner: 'galileo', call, action: 'status', status: 500 })

describe('the parts', () => {
  let ann: Saver
  beforeEach(async () => {
    ann = await createSaver(bank)
  })

  // FORE-01, FORE-03, FORE-04, FORE-07
  test('are the balance, the paydays and the payments, without a set-aside and without spending', async () => {
    await ann.addSchedule({ anchor_on: '2026-12-04' })
    const forecast = await read(ann)
    expect(forecast.parts).toMatchObject({
      today: '2026-12-01',
      until: '2027-01-15',
      available: '1000.00',
      stale: false,
      keep_back: '25.00',
      set_aside: null,
      bills: [],
      everyday: { expected: '0.00', low: '0.00', basis: 'nothing', days: 0 },
    })
    expect(forecast.parts.pay[0]).toEqual({
      name: 'Acme',
      on: '2026-12-04',
      arrives_on: '2026-12-04',
      usual_amount: '1200.00',
      is_late: false,
    })
    expect(forecast.parts.payments[0]).toMatchObject({
      due_on: '2026-12-15',
      send_on: '2026-12-09',
      planned: '465.00',
      fees: '1.00',
      sent: '0.00',
    })
    expect(forecast.days[3]).toMatchObject({ on: '2026-12-04', expected: '2200.00', low: '2080.00' })
    expect(forecast.safe_to_spend).toEqual({ amount: '975.00', until: '2026-12-03', per_day: '325.00' })
    expect(forecast.answer).toEqual({ kind: 'lasts', pay_on: '2026-12-04' })
  })

  // FORE-01, FORE-05
  test('give the browser the same forecast by the same rule', async () => {
    await ann.open()
    await ann.addSchedule()
    await ann.putIn('100.00')
    await ann.share(true)
    const { days, parts, safe_to_spend: safe } = await read(ann)
    const again = forecastOf(inputsOf(parts))
    const amounts = (cents: number) => (cents / 100).toFixed(2)
    expect(again.days.map((each) => [each.on, amounts(each.expectedCents), amounts(each.lowCents)])).toEqual(
      days.map(({ on, expected, low }) => [on, expected, low]),
    )
    expect(amounts(again.safeToSpend.amountCents)).toBe(safe.amount)
  })

  // FORE-01
  test('expects only pay that arrives here and has not arrived', async () => {
    await ann.addSchedule({ name: 'Elsewhere', anchor_on: '2026-12-04', lands_here: false })
    await ann.addSchedule({ ended_on: '2026-12-08' })
    const days = async () => (await read(ann)).parts.pay.map(({ name, on }) => `${name} ${on}`)
    expect(await days()).toEqual(['Acme 2026-12-01', 'Acme 2026-12-08'])
    await ann.getPaid()
    expect(await days()).toEqual(['Acme 2026-12-08'])
  })

  // FORE-02, FORE-04
  test('have overdue pay as expected today, and never as safe to spend', async () => {
    await ann.addSchedule()
    await goToNoon(bank, '2026-12-03')
    const { parts, days, safe_to_spend: safe, answer } = await read(ann)
    expect(parts.pay[0]).toMatchObject({ on: '2026-12-01', arrives_on: '2026-12-03', is_late: true })
    expect(days[0]).toMatchObject({ expected: '2200.00', low: '1000.00' })
    expect(safe).toMatchObject({ amount: '975.00', until: '2026-12-07' })
    expect(answer).toEqual({ kind: 'late_pay', name: 'Acme', on: '2026-12-01' })
  })

  // FORE-02
  test('have the mean of purchases, without what was refunded', async () => {
    const day0 = day('2026-12-01')
    await insertDeposits({ bank, customer: ann }, [
      { on: addDays(day0, -100), amountCents: -500_00, details: 'BEFORE', kind: 'purchase' },
      { on: addDays(day0, -90), amountCents: -100_00, details: 'SHOP', kind: 'purchase' },
      { on: addDays(day0, -1), amountCents: -90_00, details: 'SHOP', kind: 'purchase' },
      { on: addDays(day0, -1), amountCents: 10_00, details: 'SHOP', kind: 'refund' },
      { on: addDays(day0, -5), amountCents: -70_00, details: 'POWER', kind: 'bill_payment' },
      { on: day0, amountCents: -40_00, details: 'TODAY', kind: 'purchase' },
    ])
    expect((await read(ann)).parts.everyday).toEqual({
      expected: '2.00',
      low: '2.50',
      basis: 'purchases',
      days: 90,
    })
  })

  // FORE-01
  test('subtract a payment that is ordered once, while the processor has not taken it', async () => {
    const eve = await createAutopayer(bank)
    await fail('createBillPayment')
    await eve.payTrustee('40.00')
    const ordered = await read(eve)
    expect(ordered.parts.bills.map(({ amount }) => amount)).toEqual(['41.00'])
    expect([ordered.parts.available, ordered.days[0]?.low]).toEqual(['1000.00', '959.00'])
    await bank.control('/faults', undefined, 'DELETE')
    await hurry(bank)
    const taken = await read(eve)
    expect(taken.parts.bills).toEqual([])
    expect([taken.parts.available, taken.days[0]?.low]).toEqual(['959.00', '959.00'])
  })
})

// FORE-03
test('a payment is short by what autopay may not take from the main account', async () => {
  const fay = await createAutopayer(bank)
  await fay.addSchedule()
  await fay.agree()
  const short = { kind: 'payment_short', due_on: '2026-12-15', amount: '466.00' }
  expect((await read(fay)).answer).toEqual(short)
  await fay.agree({ use_main: '400.00' })
  expect((await read(fay)).answer).toEqual({ ...short, amount: '66.00' })
  await fay.agree({ use_main: '500.00' })
  expect((await read(fay)).answer).toEqual({ kind: 'lasts', pay_on: '2026-12-01' })
})

// FORE-03
test('while autopay is on hold, nothing limits what a payment takes from the main account', async () => {
  const kay = await createAutopayer(bank)
  await kay.addSchedule()
  await kay.agree()
  await kay.plan.change({ trustee_account: '2410077' })
  const { answer, parts } = await read(kay)
  expect(parts.payments[0]).toMatchObject({ due_on: '2026-12-15', from_main: null })
  expect(answer).toEqual({ kind: 'lasts', pay_on: '2026-12-01' })
})

// FORE-01, FORE-04
test('subtracts what a service is expected to collect until it is collected, whichever account has its money', async () => {
  const ivy = await createPuller(bank)
  await ivy.agree(TFS)
  const low = async () => {
    const { days, safe_to_spend: safe, parts } = await read(ivy)
    return [parts.available, parts.bills, days[0]?.low, safe.amount]
  }
  expect(await low()).toEqual(['534.00', [], '534.00', '509.00'])
  await goToNoon(bank, '2026-12-04')
  const pull = { name: 'TFS', on: '2026-12-04', amount: '466.00', regular: null }
  expect(await low()).toEqual(['1000.00', [pull], '534.00', '509.00'])
  await goToNoon(bank, '2026-12-05')
  expect(await low()).toEqual(['1000.00', [{ ...pull, on: '2026-12-05' }], '534.00', '509.00'])
  await ivy.collect('466.00', '2026-12-07')
  await goToNoon(bank, '2026-12-07')
  await goToNoon(bank, '2026-12-08')
  expect(await low()).toEqual(['534.00', [], '534.00', '509.00'])
})

// FORE-03
test('what a service collects is short only by what no account has', async () => {
  const joe = await createPuller(bank)
  await joe.addSchedule()
  await joe.agree(TFS)
  await joe.takeOut('100.00')
  expect((await read(joe)).answer).toEqual({ kind: 'lasts', pay_on: '2026-12-01' })
})

// FORE-01
test('a catch-up raises the payments to come', async () => {
  const gus = await createAutopayer(bank)
  await gus.addSchedule()
  await goToNoon(bank, '2026-12-17')
  await gus.agree()
  const planned = async () => (await read(gus)).parts.payments[0]?.planned
  expect(await planned()).toBe('465.00')
  await gus.post('/api/plan/catch_up', {
    catch_up: { paydays: 4, amount: '465.00', terms_version: CATCH_UP_TERMS_VERSION },
  })
  expect(await planned()).toBe('813.75')
})

// FORE-01
test('without autopay, what was posted lowers the payment to come', async () => {
  const hal = await createSaver(bank)
  await hal.post('/api/receipts', { receipt: { posted_on: '2026-12-01', amount: '65.00' } })
  expect((await read(hal)).parts.payments[0]).toMatchObject({ planned: '465.00', sent: '65.00' })
})

// FORE-01
test('without autopay, what an employer sends to the trustee lowers the payment to come', async () => {
  const lea = await createSaver(bank)
  await lea.addSchedule()
  const { body } = await lea.get<{ pay_schedules: { id: number }[] }>('/api/pay_schedules')
  const schedule_id = body.pay_schedules[0]?.id ?? null
  await lea.plan.change({ wage_order: { amount: '100.00', schedule_id, starts_on: '2026-12-01' } })
  const { payments } = (await read(lea)).parts
  expect(payments.map(({ due_on, planned, sent }) => `${due_on} ${planned} ${sent}`).slice(0, 2)).toEqual([
    '2026-12-15 465.00 300.00',
    '2027-01-15 465.00 400.00',
  ])
})

// FORE-01, FORE-07
test('ends on the day that is asked for, from today to three months from now', async () => {
  const ben = await createSaver(bank)
  const { days } = await read(ben, '?to=2026-12-05')
  expect(days.map(({ on }) => on.slice(-2))).toEqual(['01', '02', '03', '04', '05'])
  const refused = async (to: string) => ben.get<ErrorReply>(`/api/forecast?to=${to}`)
  expectRefusal(await refused('2026-11-30'), 422, 'invalid_input')
  expectRefusal(await refused('2027-03-04'), 422, 'invalid_input')
  expect((await refused('2027-03-03')).status).toBe(200)
})

// FORE-01
test('with exact inputs and nothing estimated, the forecast is what happens, to the cent', async () => {
  const dan = await createAutopayer(bank)
  await dan.addSchedule()
  await dan.share(true)
  await dan.agree()
  const { days } = await read(dan, '?to=2026-12-23')
  const happened: (string | undefined)[][] = []
  for (const { on, events } of days) {
    await goToNoon(bank, on)
    if (events.some(({ kind }) => kind === 'pay')) await dan.getPaid()
    await hurry(bank)
    happened.push([on, ...(await dan.balances())])
  }
  expect(happened).toEqual(days.map(({ on, expected, set_aside }) => [on, expected, set_aside]))
  expect(await dan.sent()).toEqual(['465.00 with 1.00'])
})

// FORE-01, FORE-07
test('works with the last known balance while the processor does not answer, and says so', async () => {
  const cid = await createSharer(bank)
  await read(cid)
  await fail('getBalance')
  const { parts } = await read(cid)
  expect(parts).toMatchObject({ stale: true, available: '1000.00' })
})

// FORE-01
test('counts transfers by account on the last day on which they should arrive', async () => {
  const customer = await createSaver(bank)
  const world = { bank, customer, mark: 'My Bank' }
  await insertUnsentTransfer(world)
  const ach_account_id = await insertAccount({ ...world, mark: 'Savings' })
  const transfer = { amount: '40.00', interval: 'monthly', next_run_on: '2026-12-07', ach_account_id }
  await customer.post('/api/recurring_transfers', { recurring_transfer: transfer })
  expect((await read(customer)).parts.transfers).toEqual([
    { name: 'My Bank', on: '2026-12-08', amount: '30.00' },
    { name: 'Savings', on: '2026-12-14', amount: '40.00' },
    { name: 'Savings', on: '2027-01-14', amount: '40.00' },
  ])
})

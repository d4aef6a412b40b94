/** Regular bills in the forecast, found in what a customer paid in the sandbox. */
import { day } from '@yoursuccess/contract/core/calendar-date'
import type { ForecastReply } from '@yoursuccess/contract/forecast/forecast'
import type { RecurringBill, RecurringStatus } from '@yoursuccess/contract/tracker/recurring'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPaperBiller } from '../../../tests/support/bill-seeds.ts'
import { goToNoon, hurry } from '../../../tests/support/hurry.ts'
import { insertDeposits } from '../../../tests/support/payday-seeds.ts'
import { createSaver, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Saver
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-10' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/faults', undefined, 'DELETE')
  await goToNoon(bank, '2026-11-10')
  ann = await createSaver(bank)
})

const read = async (query = '') => (await ann.get<ForecastReply>(`/api/forecast${query}`)).body
/** As "2026-12-01 Streamline TV 15.00". */
const bills = async () => (await read()).parts.bills.map(({ on, name, amount }) => `${on} ${name} ${amount}`)
const firstLow = async () => (await read()).days[0]?.low

const authorize = async (merchant: string, amount: string) => {
  const { id } = await bank.control<{ id: number }>(`/cards/${ann.prn}/authorizations`, { merchant, amount })
  await bank.settle()
  return id
}
const settle = async (id: number) => {
  await bank.control(`/authorizations/${id}/settle`)
  await bank.settle()
}
const buy = async (merchant: string, amount: string) => settle(await authorize(merchant, amount))

/** On three Tuesdays until November 24. The next one is December 1. */
const onTuesdays = async (pay: () => Promise<unknown>) => {
  for (const on of ['2026-11-10', '2026-11-17', '2026-11-24']) {
    await goToNoon(bank, on)
    await pay()
  }
}
const watchTv = () => onTuesdays(() => buy('STREAMLINE TV', '15.00'))
const sayOfBill = async (status: RecurringStatus) => {
  const { body } = await ann.get<{ recurring: RecurringBill[] }>('/api/recurring')
  await ann.put(`/api/recurring/${body.recurring[0]?.id}`, { recurring: { status } })
}

// FORE-01, FORE-02, FORE-07
test('a regular bill is expected on its days, and its purchases are no everyday spending', async () => {
  await watchTv()
  await goToNoon(bank, '2026-11-28')
  await buy('GROCER', '20.00')
  await goToNoon(bank, '2026-11-30')
  const { parts, days } = await read()
  expect(parts.bills.slice(0, 2)).toEqual(
    ['2026-12-01', '2026-12-08'].map((on) => ({
      name: 'Streamline TV',
      on,
      amount: '15.00',
      regular: { payee: 'streamline tv', status: 'found' },
    })),
  )
  expect(parts.bills.every(({ on }) => on <= parts.until)).toBe(true)
  expect(parts.everyday).toEqual({ expected: '1.00', low: '1.25', basis: 'purchases', days: 20 })
  expect(days[1]?.events).toEqual([{ kind: 'bill', label: 'Streamline TV', amount: '15.00' }])
})

// FORE-02
test('a bill that is dismissed is everyday spending again', async () => {
  await watchTv()
  await goToNoon(bank, '2026-11-30')
  await sayOfBill('confirmed')
  expect((await read()).parts.bills[0]?.regular).toMatchObject({ status: 'confirmed' })
  await sayOfBill('dismissed')
  expect((await read()).parts).toMatchObject({ bills: [], everyday: { expected: '2.25' } })
})

// FORE-02
test('a refund of a regular bill is no everyday spending, either', async () => {
  await watchTv()
  const { rows } = await bank.database.query<{ id: string }>(
    `select processor_id as id from bank.posted_transactions
     where customer_id = $1 and kind = 'purchase' order by posted_at desc limit 1`,
    [ann.id],
  )
  const refund = {
    kind: 'refund',
    amount: '5.00',
    description: 'STREAMLINE TV',
    refunds: Number(rows[0]?.id),
  }
  await bank.control(`/accounts/${ann.prn}/deposits`, refund)
  await bank.settle()
  await buy('GROCER', '20.00')
  await goToNoon(bank, '2026-11-30')
  const { bills: found, everyday } = (await read()).parts
  expect([found[0]?.amount, everyday.expected]).toEqual(['15.00', '1.00'])
})

// FORE-01
test('a bill is subtracted once, whether it is expected, authorized or charged', async () => {
  await watchTv()
  await goToNoon(bank, '2026-12-01')
  const expected = await firstLow()
  expect((await bills())[0]).toBe('2026-12-01 Streamline TV 15.00')
  const hold = await authorize('STREAMLINE TV', '15.00')
  expect((await bills())[0]).toBe('2026-12-08 Streamline TV 15.00')
  expect(await firstLow()).toBe(expected)
  await settle(hold)
  expect((await bills())[0]).toBe('2026-12-08 Streamline TV 15.00')
  expect(await firstLow()).toBe(expected)
})

// FORE-01
test('a late bill counts today until its grace is over', async () => {
  await watchTv()
  await goToNoon(bank, '2026-12-02')
  expect((await bills()).slice(0, 2)).toEqual([
    '2026-12-02 Streamline TV 15.00',
    '2026-12-08 Streamline TV 15.00',
  ])
  await goToNoon(bank, '2026-12-03')
  expect((await bills())[0]).toBe('2026-12-08 Streamline TV 15.00')
})

// FORE-01
test('a bill that is known as ordered, as regular and by its reminder counts once, with its fee', async () => {
  const biller_id = await addPaperBiller({ customer: ann })
  const pay = (amount = '50.00') => ann.post('/api/bill_payments', { bill_payment: { amount, biller_id } })
  await onTuesdays(async () => {
    await pay()
    await hurry(bank)
  })
  await goToNoon(bank, '2026-11-28')
  await ann.post('/api/reminders', { biller_id, next_reminder: '2026-12-01' })
  expect((await bills())[0]).toBe('2026-12-01 Green Meadow Rentals 51.00')
  const expected = (await read('?to=2026-12-07')).days.at(-1)?.low
  await bank.control('/faults', {
    partner: 'galileo',
    call: 'createBillPayment',
    action: 'status',
    status: 500,
  })
  await pay()
  const ordered = ['2026-11-28 Green Meadow Rentals 51.00', '2026-12-08 Green Meadow Rentals 51.00']
  expect((await bills()).slice(0, 2)).toEqual(ordered)
  expect((await read('?to=2026-12-07')).days.at(-1)?.low).toBe(expected)
  await bank.control('/faults', undefined, 'DELETE')
  await hurry(bank)
  expect((await bills())[0]).toBe(ordered[1])
  expect((await read('?to=2026-12-07')).days.at(-1)?.low).toBe(expected)
})

// FORE-01, RULE-02
test("payments to a biller of the plan are the trustee's, and no regular bill", async () => {
  const biller_id = await addPaperBiller({ customer: ann })
  await onTuesdays(async () => {
    await ann.post('/api/bill_payments', { bill_payment: { amount: '50.00', biller_id } })
    await hurry(bank)
  })
  expect(await bills()).not.toEqual([])
  await bank.database.query(
    'insert into bank.plan_billers (biller_id, customer_id, linked_at) values ($1, $2, now())',
    [biller_id, ann.id],
  )
  expect(await bills()).toEqual([])
})

// FORE-01, RULE-02
test('debits by companies are regular bills, but not those of a service that collects for trustees', async () => {
  const debits = ['2026-09-05', '2026-10-05', '2026-11-05'].flatMap((on) =>
    ['CITY POWER', 'TFS BILLPAY'].map((details) => ({
      on: day(on),
      amountCents: -80_00,
      details,
      kind: 'ach_debit',
    })),
  )
  await insertDeposits({ bank, customer: ann }, debits)
  expect((await bills())[0]).toBe('2026-12-05 City Power 80.00')
  expect((await bills()).join()).not.toContain('TFS')
})

// FORE-01
test('with regular bills that come as expected, the forecast is what happens, to the cent', async () => {
  await watchTv()
  await goToNoon(bank, '2026-11-30')
  const { days } = await read('?to=2026-12-02')
  const happened: (string | undefined)[][] = []
  for (const { on, events } of days) {
    await goToNoon(bank, on)
    for (const { amount } of events) await buy('STREAMLINE TV', amount)
    happened.push([on, await ann.balance()])
  }
  expect(happened).toEqual(days.map(({ on, expected }) => [on, expected]))
  expect(happened.at(-1)).toEqual(['2026-12-02', '940.00'])
})

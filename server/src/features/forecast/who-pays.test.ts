/** Who pays each payment to the trustee, so that nobody is asked to send money that is paid another way. */
import type { ForecastReply } from '@yoursuccess/contract/forecast/forecast'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { createPuller, TFS } from '../../../tests/support/puller.ts'
import { createSaver, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goToNoon(bank, '2026-12-01')
})

const read = async (customer: Pick<TestCustomer, 'get'>) => {
  const { parts } = (await customer.get<ForecastReply>('/api/forecast')).body
  const words = ({ due_on, by, service }: { due_on: string; by: string; service: string | null }) =>
    [due_on, by, ...(service ? [service] : [])].join(' ')
  return { payments: parts.payments.map(words), arranged: parts.arranged }
}
const next = async (customer: Pick<TestCustomer, 'get'>) => (await read(customer)).payments[0]

const order = async (customer: Saver, amount: string) => {
  await customer.addSchedule()
  const { body } = await customer.get<{ pay_schedules: { id: number }[] }>('/api/pay_schedules')
  const schedule_id = body.pay_schedules[0]?.id ?? null
  await customer.plan.change({ wage_order: { amount, schedule_id, starts_on: '2026-11-01' } })
}

// FORE-07
test('the bank pays with autopay, and the customer while it is on hold', async () => {
  const kay = await createAutopayer(bank)
  expect(await next(kay)).toBe('2026-12-15 customer')
  await kay.agree()
  expect(await next(kay)).toBe('2026-12-15 bank')
  await kay.plan.change({ trustee_account: '2410077' })
  expect(await next(kay)).toBe('2026-12-15 customer')
})

// FORE-07, AUTO-09
test('a service pays what it collects, also on the day of it and without autopay', async () => {
  const ivy = await createPuller(bank)
  await ivy.agree(TFS)
  const { payments, arranged } = await read(ivy)
  expect([payments[0], arranged]).toEqual(['2026-12-15 service tfs', []])
  await goToNoon(bank, '2026-12-04')
  expect((await read(ivy)).arranged).toEqual([
    { due_on: '2026-12-15', send_on: '2026-12-04', amount: '465.00', by: 'service', service: 'tfs' },
  ])
  const leo = await createSaver(bank)
  await leo.plan.change({ paid_by: ['epay'] })
  expect(await next(leo)).toBe('2026-12-15 service epay')
  await leo.plan.change({ paid_by: ['epay', 'electronic'] })
  expect(await next(leo)).toBe('2026-12-15 customer')
})

// FORE-07, O-14
test('an employer pays what a wage order is expected to bring, and the customer the rest', async () => {
  const lea = await createSaver(bank)
  await lea.plan.change({ paid_by: ['wage_order'] })
  expect(await next(lea)).toBe('2026-12-15 employer')
  await order(lea, '100.00')
  const { payments, arranged } = await read(lea)
  expect([payments[0], arranged]).toEqual(['2026-12-15 customer', []])
  await lea.plan.change({ wage_order: null })
  const may = await createSaver(bank)
  await order(may, '465.00')
  const whole = await read(may)
  expect(whole.payments.slice(0, 1)).not.toEqual(['2026-12-15 customer'])
  expect(whole.arranged[0]).toEqual({
    due_on: '2026-12-15',
    send_on: '2026-12-09',
    amount: '465.00',
    by: 'employer',
    service: null,
  })
})

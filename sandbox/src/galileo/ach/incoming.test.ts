import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { callGalileo, openCustomer } from '../../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../../testing/sandbox.ts'

const FRIDAY = new Date('2026-11-20T18:00:00Z')

let sandbox: TestSandbox
let prn: string
let history: Awaited<ReturnType<typeof openCustomer>>['history']
beforeAll(async () => {
  sandbox = await openTestSandbox({}, () => FRIDAY)
})
beforeEach(async () => {
  await sandbox.control('POST', '/_sim/clock/set', { to: FRIDAY.toISOString() })
  ;({ prn, history } = await openCustomer(sandbox, 'paid@example.com'))
})
afterEach(() => sandbox.assertBalanced())
afterAll(() => sandbox.close())

interface Entry {
  id: number
  status: string
  return_code: string | null
}
const announce = (given: Record<string, string>) =>
  sandbox.command<Entry>(`/_sim/accounts/${prn}/ach_entries`, {
    direction: 'credit',
    amount: '1000',
    company: 'ACME WIDGETS',
    description: 'PAYROLL',
    ...given,
  })
const goTo = (to: string) => sandbox.control('POST', '/_sim/clock/advance', { to })
const entry = async (id: number) =>
  (await sandbox.look<Entry[]>(`/_sim/ach?prn=${prn}`)).find((each) => each.id === id)
const postedTimes = async () => (await history()).map(({ postedAt }) => postedAt.toISOString())
const enableEarlyAccess = () =>
  callGalileo(sandbox, 'setAccountFeature', { accountNo: prn, featureType: '7', featureValue: 'Y' })

it('posts pay on its day at half past eight in New York', async () => {
  await announce({ effective_on: '2026-11-25' })
  await goTo('2026-11-25T13:29:00Z')
  expect(await history()).toEqual([])
  await goTo('2026-11-25T13:30:00Z')
  expect(await history()).toMatchObject([
    { kind: 'deposit', amountCents: 100_000, details: 'PAYROLL ACME WIDGETS' },
  ])
})

// ACCOUNT-24
it('posts pay two banking days early with early access, not counting a holiday', async () => {
  await enableEarlyAccess()
  await announce({ effective_on: '2026-11-30' })
  await goTo('2026-12-10')
  expect(await postedTimes()).toEqual(['2026-11-25T13:30:00.000Z'])
})

it('posts pay announced late at once with early access', async () => {
  await enableEarlyAccess()
  await announce({ effective_on: '2026-11-23' })
  await goTo('2026-11-20T18:00:01Z')
  expect(await history()).toHaveLength(1)
})

// ACCOUNT-24
it('posts a tax refund on its day even with early access', async () => {
  await enableEarlyAccess()
  await announce({ description: 'TAX REF', company: 'IRS TREAS 310', effective_on: '2026-11-25' })
  await goTo('2026-12-10')
  expect(await postedTimes()).toEqual(['2026-11-25T13:30:00.000Z'])
})

it("returns someone else's pay", async () => {
  const { id } = await announce({ receiver_name: 'SOMEBODY ELSE' })
  await goTo('2026-12-10')
  expect(await entry(id)).toMatchObject({ status: 'returned', return_code: 'R03' })
  expect(await history()).toEqual([])
})

it('posts a pre-note without moving money', async () => {
  const { id } = await announce({ amount: '0' })
  await goTo('2026-12-10')
  expect([(await entry(id))?.status, await history()]).toEqual(['posted', []])
})

it('lets the company reverse pay once', async () => {
  const { id } = await announce({})
  await goTo('2026-12-10')
  expect((await sandbox.control('POST', `/_sim/ach/${id}/reverse`)).status).toBe(200)
  expect((await sandbox.control('POST', `/_sim/ach/${id}/reverse`)).status).toBe(409)
  expect((await history()).map(({ amountCents }) => amountCents)).toEqual([100_000, -100_000])
})

it('pays a debit, and returns one without enough money or with a stop payment', async () => {
  await announce({ effective_on: '2026-11-23' })
  const debit = (amount: string) =>
    announce({ direction: 'debit', amount, company: 'TRUSTEE', effective_on: '2026-11-25' })
  const [paid, tooMuch, stopped] = [await debit('900'), await debit('200'), await debit('10')]
  expect((await sandbox.control('POST', `/_sim/ach/${stopped.id}/stop`)).status).toBe(200)
  expect((await sandbox.control('POST', `/_sim/ach/${stopped.id}/stop`)).status).toBe(409)
  await goTo('2026-12-10')
  expect(await entry(paid.id)).toMatchObject({ status: 'posted' })
  expect(await entry(tooMuch.id)).toMatchObject({ status: 'returned', return_code: 'R01' })
  expect(await entry(stopped.id)).toMatchObject({ status: 'stopped', return_code: 'R08' })
  expect((await history()).map(({ amountCents }) => amountCents)).toEqual([100_000, -90_000])
})

it('returns an entry to a closed account', async () => {
  const debit = await announce({ direction: 'debit', amount: '1' })
  await callGalileo(sandbox, 'modifyStatus', { accountNo: prn, type: '2' })
  await goTo('2026-12-10')
  expect(await entry(debit.id)).toMatchObject({ status: 'returned', return_code: 'R16' })
})

it('refuses an entry on a bank holiday or for an unknown account', async () => {
  const post = (path: string, effective_on: string) =>
    sandbox.control('POST', path, {
      direction: 'credit',
      amount: '1',
      company: 'A',
      description: 'B',
      effective_on,
    })
  expect((await post(`/_sim/accounts/${prn}/ach_entries`, '2026-11-26')).status).toBe(422)
  expect((await post('/_sim/accounts/999/ach_entries', '2026-11-25')).status).toBe(404)
})

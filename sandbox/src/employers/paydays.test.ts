import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openSandbox } from '../app.ts'
import { callGalileo, openCustomer } from '../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'

/** A Friday, noon in New York. Thanksgiving is the Thursday after. */
const FRIDAY = new Date('2026-11-20T17:00:00Z')

let sandbox: TestSandbox
let prn: string
let history: Awaited<ReturnType<typeof openCustomer>>['history']
beforeAll(async () => {
  sandbox = await openTestSandbox({}, () => FRIDAY)
})
beforeEach(async () => {
  await goTo(FRIDAY.toISOString())
  ;({ prn, history } = await openCustomer(sandbox, 'worker@example.com'))
})
afterEach(() => sandbox.assertBalanced())
afterAll(() => sandbox.close())

interface Listed {
  next_on: string | null
  [field: string]: unknown
}
/** No bank listens, so the clock's reply is an error; it moves all the same. */
const goTo = (to: string) => sandbox.control('POST', '/_sim/clock/set', { to })
const advanceTo = (to: string) => sandbox.control('POST', '/_sim/clock/advance', { to })
const biweekly = { frequency: 'biweekly', first_on: '2026-11-27', amount: '1200.00', payer: 'ACME WIDGETS' }
const post = (change: object = {}) =>
  sandbox.control('POST', `/_sim/accounts/${prn}/paydays`, { ...biweekly, ...change })
const employ = async (change: object = {}) => {
  const answer = await post(change)
  expect(answer.status).toBe(201)
  return answer.body as Listed
}
const paidTimes = async () => (await history()).map(({ postedAt }) => postedAt.toISOString())
const paidOn = async () => (await paidTimes()).map((time) => time.slice(0, 10))
const enableEarlyAccess = () =>
  callGalileo(sandbox, 'setAccountFeature', { accountNo: prn, featureType: '7', featureValue: 'Y' })

// SBX-01
it('pays by itself over the holidays, except on a missing payday', async () => {
  const listed = await employ({ missing: ['2027-01-08'] })
  expect(listed).toMatchObject({ ...biweekly, missing: ['2027-01-08'], count: null, next_on: '2026-11-27' })
  await advanceTo('2027-02-05')
  expect(await history()).toMatchObject(
    Array.from({ length: 5 }, () => ({
      kind: 'deposit',
      amountCents: 120_000,
      details: 'PAYROLL ACME WIDGETS',
    })),
  )
  expect(await paidTimes()).toEqual([
    '2026-11-27T13:30:00.000Z',
    '2026-12-11T13:30:00.000Z',
    '2026-12-24T13:30:00.000Z',
    '2027-01-22T13:30:00.000Z',
    '2027-02-05T13:30:00.000Z',
  ])
  expect(await sandbox.look(`/_sim/accounts/${prn}/paydays`)).toMatchObject([{ next_on: '2027-02-19' }])
})

// SBX-01
it.each([
  ['weekly', ['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18', '2026-12-24', '2026-12-31']],
  ['semimonthly', ['2026-11-27', '2026-12-11', '2026-12-24']],
  ['monthly', ['2026-11-27', '2026-12-24']],
])('pays %s', async (frequency, expected) => {
  await employ({ frequency })
  await goTo('2027-01-06')
  expect(await paidOn()).toEqual(expected)
})

// SBX-01
it('pays each payday once when the clock moves back and forth', async () => {
  await employ()
  await goTo('2026-12-15')
  await goTo('2026-11-21')
  await goTo('2026-12-15')
  await goTo('2026-12-01')
  await goTo('2026-12-28')
  expect(await paidOn()).toEqual(['2026-11-27', '2026-12-11', '2026-12-24'])
})

// SBX-01
it('pays each payday on its own day when the clock jumps', async () => {
  await enableEarlyAccess()
  await employ()
  await goTo('2027-01-06')
  expect(await paidTimes()).toEqual([
    '2026-11-24T13:30:00.000Z',
    '2026-12-09T13:30:00.000Z',
    '2026-12-22T13:30:00.000Z',
    '2027-01-06T13:30:00.000Z',
  ])
})

// SBX-01
it('pays two banking days early with early access, and at once when announced late', async () => {
  await enableEarlyAccess()
  await employ({ first_on: '2026-11-23', frequency: 'weekly' })
  expect(await paidOn()).toEqual(['2026-11-20'])
  await goTo('2026-11-30')
  expect(await paidOn()).toEqual(['2026-11-20', '2026-11-25'])
})

// SBX-01
it('pays a payday of today at once, and none from before', async () => {
  await employ({ first_on: '2026-10-23' })
  expect(await paidOn()).toEqual(['2026-11-20'])
})

// SBX-01
it('stops after the given number of paydays, missing ones included', async () => {
  await employ({ count: 3, missing: ['2026-12-11'] })
  await goTo('2027-03-01')
  expect(await paidOn()).toEqual(['2026-11-27', '2026-12-24'])
  expect(await sandbox.look(`/_sim/accounts/${prn}/paydays`)).toMatchObject([
    { next_on: null, announced_at: null },
  ])
})

// SBX-01
it('goes on paying after a restart, for the time in between too', async () => {
  await employ()
  await goTo('2026-12-01')
  const again = await openSandbox({
    database: sandbox.database,
    config: sandbox.config,
    machineNow: () => new Date(FRIDAY.getTime() + 30 * 86_400_000),
  })
  await again.listen()
  await again.close()
  expect(await paidOn()).toEqual(['2026-11-27', '2026-12-11', '2026-12-24'])
})

// SBX-01
it("returns pay to the employer that arrives after the account's end", async () => {
  await employ()
  await goTo('2026-11-30')
  await callGalileo(sandbox, 'modifyStatus', { accountNo: prn, type: '2' })
  await goTo('2026-12-15')
  expect(await paidOn()).toEqual(['2026-11-27'])
  expect(await sandbox.look(`/_sim/ach?prn=${prn}`)).toMatchObject([
    { status: 'returned', return_code: 'R02' },
    { status: 'posted' },
  ])
})

it.each([
  ['a missing day that is no payday', { missing: ['2026-12-03'] }, 'missing: 2026-12-03 is no payday'],
  [
    'a missing day after the last payday',
    { count: 2, missing: ['2026-12-25'] },
    'missing: 2026-12-25 is no payday',
  ],
  ['paydays that are all over', { first_on: '2026-10-01', count: 2 }, 'count: all of these paydays are over'],
])('refuses %s', async (_what, change, error) => {
  expect(await post(change)).toMatchObject({ status: 422, body: { error } })
})

it.each([
  [{ frequency: 'daily' }],
  [{ first_on: '2026-02-30' }],
  [{ amount: '0' }],
  [{ payer: ' ' }],
  [{ count: 0 }],
  [{ salary: '1' }],
])('refuses %j and records nothing', async (change) => {
  expect(await post(change)).toMatchObject({ status: 422 })
  expect(await sandbox.look(`/_sim/accounts/${prn}/paydays`)).toEqual([])
})

it('refuses an unknown account', async () => {
  expect(await sandbox.control('POST', '/_sim/accounts/999/paydays', biweekly)).toMatchObject({ status: 404 })
})

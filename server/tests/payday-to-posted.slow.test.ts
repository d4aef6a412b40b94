/**
 * The story of six months, from payday to what the trustee posted, by the sandbox's clock. Payments are due on the 2nd, paid
 * every second Friday. Each test is a chapter, and goes on where the one before it ended.
 */
import { createHash } from 'node:crypto'
import { cents, formatAmount, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import type { ForecastReply } from '@yoursuccess/contract/forecast/forecast'
import type { Payday } from '@yoursuccess/contract/paydays/paydays'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBalanced } from './support/audit.ts'
import { hasPdfTools, textOfPdf } from './support/pdf-tools.ts'
import { createHousehold, type Household } from './support/plan-story.ts'
import { openTestBank, type TestBank } from './support/test-bank.ts'
import { asInPdf, linesOfFile, linesOfHistory, postedInPdf } from './support/trustee-ledger.ts'
import { importWithoutChecks } from './support/trustee-seeds.ts'

const [LATE_PAYDAY, MISSING_PAYDAY] = ['2027-01-15', '2027-02-12']

let bank: TestBank
let ann: Household
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-03' })
  await bank.control('/clock/set', { to: '2026-11-03T17:00:00.000Z' })
  await importWithoutChecks(bank, 9004)
  ann = await createHousehold(bank, { notPaidOn: [LATE_PAYDAY, MISSING_PAYDAY] })
})
afterAll(() => bank.close())

// CASE-09, TRU-05, AUTO-02, AUTO-10
test('in month 7 of 60, checks are refused, and autopay plans payments that arrive before their due days', async () => {
  expect(await ann.plan.progress()).toMatchObject({
    month_number: 7,
    months: 60,
    arrears: '0.00',
    next_change: { month: '2027-01-01', amount: '520.00' },
  })
  expect(await ann.addTrusteeForChecks()).toMatchObject({
    status: 422,
    body: {
      code: 'trustee.method_refused',
      error:
        "This trustee sends bill-pay checks back. You can pay by electronic payment from this account, cashier's check, money order, ePay, or deduction from your pay.",
    },
  })
  await ann.turnAutopayOn()
  // Thanksgiving, Christmas and New Year's Day are no banking days, and January 2 is a Saturday.
  expect(await ann.planned()).toEqual([
    '2026-12-02 480.00 sent 0.00 on 2026-11-24 planned',
    '2027-01-02 520.00 sent 0.00 on 2026-12-23 planned',
    '2027-02-02 520.00 sent 0.00 on 2027-01-26 planned',
  ])
})

// SETA-01, SETA-03, AUTO-05, REC-03
test('before Thanksgiving, the card cannot take what is set aside, and the payment is posted in time', async () => {
  await ann.liveUntil('2026-11-21')
  expect([await ann.mainBalance(), await ann.setAsideBalance()]).toEqual(['25.00', '481.00'])
  expect(await ann.buy('TELEVISION', '400.00')).toMatchObject({ approved: false })
  expect(await ann.setAsideBalance()).toBe('481.00')
  await ann.liveUntil('2026-11-30')
  expect(await ann.addLedgerFile()).toEqual({ added: 1, known: 0 })
  expect(await ann.payments()).toMatchObject([
    { amount: '480.00', sent_on: '2026-11-24', posted_on: '2026-11-25', state: 'posted' },
  ])
})

// CASE-07, REC-04, REC-05, AUTO-19
test('over Christmas, the step is paid, the office posts another amount, and the rest is caught up', async () => {
  await ann.liveUntil('2026-12-23')
  await ann.mistypeAtOffice('2026-12-24', { sent: '520.00', typed: '502.00' })
  await ann.liveUntil('2026-12-29')
  expect(await ann.addLedgerFile()).toEqual({ added: 1, known: 1 })
  expect(ann.told('Your trustee posted $502.00')).toEqual([
    '2026-12-29 Your trustee posted $502.00 on Thu, Dec 24. You sent $520.00 on Wed, Dec 23. Ask the office about the difference.',
  ])
  await ann.liveUntil('2027-01-04')
  expect(await ann.plan.progress()).toMatchObject({ arrears: '18.00', posted_arrears: '18.00' })
  expect(await ann.catchUp()).toBe('18.00')
  expect((await ann.planned())[2]).toBe('2027-02-02 538.00 sent 0.00 on 2027-01-26 planned')
})

// PAYD-04, LAD-01
test('a paycheck that is late by three banking days is told, and still counts', async () => {
  await ann.getPaidLate('2027-01-21')
  await ann.liveUntil('2027-01-20')
  expect(await payday(LATE_PAYDAY)).toMatchObject({ is_late: true, received: null })
  expect(await answer()).toEqual({ kind: 'payment_short', due_on: '2027-02-02', amount: '278.50' })
  expect(ann.told('your trustee payment of Tue, Feb 2 could be short')).toEqual([
    '2027-01-16 By what we know, your trustee payment of Tue, Feb 2 could be short by $278.50.',
  ])
  await ann.liveUntil('2027-01-25')
  expect(await payday(LATE_PAYDAY)).toMatchObject({ is_late: false, received: { on: '2027-01-21' } })
  expect(await ann.setAsideBalance()).toBe('539.00')
})

// AUTO-05
test('a send day without the processor is made up for on the next one, once and in time', async () => {
  await ann.liveDayWithoutProcessor()
  expect((await ann.taken()).map((list) => list.length)).toEqual([0, 2])
  await ann.liveUntil('2027-01-27')
  expect((await ann.taken())[1]?.at(-1)).toMatch(/^538\.00 with 1\.00 /)
  expect(ann.told('We sent $538.00')).toEqual([
    '2027-01-27 We sent $538.00 to your trustee. It should be posted by Mon, Feb 1.',
  ])
  await ann.liveUntil('2027-02-01')
  expect(await ann.addLedgerFile()).toEqual({ added: 1, known: 2 })
  await ann.liveUntil('2027-02-03')
  expect(await ann.plan.progress()).toMatchObject({ arrears: '0.00', posted_arrears: '0.00' })
})

// LAD-01, AUTO-05
test('a missing paycheck is told ten days before the send day, and what is there is sent', async () => {
  await ann.liveUntil('2027-02-12')
  expect(ann.told('your trustee payment of Tue, Mar 2 could be short')).toEqual([])
  await ann.liveUntil('2027-02-13')
  expect(ann.told('your trustee payment of Tue, Mar 2 could be short')).toEqual([
    '2027-02-13 By what we know, your trustee payment of Tue, Mar 2 could be short by $260.50.',
  ])
  await ann.liveUntil('2027-02-26')
  expect(ann.told('Your trustee payment due Tue, Mar 2')).toEqual([
    "2027-02-23 Your trustee payment due Tue, Mar 2 is still short by $260.50. Add money to your set-aside, and we'll send the rest.",
  ])
  expect(await ann.planned()).toContain('2027-03-02 520.00 sent 259.50 on 2027-02-23 ended')
  expect(await ann.addLedgerFile()).toEqual({ added: 1, known: 3 })
})

// AUTO-19, AUTO-22
test('what was short is caught up with the next payment', async () => {
  await ann.liveUntil('2027-03-03')
  expect(await ann.plan.progress()).toMatchObject({ arrears: '260.50' })
  expect(await ann.catchUp()).toBe('260.50')
  await ann.liveUntil('2027-03-31')
  expect(await ann.addLedgerFile()).toEqual({ added: 1, known: 4 })
  await ann.liveUntil('2027-04-03')
  expect(await ann.plan.progress()).toMatchObject({ arrears: '0.00', posted_arrears: '0.00' })
})

// CASE-12, LAD-01
test('after six months, all is posted before its due day, except what was short and what was mistyped', async () => {
  await ann.liveUntil('2027-04-28')
  expect(await ann.addLedgerFile()).toEqual({ added: 1, known: 5 })
  await ann.liveUntil('2027-05-04')
  const installments = await ann.plan.installments('?from=2026-12-01&to=2027-05-31')
  expect(
    installments.map(
      ({ due_on, amount, status, late }) => `${due_on} ${amount} ${status}${late ? ' late' : ''}`,
    ),
  ).toEqual([
    '2026-12-02 480.00 posted',
    '2027-01-02 520.00 posted late',
    '2027-02-02 520.00 posted',
    '2027-03-02 520.00 posted late',
    '2027-04-02 520.00 posted',
    '2027-05-02 520.00 posted',
  ])
  // The same by the trustee's own ledger: what is due is covered by what was posted until then.
  const ledger = await ann.readLedger()
  let dueCents = ZERO
  const inTime = installments.map(({ due_on, amount }) => {
    dueCents = cents(dueCents + centsOf(amount))
    const until = ledger.filter(({ posted_on }) => posted_on <= due_on)
    return until.reduce((total, line) => total + centsOf(line.amount), 0) >= dueCents
  })
  expect(inTime).toEqual([true, false, true, false, true, true])
  expect(await ann.plan.progress()).toMatchObject({
    month_number: 13,
    arrears: '0.00',
    posted_arrears: '0.00',
  })
  expect(ann.told('could be short')).toHaveLength(2)
  expect(ann.told('should have been posted by')).toEqual([])
})

// AUTO-05, SETA-05
test('nothing was sent or set aside twice', async () => {
  expect(await ann.posted()).toEqual([
    '2026-11-25 480.00',
    '2026-12-24 502.00',
    '2027-01-28 538.00',
    '2027-02-24 259.50',
    '2027-03-29 780.50',
    '2027-04-26 520.00',
  ])
  const sent = ['480.00', '520.00', '538.00', '259.50', '780.50', '520.00']
  expect(await ann.taken()).toEqual([[], sent.map((amount) => `${amount} with 1.00 cleared`)])
  expect((await ann.payments()).map(({ amount }) => amount).toReversed()).toEqual(sent)
  expect(await ann.moves()).toEqual([
    '2026-11-06 in 240.50 done',
    '2026-11-20 in 240.50 done',
    '2026-12-04 in 260.50 done',
    '2026-12-18 in 260.50 done',
    '2026-12-31 in 260.50 done',
    '2027-01-21 in 278.50 done',
    '2027-01-29 in 260.50 done',
    '2027-02-26 in 260.50 done',
    '2027-03-12 in 521.00 done',
    '2027-03-26 in 260.50 done',
    '2027-04-09 in 260.50 done',
    '2027-04-23 in 173.67 done',
  ])
})

// AUTO-10
test('each planned payment says that the trustee posted it', async () => {
  expect((await ann.planned()).filter((line) => line < '2027-06')).toEqual([
    '2026-12-02 480.00 sent 480.00 on 2026-11-24 posted',
    '2027-01-02 520.00 sent 520.00 on 2026-12-23 posted',
    '2027-02-02 538.00 sent 538.00 on 2027-01-26 posted',
    '2027-03-02 520.00 sent 259.50 on 2027-02-23 ended',
    '2027-04-02 780.50 sent 780.50 on 2027-03-26 posted',
    '2027-05-02 520.00 sent 520.00 on 2027-04-23 posted',
  ])
})

// EVI-01, EVI-04
test("the payment history agrees with the trustee's ledger, line by line", async () => {
  const ledger = await ann.readLedger()
  const lines = ledger.map(({ posted_on, amount, receipt_number }) => ({ posted_on, amount, receipt_number }))
  const { csv } = await ann.readHistory('from=2026-11-03')
  expect(lines).toHaveLength(6)
  expect(linesOfFile(await ann.downloadLedger())).toEqual(lines)
  expect(linesOfHistory(csv)).toEqual(lines)
})

// EVI-01, EVI-03
test.skipIf(!hasPdfTools)('so does its PDF, which anyone can verify', async () => {
  const { pdf } = await ann.readHistory('from=2026-11-03')
  expect(postedInPdf(pdf)).toEqual((await ann.readLedger()).map(asInPdf))
  const code = /(?:[0-9A-Z]{5}-){4}[0-9A-Z]{6}/.exec(textOfPdf(pdf))?.[0] ?? ''
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  const { body } = await ann.post<{ made_at: string | null }>('/api/verify', { code, sha256 })
  expect(body.made_at).not.toBeNull()
})

// OPERATIONS-46
test('the books balance to the cent', async () => {
  await expectBalanced(bank)
  const sent = (await ann.posted()).length
  const paid = ['480.00', '520.00', '538.00', '259.50', '780.50', '520.00'].map(centsOf)
  // Thirteen paydays, of which one is missing, and the savings of the beginning.
  const received = 12 * centsOf('1200.00') + centsOf('300.00')
  const left = received - centsOf(ann.spent()) - paid.reduce((total, each) => total + each, 0) - sent * 100
  const [main, setAside] = [await ann.mainBalance(), await ann.setAsideBalance()]
  expect([formatAmount(cents(left)), setAside]).toEqual([
    formatAmount(cents(centsOf(main) + centsOf(setAside))),
    '173.67',
  ])
})

const centsOf = (amount: string) => parseAmount(amount) ?? ZERO

const payday = async (on: string) =>
  (await ann.get<{ paydays: Payday[] }>(`/api/paydays?from=${on}&to=${on}`)).body.paydays[0]

/** The sentence of the home page. */
const answer = async () => (await ann.get<ForecastReply>('/api/forecast')).body.answer

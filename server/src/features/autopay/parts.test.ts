/** Each share of pay is sent automatically, where the office takes parts. */
import type { previewAutopay } from '@yoursuccess/contract/autopay/autopay'
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon, goToTime, hurry } from '../../../tests/support/hurry.ts'
import { expectRefusal } from '../../../tests/support/planner.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = (on: string) => goToNoon(bank, on)
/** What the office of the biller 0000009001 says of electronic payments. */
const officeSays = (partial: string, minCents: number | null = null) =>
  bank.database.query(
    `update bank.trustee_methods set partial = $1, min_cents = $2
     where trustee_id = 9001 and kind = 'electronic'`,
    [partial, minCents],
  )
const IN_PARTS = { mode: 'each_payday' }
beforeEach(async () => {
  await goTo('2026-12-01')
  await importSandboxTrustees(bank)
  await officeSays('yes')
  ann = await createAutopayer(bank)
  await ann.addSchedule()
  await ann.share(true)
})

/** Pay arrives on a day after noon, so that it is later than an agreement of that noon, and its share is sent. */
const payday = async (on: string) => {
  const afterNoon = `${on}T17:30:00.000Z`
  await goToTime(bank, afterNoon)
  await ann.getPaid()
  await goToTime(bank, afterNoon)
}
const payments = async () =>
  (await ann.get<{ bill_payments: BillPayment[] }>('/api/bill_payments?per_page=-1')).body.bill_payments
    .map(({ amount, fee }) => `${amount} fee ${fee}`)
    .toSorted()
const first = async () => (await ann.planned())[0]
/** On a day after all of these tests, because the processor lists what it posted until today. */
const isBalanced = async () => {
  await goTo('2026-12-31')
  await bank.settle()
  await expectBalanced(bank)
}

describe('in parts', () => {
  // AUTO-08, SETA-03
  test('each share is sent on its payday, once, with its own fee', async () => {
    await ann.agree(IN_PARTS)
    await payday('2026-12-01')
    expect(await first()).toBe('2026-12-15 465.00 sent 232.50 on 2026-12-09 planned')
    await goTo('2026-12-01')
    await goTo('2026-12-07')
    expect(await payments()).toEqual(['232.50 fee 1.00'])
    await payday('2026-12-08')
    expect(await first()).toBe('2026-12-15 465.00 sent 465.00 on 2026-12-09 sent')
    await goTo('2026-12-09')
    expect(await payments()).toEqual(['232.50 fee 1.00', '232.50 fee 1.00'])
    expect(await ann.moves()).toEqual(['in 233.50 done', 'in 233.50 done'])
    expect(await ann.setAsideBalance()).toBe('0.00')
    await isBalanced()
  })

  // AUTO-08
  test.each([
    ['does not answer', { action: 'status', status: 500 }],
    ['answers too late', { action: 'timeout_after' }],
  ])('a share is sent once when the processor %s', async (_what, fault) => {
    await ann.agree(IN_PARTS)
    await ann.getPaid()
    await bank.control('/faults', { partner: 'galileo', call: 'createBillPayment', ...fault, times: 2 })
    await goTo('2026-12-01')
    for (let again = 0; again < 4; again++) await hurry(bank)
    await goTo('2026-12-02')
    await hurry(bank)
    expect(await ann.taken()).toHaveLength(1)
    expect(await ann.setAsideBalance()).toBe('0.00')
    await isBalanced()
  })

  // AUTO-08
  test('money that was put in by hand goes with the next share, not automatically', async () => {
    await ann.agree(IN_PARTS)
    await payday('2026-12-01')
    await ann.putIn('100.00')
    await goTo('2026-12-02')
    expect(await payments()).toEqual(['232.50 fee 1.00'])
    await payday('2026-12-08')
    expect(await payments()).toEqual(['232.50 fee 1.00', '232.50 fee 1.00'])
    expect(await ann.moves()).toEqual(['in 133.50 done', 'in 100.00 done', 'in 233.50 done'])
  })

  // AUTO-08
  test('no part is smaller than the office takes', async () => {
    await officeSays('yes', 300_00)
    await ann.agree(IN_PARTS)
    await payday('2026-12-01')
    expect(await payments()).toEqual([])
    await payday('2026-12-08')
    expect(await payments()).toEqual(['465.00 fee 1.00'])
    expect(await ann.setAsideBalance()).toBe('0.00')
  })

  // AUTO-05, AUTO-08
  test('the rest is sent on the send day, with what the customer allowed from the main account', async () => {
    await ann.agree({ ...IN_PARTS, use_main: '300.00' })
    await payday('2026-12-01')
    await goTo('2026-12-09')
    expect(await payments()).toEqual(['232.50 fee 1.00', '232.50 fee 1.00'])
    expect((await ann.moves())[0]).toBe('in 233.50 done')
    expect(await first()).toContain('sent 465.00')
    await isBalanced()
  })

  // AUTO-11
  test('after one that came back, nothing is sent automatically', async () => {
    await ann.agree(IN_PARTS)
    await payday('2026-12-01')
    await ann.advance('returned')
    expect(await ann.state()).toBe('returned')
    expect(await ann.setAsideBalance()).toBe('233.50')
    await payday('2026-12-08')
    await goTo('2026-12-11')
    expect(await ann.taken()).toHaveLength(1)
    expect(await ann.setAsideBalance()).toBe('466.00')
    await isBalanced()
  })

  // AUTO-06
  test('the rest of one that was skipped is not sent', async () => {
    await ann.agree(IN_PARTS)
    await payday('2026-12-01')
    await ann.skip()
    await payday('2026-12-08')
    await goTo('2026-12-09')
    expect(await first()).toBe('2026-12-15 465.00 sent 232.50 on 2026-12-09 skipped')
  })

  // AUTO-04
  test('a stop says which part it came too late for', async () => {
    await ann.agree(IN_PARTS)
    await payday('2026-12-01')
    expect((await ann.stop()).body.under_way).toMatchObject([{ amount: '232.50' }])
    await payday('2026-12-08')
    await goTo('2026-12-09')
    expect(await ann.taken()).toHaveLength(1)
  })

  // AUTO-16
  test('a payment is delivered once all of its parts are', async () => {
    await ann.agree(IN_PARTS)
    await payday('2026-12-01')
    await payday('2026-12-08')
    expect(await ann.state()).toBe('sent')
    await goTo('2026-12-15')
    expect(await ann.state()).toBe('delivered')
    expect((await ann.stop()).body.under_way).toEqual([])
  })

  const announced = async () =>
    (await ann.notices()).filter((title) => title.startsWith('After your payday on'))

  // AUTO-03, SETA-18
  test('no share is announced while no pay is set aside', async () => {
    await ann.agree(IN_PARTS)
    await ann.share(false)
    await goTo('2026-12-05')
    await goTo('2026-12-06')
    expect(await announced()).toEqual([])
  })

  // AUTO-03
  test('each share is announced once, three days before its payday', async () => {
    await ann.agree(IN_PARTS)
    await goTo('2026-12-04')
    expect(await announced()).toEqual([])
    await goTo('2026-12-05')
    await goTo('2026-12-06')
    expect(await announced()).toEqual([
      'After your payday on Tue, Dec 8, we plan to send part of your payment due Tue, Dec 15 to your trustee.',
    ])
  })
})

// NOTIFICATIONS-23
test('the reminder of a payment says that it is sent in parts', async () => {
  await ann.agree(IN_PARTS)
  await goTo('2026-12-02')
  expect(await ann.told('Reminder:')).toEqual([
    'Reminder: by Wed, Dec 9, we plan to send $465.00 to your trustee, in parts as you are paid.',
  ])
})

describe('an office that takes no parts', () => {
  const preview = async () =>
    (
      await ann.get<ReplyOf<typeof previewAutopay>>(
        `/api/autopay/preview?biller_id=${ann.billerId}&mode=each_payday`,
      )
    ).body

  // AUTO-08
  test.each(['no', 'unknown'])('is not agreed to be paid in parts: %s', async (partial) => {
    await officeSays(partial)
    expectRefusal(await ann.agree(IN_PARTS), 422, 'autopay.no_parts')
    expect(await ann.readAutopay()).toBeNull()
    expect(await preview()).toMatchObject({ mode: 'once', modes: ['once'] })
  })

  // AUTO-05, AUTO-08
  test('gets the rest on the send day if it took parts before', async () => {
    await ann.agree(IN_PARTS)
    await payday('2026-12-01')
    await officeSays('no')
    await payday('2026-12-08')
    expect(await payments()).toEqual(['232.50 fee 1.00'])
    await goTo('2026-12-09')
    expect(await payments()).toEqual(['232.50 fee 0.00', '232.50 fee 1.00'])
    expect(await ann.setAsideBalance()).toBe('1.00')
    await isBalanced()
  })

  // AUTO-10
  test('is offered both ways once it takes them, with the days of each part', async () => {
    const shown = await preview()
    expect(shown).toMatchObject({ mode: 'each_payday', modes: ['once', 'each_payday'] })
    expect(shown.terms.join(' ')).toContain('in parts, and a fee of $1.00 for each part')
    expect(shown.installments[0]).toMatchObject({
      shares: [
        { on: '2026-12-01', amount: '233.50' },
        { on: '2026-12-08', amount: '233.50' },
      ],
      parts: [
        { on: '2026-12-01', amount: '232.50' },
        { on: '2026-12-08', amount: '232.50' },
      ],
    })
    const { body } = await ann.agree(IN_PARTS)
    expect(body.autopay).toMatchObject({ mode: 'each_payday', terms: shown.terms })
  })
})

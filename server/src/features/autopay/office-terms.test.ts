/** What the trustee's office says decides what is sent. */
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { SendingRefused } from './send-planned.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
const goTo = (on: string) => goToNoon(bank, on)
beforeEach(async () => {
  await goTo('2026-12-01')
  await importSandboxTrustees(bank)
  ann = await createAutopayer(bank)
})

/** What the office of the biller 0000009001 says of electronic payments. */
const officeSays = ({
  partial = null,
  accepted = null,
}: {
  partial?: string | null
  accepted?: string | null
}) =>
  bank.database.query(
    `update bank.trustee_methods set partial = coalesce($1::text, partial), accepted = coalesce($2::text, accepted)
     where trustee_id = 9001 and kind = 'electronic'`,
    [partial, accepted],
  )
const sendDay = async () => (await ann.list())[0]?.send_on ?? ''
const payments = async () =>
  (await ann.get<{ bill_payments: BillPayment[] }>('/api/bill_payments?per_page=-1')).body.bill_payments
    .map(({ amount, fee }) => `${amount} fee ${fee}`)
    .toSorted()
const isBalanced = async () => {
  await bank.settle()
  await expectBalanced(bank)
}

// AUTO-05
test('an office that takes parts gets one part, and the rest later without a second fee', async () => {
  await officeSays({ partial: 'yes' })
  await ann.putIn('300.00')
  await ann.agree()
  const on = await sendDay()
  await goTo(on)
  expect(await payments()).toEqual(['299.00 fee 1.00'])
  expect(await ann.state()).toBe('waiting_for_money')
  await ann.putIn('100.00')
  await goTo(on)
  expect(await payments()).toEqual(['299.00 fee 1.00'])
  await ann.putIn('66.00')
  await goTo(on)
  expect(await payments()).toEqual(['166.00 fee 0.00', '299.00 fee 1.00'])
  expect(await ann.setAsideBalance()).toBe('0.00')
  await isBalanced()
})

// AUTO-12
test('a payment in parts is delivered when the rest was, not the first part', async () => {
  await officeSays({ partial: 'yes' })
  await ann.putIn('300.00')
  await ann.agree()
  const on = await sendDay()
  await goTo(on)
  await ann.putIn('166.00')
  await goTo(on)
  expect(await ann.sent()).toEqual(['166.00 with 0.00', '299.00 with 1.00'])
  const [rest, part] = await ann.taken()
  const deliver = async (id: number | undefined) => {
    await bank.control(`/bill_payments/${id}/advance`, { to: 'cleared' })
    await bank.settle()
  }
  await deliver(part?.id)
  expect(await ann.state()).toBe('sent')
  await deliver(rest?.id)
  expect(await ann.state()).toBe('delivered')
})

// AUTO-04, AUTO-05
test('a part that is on its way is named when autopay is stopped', async () => {
  await officeSays({ partial: 'yes' })
  await ann.putIn('300.00')
  await ann.agree()
  await goTo(await sendDay())
  expect((await ann.stop()).body.under_way).toMatchObject([{ amount: '299.00' }])
  expect(await ann.setAsideBalance()).toBe('0.00')
  // AUTO-12
  expect(await ann.list()).toMatchObject([{ planned: '465.00', sent: '299.00', state: 'ended' }])
  await ann.agree()
  expect((await ann.list())[0]).toMatchObject({ sent: '299.00', state: 'waiting_for_money' })
})

// AUTO-06
test('a payment that was changed to the part that was sent is sent, and was not paid by hand', async () => {
  await officeSays({ partial: 'yes' })
  await ann.putIn('300.00')
  await ann.agree()
  const on = await sendDay()
  await goTo(on)
  await ann.change('299.00')
  await goTo(on)
  expect(await ann.state()).toBe('sent')
  expect(await payments()).toEqual(['299.00 fee 1.00'])
  expect((await ann.notices()).filter((title) => title.includes('yourself'))).toEqual([])
})

// AUTO-05, AUTO-13
test('what went back after a refusal can be moved again for another send day', async () => {
  await ann.putIn('400.00')
  await ann.agree({ use_main: '100.00' })
  const on = await sendDay()
  await officeSays({ accepted: 'no' })
  await goTo(on)
  expect(await ann.state()).toBe('refused')
  await officeSays({ accepted: 'yes' })
  const later = addBankingDays(day(on), 1)
  await ann.move(later, true)
  await goTo(later)
  expect(await payments()).toEqual(['465.00 fee 1.00'])
  expect(await ann.moves()).toEqual(['in 66.00 done', 'out 66.00 done', 'in 66.00 done', 'in 400.00 done'])
  expect([await ann.balance(), await ann.setAsideBalance()]).toEqual(['534.00', '0.00'])
})

// AUTO-05, AUTO-13
test('an office that no longer takes the method gets nothing, and what was moved for it goes back', async () => {
  await ann.putIn('400.00')
  await ann.agree({ use_main: '100.00' })
  const on = await sendDay()
  await officeSays({ accepted: 'no' })
  await goTo(on)
  expect(await ann.state()).toBe('refused')
  expect(await ann.taken()).toEqual([])
  expect(await ann.moves()).toEqual(['out 66.00 done', 'in 66.00 done', 'in 400.00 done'])
  const told = (await ann.notices()).filter((title) => title.includes("couldn't send your trustee payment"))
  expect(told).toHaveLength(1)
  await goTo('2026-12-15')
  expect(await ann.taken()).toEqual([])
  await isBalanced()
})

// LANGUAGE-05, AUTO-05
test('why the office gets nothing is said in Spanish to who chose Spanish', async () => {
  await ann.put('/api/language', { language: 'es' })
  await ann.putIn('466.00')
  await ann.agree()
  const on = await sendDay()
  await officeSays({ accepted: 'no' })
  await goTo(on)
  expect(await ann.state()).toBe('refused')
  const mails = (await mailsTo(bank, ann.email)).map(({ text }) => text)
  const refused = mails.find((text) => text.includes('No se envió nada.'))
  expect(refused).toContain('no acepta pagos electrónicos')
  expect(refused).toContain('giro postal')
  expect(refused).not.toContain('This trustee')
})

// AUTO-05, AUTO-06
test('what the customer moves as soon as the office refused it stays moved', async () => {
  await ann.putIn('466.00')
  await ann.agree()
  const on = await sendDay()
  const later = addBankingDays(day(on), 1)
  await officeSays({ accepted: 'no' })
  let isMoved = false
  const move = async () => {
    isMoved = true
    expect((await ann.move(later, true)).status).toBe(200)
  }
  // A refusal that is recorded after its transaction leaves time for the customer.
  const transaction = bank.database.transaction.bind(bank.database)
  const work = async (...given: Parameters<typeof transaction>) => {
    try {
      return await transaction(...given)
    } catch (error) {
      if (error instanceof SendingRefused && !isMoved) await move()
      throw error
    }
  }
  const spy = vi.spyOn(bank.database, 'transaction').mockImplementation(work as never)
  await goTo(on)
  spy.mockRestore()
  if (!isMoved) await move()
  expect((await ann.list())[0]).toMatchObject({ state: 'planned', send_on: later })
})

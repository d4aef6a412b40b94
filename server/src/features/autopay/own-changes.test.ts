/** What the customer stops or skips is confirmed by email, once, because someone else may have done it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { goToNoon } from '../../../tests/support/hurry.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: Autopayer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await goToNoon(bank, '2026-12-01')
  ann = await createAutopayer(bank)
  await ann.putIn('466.00')
  await ann.agree()
})

const STOPPED = 'You stopped autopay for your trustee payments'
const SKIPPED = 'You skipped a trustee payment'
const mailsWith = async (wanted: string) => {
  await bank.settle()
  return (await mailsTo(bank, ann.email)).filter(({ subject }) => subject === wanted).map(({ text }) => text)
}

// AUTO-04
test('who stops autopay gets one email that names the payment that is on its way', async () => {
  await goToNoon(bank, '2026-12-09')
  expect((await ann.stop()).body.under_way).toHaveLength(1)
  await ann.stop()
  await ann.agree({ on: false })
  const mails = await mailsWith(STOPPED)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('on December 9, 2026. We send nothing more.')
  expect(mails[0]).toContain('on its way to your trustee: $465.00. It should be posted by Fri, Dec 11.')
  expect(mails[0]).toContain("If this wasn't you, call us")
})

// AUTO-04
test('an email about stopping names no payment if nothing was sent, also on the phone', async () => {
  await bank.operator('POST', '/customers/stop_autopay', { email: ann.email })
  const mails = await mailsWith(STOPPED)
  expect(mails).toHaveLength(1)
  expect(mails[0]).not.toContain('on its way')
  expect(await ann.told('You stopped autopay')).toHaveLength(1)
})

// AUTO-06
test('who skips a payment gets one email that says what is still owed', async () => {
  await ann.skip()
  expect((await ann.skip()).status).toBe(200)
  expect(await mailsWith(SKIPPED)).toEqual([
    expect.stringContaining('You skipped your trustee payment of $465.00 due Tue, Dec 15'),
  ])
})

// AUTO-06
test('no email confirms a skip that is refused', async () => {
  await goToNoon(bank, '2026-12-09')
  expect((await ann.skip()).status).toBe(409)
  expect(await mailsWith(SKIPPED)).toEqual([])
})

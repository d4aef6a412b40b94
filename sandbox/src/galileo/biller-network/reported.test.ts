import { expect, it } from 'vitest'
import { openTestBank } from '../../testing/bank.ts'
import { BILL_FRIDAY, openPayer } from '../../testing/bills.ts'
import { openTestSandbox } from '../../testing/sandbox.ts'

it('the bank hears of it by signed events, also when it did not answer at first', async () => {
  let isAway = true
  const bank = await openTestBank(({ path }) => (isAway && path === '/webhooks/galileo' ? 500 : 200))
  const mine = await openTestSandbox({ bankUrl: bank.url }, () => BILL_FRIDAY)
  const payer = await openPayer(mine)
  const billerId = await payer.addPaper()
  await payer.pay(billerId, '10')
  await mine.flushWebhooks()
  isAway = false
  await mine.flushWebhooks()
  const reported = bank.calls.filter(({ body }) => body['type'] === 'billpay')
  expect(reported.length).toBeGreaterThan(1)
  expect(new Set(reported.map(({ body }) => body['event_id'])).size).toBe(1)
  expect(reported.at(-1)?.signature).toMatch(/\w{32}/)
  await mine.close()
  await bank.close()
})

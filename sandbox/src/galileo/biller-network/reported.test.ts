import { expect, it } from 'vitest'
import { openTestBank } from '../../testing/bank.ts'
import { BILL_FRIDAY, openPayer } from '../../testing/bills.ts'
import { openTestSandbox } from '../../testing/sandbox.ts'

it('sends a signed event for a bill payment again until the bank accepts it', async () => {
  let isDown = true
  const bank = await openTestBank(({ path }) => (isDown && path === '/webhooks/galileo' ? 500 : 200))
  const sandbox = await openTestSandbox({ bankUrl: bank.url }, () => BILL_FRIDAY)
  const payer = await openPayer(sandbox)
  const billerId = await payer.addPaper()
  await payer.pay(billerId, '10')
  await sandbox.flushWebhooks()
  isDown = false
  await sandbox.flushWebhooks()
  const events = bank.calls.filter(({ body }) => body['type'] === 'billpay')
  expect(events.length).toBeGreaterThan(1)
  expect(new Set(events.map(({ body }) => body['event_id'])).size).toBe(1)
  expect(events.at(-1)?.signature).toMatch(/\w{32}/)
  await sandbox.close()
  await bank.close()
})

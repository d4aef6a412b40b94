import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestBank } from '../testing/bank.ts'
import { openCustomer } from '../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'

let bank: Awaited<ReturnType<typeof openTestBank>>
let sandbox: TestSandbox
beforeAll(async () => {
  bank = await openTestBank()
  sandbox = await openTestSandbox({ bankUrl: bank.url })
})
afterAll(async () => {
  await sandbox.close()
  await bank.close()
})

const fileOf = (...days: string[]) => ({
  override_accounts: [
    {
      type: 'depository',
      transactions: days.map((date_posted) => ({ date_posted, amount: -10, description: 'Pay' })),
    },
  ],
})
const importInto = (prn: string, file: object) =>
  sandbox.control('POST', `/_sim/accounts/${prn}/import`, file)

// SANDBOX-27
it('refuses a file with a row in a month that has a statement, and imports it without the row', async () => {
  const { prn, history } = await openCustomer(sandbox, 'closed-month@example.com')
  bank.closedMonths.splice(0, 1, '2026-10-01')
  expect(await importInto(prn, fileOf('2026-09-30', '2026-10-31', '2026-11-01'))).toMatchObject({
    status: 409,
    body: { error: '2026-10 has a statement already.' },
  })
  expect(await history()).toEqual([])
  expect(await importInto(prn, fileOf('2026-09-30', '2026-11-01'))).toMatchObject({ status: 200 })
  expect(await history()).toHaveLength(2)
})

it('adds nothing for a file imported before, even if its month now has a statement', async () => {
  const { prn } = await openCustomer(sandbox, 'again@example.com')
  bank.closedMonths.splice(0)
  expect(await importInto(prn, fileOf('2026-08-05'))).toMatchObject({ body: { imported: 1 } })
  bank.closedMonths.splice(0, 0, '2026-08-01')
  expect(await importInto(prn, fileOf('2026-08-05'))).toMatchObject({
    status: 200,
    body: { imported: 0, balance: '10.00' },
  })
})

it('refuses a file when the bank does not answer which months have a statement', async () => {
  const confused = createServer((_, response) => response.writeHead(500).end())
  await new Promise<void>((resolve) => confused.listen(0, '127.0.0.1', resolve))
  const other = await openTestSandbox({
    bankUrl: `http://127.0.0.1:${(confused.address() as AddressInfo).port}`,
  })
  const { prn } = await openCustomer(other, 'unsaid@example.com')
  expect(await other.control('POST', `/_sim/accounts/${prn}/import`, fileOf('2026-08-05'))).toMatchObject({
    status: 502,
  })
  await other.close()
  confused.close()
  confused.closeAllConnections()
})

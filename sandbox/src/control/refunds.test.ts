/** Refunds that name the refunded purchase, as on the card network. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callGalileo, openCustomer } from '../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'

let sandbox: TestSandbox
let prn: string
beforeAll(async () => {
  sandbox = await openTestSandbox()
  ;({ prn } = await openCustomer(sandbox, 'refunds@example.com'))
})
afterAll(() => sandbox.close())

const give = (change: object) =>
  sandbox.control('POST', `/_sim/accounts/${prn}/deposits`, {
    kind: 'refund',
    amount: '30.00',
    description: 'SHOP',
    ...change,
  })

// SANDBOX-24
it('refunds a purchase once, and only a purchase of the same account', async () => {
  const { id: pay } = (await give({ kind: 'payroll', amount: '100' })).body as { id: number }
  const { id } = await sandbox.command<{ id: number }>(`/_sim/cards/${prn}/authorizations`, {
    merchant: 'SHOP',
    amount: '20.00',
  })
  const settled = await sandbox.command<{ transactions: { id: number }[] }>(
    `/_sim/authorizations/${id}/settle`,
    {},
  )
  const purchase = settled.transactions[0]?.id ?? 0
  expect((await give({ refunds: pay })).status).toBe(404)
  expect((await give({ refunds: 999_999 })).status).toBe(404)
  expect((await give({ refunds: purchase })).status).toBe(200)
  expect((await give({ refunds: purchase })).status).toBe(409)
  const { response_data } = await callGalileo(sandbox, 'getTransHistory', {
    accountNo: prn,
    startDate: '2026-01-01',
    endDate: '2026-12-31',
  })
  const [newest] = response_data.transactions as { amt: string; prior_id: string }[]
  expect(newest).toMatchObject({ prior_id: String(purchase) })
  await sandbox.assertBalanced()
})

/** Concurrent transfers, on a database with more than one connection. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { addAccount, balanceOf, callGalileo, openCustomer, openTwoAccounts } from '../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterEach(() => sandbox.assertBalanced())
afterAll(() => sandbox.close())

const move = (accountNo: string, transferToAccountNo: string, amount: string) =>
  callGalileo(sandbox, 'createAccountTransfer', { accountNo, transferToAccountNo, amount })

// SBX-03
it('never lets concurrent transfers and a purchase exceed the balance', async () => {
  const { prn, second } = await openTwoAccounts(sandbox, 'race@example.com', '100.00')
  const buying = sandbox.command<{ approved: boolean }>(`/_sim/cards/${prn}/authorizations`, {
    merchant: 'SHOP',
    amount: '30.00',
  })
  const answers = await Promise.all(Array.from({ length: 6 }, () => move(prn, second, '30.00')))
  const moved = answers.filter(({ status_code }) => status_code === 0).length
  expect(moved + Number((await buying).approved)).toBe(3)
  expect(await balanceOf(sandbox, second)).toEqual([30 * moved, 30 * moved])
})

// SBX-03
it('finishes transfers in both directions at once', async () => {
  const { prn, second } = await openTwoAccounts(sandbox, 'both@example.com', '500.00')
  await move(prn, second, '250.00')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => (at % 2 ? move(prn, second, '1.00') : move(second, prn, '1.00'))),
  )
  expect(answers.map(({ status_code }) => status_code)).toEqual(Array.from({ length: 12 }, () => 0))
  expect(await balanceOf(sandbox, prn)).toEqual([250, 250])
  expect(await balanceOf(sandbox, second)).toEqual([250, 250])
})

// SBX-03
it('adds one account of a product when different requests ask at once', async () => {
  const { prn } = await openCustomer(sandbox, 'once@example.com')
  const answers = await Promise.all(Array.from({ length: 5 }, () => addAccount(sandbox, prn)))
  const codes = answers.map(({ status_code }) => String(status_code)).sort()
  expect(codes).toEqual(['0', '456-03', '456-03', '456-03', '456-03'])
})

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { balanceOf, callGalileo, historyOf, openTwoAccounts } from '../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'

let sandbox: TestSandbox
let prn: string
let second: string
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
beforeEach(async () => {
  ;({ prn, second } = await openTwoAccounts(sandbox, 'outside@example.com'))
  await callGalileo(sandbox, 'createAccountTransfer', {
    accountNo: prn,
    transferToAccountNo: second,
    amount: '100',
  })
})
afterEach(() => sandbox.assertBalanced())
afterAll(() => sandbox.close())

const expectUnchanged = async () => {
  expect(await balanceOf(sandbox, second)).toEqual([100, 100])
  expect((await historyOf(sandbox, second)).map(({ kind }) => kind)).toEqual(['own_transfer'])
}

const deposit = (kind: string) => ({ kind, amount: '1', description: 'MONEY' })
const entry = (direction: string) => ({ direction, amount: '1', company: 'ACME', description: 'ENTRY' })

// SBX-03
it.each([
  ['pay', 'deposits', deposit('payroll')],
  ['refund', 'deposits', deposit('refund')],
  ['cash back', 'deposits', deposit('cash_back')],
  ['ACH credit', 'ach_entries', entry('credit')],
  ['ACH debit', 'ach_entries', entry('debit')],
  ['employer', 'paydays', { frequency: 'weekly', first_on: '2026-11-25', amount: '1', payer: 'ACME' }],
  [
    'imported history',
    'import',
    {
      override_accounts: [
        {
          type: 'depository',
          starting_balance: 1,
          transactions: [{ date_posted: '2026-11-02', amount: 1, description: 'SHOP' }],
        },
      ],
    },
  ],
])('a second account takes no %s from outside', async (_what, call, body) => {
  expect(await sandbox.control('POST', `/_sim/accounts/${second}/${call}`, body)).toMatchObject({
    status: 409,
    body: { error: 'A second account takes no deposits and no debits from outside.' },
  })
  await sandbox.control('POST', '/_sim/clock/advance', { to: '2026-12-10' })
  await expectUnchanged()
})

// SBX-03
it('a second account has no account at another bank and no transfers with one', async () => {
  const link = { accountNo: second, achRoutingNo: '021000021', achAccountNo: '1111222233330000' }
  expect(await callGalileo(sandbox, 'addAchAccount', { ...link, type: 'C', name: 'Mine' })).toMatchObject({
    status_code: '429-13',
    response_data: {},
  })
  for (const debitCreditIndicator of ['C', 'D'])
    expect(
      await callGalileo(sandbox, 'createAchTransaction', {
        accountNo: second,
        achAccountId: '1',
        amount: '1',
        debitCreditIndicator,
      }),
    ).toMatchObject({ status_code: '429-13' })
  await expectUnchanged()
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertKnownAccount } from '../../../tests/support/funding-seeds.ts'
import { runNow } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
let accountId: number
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-24' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  // A Monday.
  await bank.control('/clock/set', { to: '2026-08-24T17:00:00.000Z' })
  ann = await bank.createCustomer()
  accountId = await insertKnownAccount({ bank, customer: ann, mark: 'Example Checking' })
})

interface Transfer {
  id: number
  status: string
  failure_reason: string | null
}
/**
 * Orders a transfer and waits until the processor has it: the job runs in real time, not on the test clock.
 */
const pull = async (amount: string): Promise<Transfer> => {
  const transfer = await order(amount)
  await expect.poll(() => isSent(transfer.id), { timeout: 20_000 }).toBe(true)
  return transfer
}
const isSent = async (id: number) => {
  const { rows } = await bank.database.query<{ processor_ref: string | null }>(
    'select processor_ref from bank.ach_transactions where id = $1',
    [id],
  )
  return rows[0]?.processor_ref != null
}
const order = async (amount: string): Promise<Transfer> => {
  const { status, body } = await ann.post<{ ach_transaction: Transfer }>('/api/ach_transactions', {
    ach_transaction: { amount, ach_account_id: accountId },
  })
  expect(status).toBe(201)
  return body.ach_transaction
}
const entries = () => bank.look<unknown[]>(`/ach?prn=${ann.prn}`)
const advance = async (days: number) => {
  await bank.control('/clock/advance', { days })
  await bank.settle()
}
const transfers = async () =>
  (await ann.get<{ ach_transactions: Transfer[] }>('/api/ach_transactions')).body.ach_transactions
const statuses = async () => (await transfers()).map(({ status }) => status)
const reasons = async () => (await transfers()).map(({ failure_reason }) => failure_reason)
const expectStatus = (status: string) => expect.poll(statuses, { timeout: 20_000 }).toEqual([status])
const balance = async () => (await ann.get<{ balance: string }>('/api/balance')).body.balance
const titles = async () =>
  (await ann.get<{ notifications: { title: string }[] }>('/api/notifications')).body.notifications.map(
    ({ title }) => title,
  )
const titlesOfTransfers = async () => (await titles()).filter((title) => title.startsWith('Your transfer'))
const expectBalanced = async () => {
  expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
}

// FUNDING-108, FUNDING-144, NOTIFICATIONS-01
test('a transfer ordered on Monday arrives on Friday, and the customer is notified', async () => {
  await pull('250.00')
  await advance(3)
  expect(await statuses()).toEqual(['pending'])
  expect(await balance()).toBe('0.00')
  await advance(1)
  await expectStatus('completed')
  expect(await balance()).toBe('250.00')
  expect(await titlesOfTransfers()).toEqual([
    'Your transfer of $250.00 (Transfer from Example Checking) has arrived.',
  ])
  expect(await reasons()).toEqual([null])
  const { transactions } = (
    await ann.get<{ transactions: { amount: string; details: string }[] }>('/api/transactions')
  ).body
  expect(transactions).toMatchObject([{ amount: '250.00', details: 'Transfer from Example Checking' }])
  await expectBalanced()
})

// FUNDING-110
test('a transfer that the other bank returns fails, gives the reason, and moves no money', async () => {
  await pull('55.01')
  await advance(7)
  await expectStatus('failed')
  expect(await balance()).toBe('0.00')
  expect(await titlesOfTransfers()).toEqual([
    "Your transfer of $55.01 (Transfer from Example Checking) failed because there wasn't enough money in your linked account.",
  ])
  expect(await reasons()).toEqual(["there wasn't enough money in your linked account"])
  await expectBalanced()
})

test('shortens a long bank name for the processor and keeps the last four digits', async () => {
  const name = `The Farmers and Merchants Savings Bank of ${'Greater '.repeat(6)}Springfield Checking ••0042`
  await bank.database.query('update bank.ach_accounts set name = $1 where id = $2', [name, accountId])
  await pull('31.00')
  await advance(5)
  await expectStatus('completed')
  const { transactions } = (await ann.get<{ transactions: { details: string }[] }>('/api/transactions')).body
  expect(transactions[0]?.details).toMatch(/^Transfer from The Farmers and Merchants .*… .*Checking ••0042$/)
})

// FUNDING-110
test('a transfer that is returned after it completed takes its money back', async () => {
  await pull('155.01')
  await advance(4)
  await expectStatus('completed')
  await advance(10)
  await expectStatus('failed')
  expect(await balance()).toBe('0.00')
  expect((await titlesOfTransfers())[0]).toBe(
    "Your transfer of $155.01 (Transfer from Example Checking) was reversed because there wasn't enough money in your linked account.",
  )
  await expectBalanced()
})

// FUNDING-111
test('a bank account that its bank closed is not used again, and its recurring transfers end', async () => {
  await ann.post('/api/recurring_transfers', {
    recurring_transfer: {
      amount: '10',
      interval: 'monthly',
      next_run_on: '2026-10-01',
      ach_account_id: accountId,
    },
  })
  await pull('55.02')
  await advance(7)
  const account = await ann.get<{ verification_status: string }>(`/api/ach_accounts/${accountId}`)
  expect(account.body.verification_status).toBe('verification_failed')
  const recurring = await ann.get<{ count: number }>('/api/recurring_transfers')
  expect(recurring.body.count).toBe(0)
})

// FUNDING-109
test.each(['timeout_before', 'timeout_after'])(
  'a %s at the processor still makes one transfer',
  async (action) => {
    await bank.control('/faults', { partner: 'galileo', call: 'createAchTransaction', action, times: 1 })
    const { status } = await pull('40.00')
    expect(status).toBe('pending')
    await expect.poll(entries, { timeout: 20_000 }).toHaveLength(1)
    await advance(5)
    // The job retries a moment later, in real time.
    await expectStatus('completed')
    expect(await entries()).toHaveLength(1)
    expect(await balance()).toBe('40.00')
    await expectBalanced()
  },
)

// FUNDING-113
test('the follow-up completes a transfer whose webhook was lost', async () => {
  await pull('60.00')
  await bank.control('/faults', { partner: 'webhook', call: 'pmt', action: 'drop', times: 10 })
  await advance(5)
  expect(await statuses()).toEqual(['pending'])
  await runNow(bank, 'funding.follow-up')
  await expectStatus('completed')
  await bank.control('/faults', undefined, 'DELETE')
})

test('a transfer that the network rejects fails', async () => {
  await pull('55.98')
  await advance(3)
  await expectStatus('failed')
  expect((await titles())[0]).toContain("failed because your bank didn't accept it.")
})

/** An audit finds errors in the bank's or the processor's books, and the accounts that they affect. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../observability/log.ts'
import type { Partners } from '../../partners/partners.ts'
import { auditBank } from '../../../tests/support/audit.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { assertBalanced } from '../../../tests/support/events.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { createMortality } from '../../../tests/support/mortality.ts'
import { insertKnownAccount } from '../../../tests/support/funding-seeds.ts'

let bank: TestBank
let customer: TestCustomer
/** Runs before the processor reports a balance. */
let beforeBalance = () => Promise.resolve()
const withMoneyMoving = ({ processor, ...others }: Partners): Partners => ({
  ...others,
  processor: new Proxy(processor, {
    get: (target, name, receiver) => {
      const method: unknown = Reflect.get(target, name, receiver)
      if (name !== 'getBalance' || typeof method !== 'function') return method
      return async (...given: unknown[]) => {
        await beforeBalance()
        return Reflect.apply(method, target, given)
      }
    },
  }),
})
const lines: { security?: string }[] = []
beforeAll(async () => {
  bank = await openTestBank({
    mortality: { ...createMortality(), ofPartners: withMoneyMoving },
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line) as object) }),
  })
  customer = await bank.createCustomer()
  await bank.control(`/accounts/${customer.prn}/deposits`, {
    kind: 'payroll',
    amount: '50.00',
    description: 'ACME',
  })
  await bank.settle()
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.operator('POST', '/money_resumption', undefined)
  lines.length = 0
})

const runAudit = () => auditBank(bank)
const recorded = async () =>
  (await bank.database.query("select 1 from bank.audit_entries where action = 'audit.failed'")).rows.length
const stopped = async () => {
  const text = await bank.metrics.text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
  return { bank: read('bank_money_stopped'), accounts: read('bank_accounts_stopped') }
}
const security = () => lines.flatMap((line) => line.security ?? [])

// OPERATIONS-46
test('an audit finds nothing where both books agree, even if an event was lost', async () => {
  await bank.control('/faults', { partner: 'webhook', call: '*', action: 'drop', times: 10 })
  await bank.control(`/accounts/${customer.prn}/deposits`, {
    kind: 'payroll',
    amount: '3.00',
    description: 'LOST',
  })
  await bank.sandbox.flushWebhooks()
  expect(await runAudit()).toMatchObject({ accounts: 1, findings: [] })
  await bank.control('/faults', undefined, 'DELETE')
  await assertBalanced(bank)
})

test('an account that changes during every look of the audit is not stopped', async () => {
  beforeBalance = () =>
    bank.control(`/accounts/${customer.prn}/deposits`, {
      kind: 'payroll',
      amount: '1.00',
      description: 'MEANWHILE',
    })
  const { findings } = await runAudit()
  beforeBalance = () => Promise.resolve()
  expect(findings).toEqual([
    {
      subject: expect.stringContaining('account:'),
      finding: 'moved during every look',
      breaks: false,
      ours: null,
      theirs: null,
    },
  ])
  expect(await stopped()).toEqual({ bank: 0, accounts: 0 })
  await bank.settle()
  expect((await runAudit()).findings).toEqual([])
})

// OPERATIONS-48, OPERATIONS-52
test('a movement unknown to the processor is reported once and stops its account until fixed', async () => {
  const before = await recorded()
  await bank.database.query(
    `insert into bank.posted_transactions (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     values ($1, 'made-up', 'deposit', 100, now(), current_date, 'made up')`,
    [customer.id],
  )
  const { findings } = await runAudit()
  expect(findings).toMatchObject([
    {
      breaks: true,
      finding: "1 movements of the mirror are not the processor's",
      ours: '59.00',
      theirs: '58.00',
    },
  ])
  await runAudit()
  expect(await recorded()).toBe(before + 1)
  expect(security()).toEqual(['audit.failed'])
  expect(await stopped()).toEqual({ bank: 0, accounts: 1 })

  await bank.database.query("delete from bank.posted_transactions where processor_id = 'made-up'")
  expect((await runAudit()).findings).toEqual([])
  expect(await stopped()).toEqual({ bank: 0, accounts: 0 })
})

/** Inserts transactions that the processor does not have, one for each of several new customers. */
const plantMovements = async (amounts: readonly number[]) => {
  for (const amount of amounts)
    await bank.database.query(
      `insert into bank.posted_transactions (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
       values ($1, 'made-up-' || $1::bigint, 'deposit', $2, now(), current_date, 'made up')`,
      [(await bank.createCustomer()).id, amount],
    )
}
const removePlanted = () =>
  bank.database.query("delete from bank.posted_transactions where processor_id like 'made-up-%'")

test('accounts whose errors cancel out stop alone, without stopping the bank', async () => {
  await plantMovements([100, 100, 100, 100, 100, 100, -100, -100, -100, -100, -200])
  await runAudit()
  expect(await stopped()).toEqual({ bank: 0, accounts: 11 })
  await removePlanted()
  await runAudit()
  expect(await stopped()).toEqual({ bank: 0, accounts: 0 })
})

// OPERATIONS-53
test('more than ten broken accounts with a net error stop the bank until someone resumes it', async () => {
  await plantMovements(Array.from({ length: 11 }, () => 100))
  lines.length = 0
  expect((await runAudit()).findings.filter(({ breaks }) => breaks)).toHaveLength(11)
  expect(security()).toEqual(['audit.failed'])
  expect(await stopped()).toEqual({ bank: 1, accounts: 0 })
  await removePlanted()
  expect((await runAudit()).findings).toEqual([])
  expect(await stopped()).toEqual({ bank: 1, accounts: 0 })
  expect((await bank.operator('POST', '/money_resumption', undefined)).body).toEqual({ was_stopped: true })
  expect(await stopped()).toEqual({ bank: 0, accounts: 0 })
})

// OPERATIONS-47
test('an audit finds a movement with another amount', async () => {
  await bank.database.query(
    'update bank.posted_transactions set amount_cents = amount_cents + 1 where customer_id = $1',
    [customer.id],
  )
  expect((await runAudit()).findings.map(({ finding }) => finding)).toEqual([
    expect.stringContaining('have another amount'),
  ])
  await bank.database.query(
    'update bank.posted_transactions set amount_cents = amount_cents - 1 where customer_id = $1',
    [customer.id],
  )
})

// OPERATIONS-47
test('a transfer that brought too much stops money; one that brought too little is reported', async () => {
  const payer = await bank.createCustomer()
  const accountId = await insertKnownAccount({ bank, customer: payer, mark: 'Example Checking' })
  await payer.post('/api/ach_transactions', {
    ach_transaction: { amount: '40.00', ach_account_id: accountId },
  })
  const statuses = async () =>
    (
      await bank.database.query<{ status: string; taken: boolean }>(
        'select status, processor_ref is not null as taken from bank.ach_transactions where customer_id = $1',
        [payer.id],
      )
    ).rows
  await expect.poll(statuses, { timeout: 20_000 }).toEqual([{ status: 'pending', taken: true }])
  expect((await runAudit()).findings).toEqual([])
  await bank.control('/clock/advance', { days: 7 })
  await bank.settle()
  await expect.poll(statuses, { timeout: 20_000 }).toEqual([{ status: 'completed', taken: true }])
  expect((await runAudit()).findings).toEqual([])

  const change = (by: number) =>
    bank.database.query(
      'update bank.ach_transactions set amount_cents = amount_cents + $2 where customer_id = $1',
      [payer.id, by],
    )
  await change(-100)
  expect((await runAudit()).findings).toMatchObject([
    {
      breaks: true,
      finding: 'more came in by transfers than was asked for',
      ours: '39.00',
      theirs: '40.00',
    },
  ])
  await change(200)
  expect((await runAudit()).findings).toMatchObject([
    { breaks: false, finding: 'less came in by transfers than is told as arrived' },
  ])
  await change(-100)
})

// OPERATIONS-47
test('pay that the employer takes back does not count as a missing transfer', async () => {
  const { prn } = await bank.createCustomer()
  const pay = { direction: 'credit', amount: '70.00', company: 'ACME', description: 'PAY' }
  const { id } = await bank.control<{ id: number }>(`/accounts/${prn}/ach_entries`, pay)
  await bank.control('/clock/advance', { days: 3 })
  await bank.control(`/ach/${id}/reverse`)
  await bank.settle()
  expect((await runAudit()).findings).toEqual([])
})

// OPERATIONS-53
test("while the bank's money is stopped, a customer's request is recorded and later done once", async () => {
  await bank.database.query(
    "insert into bank.money_stops (finding, stopped_at) values ('account:1: a test', now())",
  )
  const reply = await customer.post('/api/account/request_replacement_card', { reason: 'damaged' })
  expect(reply.status).toBe(202)
  const calls = lines.filter((line) => JSON.stringify(line).includes('processor.replaceCard'))
  expect(calls.map((line) => (line as { code?: string }).code)).toContain('money_stopped')
  await bank.operator('POST', '/money_resumption', undefined)
  await hurry(bank)
  const { rows } = await bank.database.query<{ state: string }>('select state from bank.card_actions')
  expect(rows.map(({ state }) => state)).toEqual(['done'])
})

// OPERATIONS-46
test('replayed events have no further effect', async () => {
  const before = await bank.database.query(
    'select processor_id, amount_cents from bank.posted_transactions order by id',
  )
  const { body } = await bank.operator<{ events: number }>('POST', '/event_replays', {
    since: '2000-01-01T00:00:00Z',
  })
  expect(body.events).toBeGreaterThan(0)
  await bank.settle()
  const after = await bank.database.query(
    'select processor_id, amount_cents from bank.posted_transactions order by id',
  )
  expect(after.rows).toEqual(before.rows)
  expect((await runAudit()).findings).toEqual([])
})

/** A mismatch in one account stops money out of that account only. Its customer gets a date. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../observability/log.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { type BillPayer, createBillPayer } from '../../../tests/support/bill-payer.ts'
import { insertKnownAccount } from '../../../tests/support/funding-seeds.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import {
  giveBackTooMuch,
  listStops,
  release,
  runAudit,
  stopOf,
} from '../../../tests/support/stopped-account.ts'

const SENTENCE = "We're checking your account. We'll email you by Mon, Aug 24."

let bank: TestBank
let ann: BillPayer
let biller: number
const lines: { security?: string; subject?: string }[] = []
beforeAll(async () => {
  bank = await openTestBank({
    today: '2026-08-21',
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line) as object) }),
  })
})
afterAll(() => bank.close())
beforeEach(async () => {
  // Each test begins at noon on the same Friday.
  await bank.control('/clock/set', { to: '2026-08-21T16:00:00Z' })
  ann = await createBillPayer(bank)
  biller = await ann.addElectronic()
  lines.length = 0
})

const stopAnn = async () => {
  await giveBackTooMuch(bank, ann)
  await runAudit(bank)
}
/** The audit's findings for her account. */
const findings = async () => {
  const { rows } = await bank.database.query<{ id: number }>(
    'select id from bank.accounts where customer_id = $1',
    [ann.id],
  )
  return (await runAudit(bank)).filter(({ subject }) => subject === `account:${rows[0]?.id}`)
}
const audited = async () => {
  const { rows } = await bank.database.query<{ actor: string; action: string }>(
    `select actor, action from bank.audit_entries where customer_id = $1
     and (action like 'audit.%' or action like 'account.money%') order by id`,
    [ann.id],
  )
  return rows.map(({ actor, action }) => `${actor} ${action}`)
}
/** Inserts a transaction that the processor does not have; removed later. */
const plantMovement = () =>
  bank.database.query(
    `insert into bank.posted_transactions (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     values ($1, $2, 'deposit', 100, now(), current_date, 'made up')`,
    [ann.id, `made-up-${ann.id}`],
  )
const removePlanted = () =>
  bank.database.query("delete from bank.posted_transactions where processor_id like 'made-up-%'")
const emails = async () => {
  await bank.settle()
  return ann.emails()
}

// OPERATIONS-47
test('a payment whose reply was lost is late and stops nothing', async () => {
  await bank.control('/faults', {
    partner: 'galileo',
    call: 'createBillPayment',
    action: 'timeout_after',
    times: 1,
  })
  await ann.ask('10.00', biller)
  await expect.poll(async () => (await ann.taken()).length, { timeout: 20_000 }).toBe(1)
  expect(await findings()).toMatchObject([
    { finding: 'a payment was posted whose answer is still to come', breaks: false },
  ])
  expect(await listStops(bank)).toEqual([])
  await expect
    .poll(
      async () => {
        await hurry(bank)
        return findings()
      },
      { timeout: 20_000 },
    )
    .toEqual([])
}, 60_000)

// OPERATIONS-48
test('an account that got back more than it paid stops alone, and the finding has both amounts', async () => {
  const other = await createBillPayer(bank)
  await giveBackTooMuch(bank, ann)
  expect(await findings()).toMatchObject([
    { finding: expect.stringMatching(/^more came back for transaction:\d+ than was paid$/), breaks: true },
  ])
  expect(lines.filter(({ security }) => security === 'audit.failed')).toHaveLength(1)
  expect(await audited()).toEqual(['system audit.failed'])
  expect(await stopOf(bank, ann)).toMatchObject({
    promised_on: '2026-08-24',
    customer_knows: false,
    findings: [{ ours: '100.00', theirs: '150.00' }],
  })

  expect(await ann.ask('10.00', biller)).toMatchObject({
    status: 409,
    body: { code: 'account.stopped', error: SENTENCE, promised_on: '2026-08-24' },
  })
  expect(await ann.payments()).toEqual([])
  const paid = await other.pay('10.00', await other.addElectronic())
  expect(paid.amount).toBe('10.00')
  expect(await other.taken()).toHaveLength(1)
  await release(bank, (await stopOf(bank, ann))?.id)
})

// OPERATIONS-50
test('a stop blocks only money out, not reading, sign-in, card, settings or deposits', async () => {
  await stopAnn()
  const before = Number(await ann.balance())
  await bank.control(`/accounts/${ann.prn}/deposits`, { kind: 'payroll', amount: '5.00', description: 'PAY' })
  await bank.settle()
  expect(Number(await ann.balance())).toBe(before + 5)
  for (const path of ['/api/user', '/api/transactions', '/api/disputes', '/api/account'])
    expect([path, (await ann.get(path)).status]).toEqual([path, 200])
  expect(await bank.signIn(ann.email)).toBeTruthy()
  expect((await ann.post('/api/account/freeze_card', {})).status).toBe(200)
  expect((await ann.post('/api/account/unfreeze_card', {})).status).toBe(200)
  expect((await ann.post('/api/account/enable_early_ach', {})).status).toBeLessThan(300)
  // A replacement card without a fee takes no money.
  expect((await ann.post('/api/account/request_replacement_card', { reason: 'lost' })).status).toBe(200)
  expect((await stopOf(bank, ann))?.customer_knows).toBe(false)
  await release(bank, (await stopOf(bank, ann))?.id)
})

// OPERATIONS-52
test('an operator releases a stop, the refused customer is emailed, and it does not recur', async () => {
  await stopAnn()
  await ann.ask('10.00', biller)
  const stop = await stopOf(bank, ann)
  expect(stop?.customer_knows).toBe(true)
  expect(await release(bank, stop?.id, 'The shop meant it.')).toBe(204)
  expect(await release(bank, stop?.id)).toBe(404)
  expect(await audited()).toEqual(['system audit.failed', 'operator account.money_released'])
  expect((await emails())[0]).toBe('Your account is all set')

  await bank.control(`/accounts/${ann.prn}/deposits`, { kind: 'payroll', amount: '5.00', description: 'PAY' })
  expect(await findings()).toMatchObject([{ breaks: true }])
  expect(await stopOf(bank, ann)).toBeUndefined()
  expect((await ann.ask('10.00', biller)).status).toBe(201)
  // Another mismatch is a separate case.
  await giveBackTooMuch(bank, ann)
  await runAudit(bank)
  expect(await stopOf(bank, ann)).toBeDefined()
  await release(bank, (await stopOf(bank, ann))?.id)
})

// OPERATIONS-51
test('a customer who was not refused gets no email about the stop or its end', async () => {
  await plantMovement()
  await runAudit(bank)
  expect(await stopOf(bank, ann)).toBeDefined()
  await removePlanted()
  await bank.control('/clock/advance', { days: 3 })
  await runAudit(bank)
  expect(await stopOf(bank, ann)).toBeUndefined()
  expect(await audited()).toEqual(['system audit.failed', 'audit account.money_released'])
  expect((await emails()).filter((subject) => subject.includes('account'))).toEqual([])
})

// OPERATIONS-51
test('a refused customer is emailed on the promised day if the check needs another day', async () => {
  await stopAnn()
  await ann.ask('10.00', biller)
  await bank.control('/clock/set', { to: '2026-08-24T11:00:00Z' })
  expect(await emails()).not.toContain("We're still checking your account")
  await bank.control('/clock/set', { to: '2026-08-24T16:00:00Z' })
  await bank.control('/clock/set', { to: '2026-08-24T17:00:00Z' })
  expect((await emails()).filter((subject) => subject === "We're still checking your account")).toHaveLength(
    1,
  )
  expect(await stopOf(bank, ann)).toMatchObject({ promised_on: '2026-08-25' })
  expect(await ann.ask('10.00', biller)).toMatchObject({
    body: { error: "We're checking your account. We'll email you by Tue, Aug 25." },
  })
  await release(bank, (await stopOf(bank, ann))?.id)
})

test('a customer first refused days after the stop is promised a future day', async () => {
  await stopAnn()
  await bank.control('/clock/set', { to: '2026-08-26T16:00:00Z' })
  expect(await ann.ask('10.00', biller)).toMatchObject({
    body: { error: "We're checking your account. We'll email you by Thu, Aug 27." },
  })
  await release(bank, (await stopOf(bank, ann))?.id)
})

// FUNDING-130
test('a recurring transfer of a stopped account waits, notifies its owner and runs later', async () => {
  const ach_account_id = await insertKnownAccount({ bank, customer: ann, mark: 'Example Checking' })
  const repeated = { amount: '25.00', interval: 'weekly', next_run_on: '2026-08-23', ach_account_id }
  await ann.post('/api/recurring_transfers', { recurring_transfer: repeated })
  await plantMovement()
  await runAudit(bank)
  const runs = async () =>
    (
      await bank.database.query<{ run_on: string; status: string }>(
        'select run_on::text, status from bank.ach_transactions where customer_id = $1 order by id',
        [ann.id],
      )
    ).rows
  await bank.control('/clock/set', { to: '2026-08-23T16:00:00Z' })
  await bank.control('/clock/set', { to: '2026-08-23T17:00:00Z' })
  expect(await runs()).toEqual([])
  expect((await ann.notices())[0]).toBe(`Your recurring transfer of $25.00 is on hold. ${SENTENCE}`)
  expect((await emails()).filter((subject) => subject === 'A recurring transfer is on hold')).toHaveLength(1)

  await removePlanted()
  await runAudit(bank)
  expect(await stopOf(bank, ann)).toBeUndefined()
  expect((await emails())[0]).toBe('Your account is all set')
  await bank.control('/clock/set', { to: '2026-08-23T18:00:00Z' })
  expect(await runs()).toMatchObject([{ run_on: '2026-08-23' }])
})

// OPERATIONS-50
test('a payment ordered before the stop waits and is made once after it', async () => {
  await bank.control('/faults', {
    partner: 'galileo',
    call: 'createBillPayment',
    action: 'status',
    status: 503,
    // Until the stop: on a busy machine the job may try again before it.
    times: 20,
  })
  const key = { authorization: `Bearer ${ann.token}`, 'idempotency-key': randomUUID() }
  const body = { bill_payment: { amount: '10.00', biller_id: biller } }
  const first = await bank.send('POST', '/api/bill_payments', body, key)
  expect(first.status).toBe(201)
  await bank.settle()
  await plantMovement()
  await runAudit(bank)
  // From here on only the stop keeps the payment back.
  await bank.control('/faults', undefined, 'DELETE')
  await hurry(bank)
  expect(await ann.taken()).toEqual([])
  // A repeated request gets its earlier reply; a new one is refused.
  expect((await bank.send('POST', '/api/bill_payments', body, key)).body).toMatchObject(first.body as object)
  expect((await ann.ask('10.00', biller)).status).toBe(409)
  await removePlanted()
  await runAudit(bank)
  await hurry(bank)
  expect(await ann.taken()).toHaveLength(1)
})

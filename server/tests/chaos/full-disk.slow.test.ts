/**
 * The database's disk is full for a while (OPERATIONS-25). No accepted work is lost, and the bank recovers
 * without help.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBank } from '../support/audit.ts'
import { addPaperBiller, receiveMoney } from '../support/bill-seeds.ts'
import { fullDiskOf, type FullDisk } from '../support/full-disk.ts'
import { openTestBank, type Answer, type TestBank, type TestCustomer } from '../support/test-bank.ts'

/** Some rows still fit into existing pages, so the first writes succeed. */
const MAX_TRIES = 400
const PAYMENTS = 6

let folder: string
let bank: TestBank
let ann: TestCustomer
let billerId: number
let disk: FullDisk
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'full-disk-'))
  const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined
  bank = await openTestBank(isPostgres ? {} : { databaseDir: join(folder, 'database') })
  disk = fullDiskOf(bank.database)
  ann = await bank.createCustomer()
  billerId = await addPaperBiller({ customer: ann })
  await receiveMoney({ bank, customer: ann }, '500.00')
  await bank.settle()
})
afterAll(async () => {
  await bank.close()
  rmSync(folder, { recursive: true, force: true })
})

const note = () =>
  ann.post<{ expense_items: ExpenseItem[] }>('/api/expense_items', {
    expense_item: { amount: '1.00', category: 'other', external: true, effective_date: bank.today() },
  })
const pay = (key: string) =>
  bank.send<{ bill_payment: BillPayment }>(
    'POST',
    '/api/bill_payments',
    { bill_payment: { amount: '10.00', biller_id: billerId } },
    { authorization: `Bearer ${ann.token}`, 'idempotency-key': key },
  )
const listItems = async () =>
  (await ann.get<{ expense_items: ExpenseItem[] }>('/api/expense_items')).body.expense_items.length
const balance = async () => (await ann.get<{ balance: string }>('/api/balance')).body.balance
const listPayments = async () =>
  (await ann.get<{ bill_payments: BillPayment[] }>('/api/bill_payments?per_page=-1')).body.bill_payments

// OPERATIONS-25
test('a full disk gives 503 with Retry-After, and payments happen once when space is free', async () => {
  const keys = Array.from({ length: PAYMENTS }, () => randomUUID())
  const answers: Answer[] = []
  await disk.fill()
  try {
    while (answers.at(-1)?.status !== 503 && answers.length < MAX_TRIES) answers.push(await note())
    // Later calls fail too, not only the first one that needed space.
    for (let more = 0; more < 3; more++) answers.push(await note())
    for (const key of keys) answers.push(await pay(key))

    const refused = answers.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    expect(await listItems()).toBe(
      answers.filter(({ status, body }) => status === 201 && isItem(body)).length,
    )
    expect((await bank.send('GET', '/healthz')).status).toBe(200)
  } finally {
    await disk.free()
  }

  expect((await bank.send('GET', '/readyz')).status).toBe(200)
  const items = await listItems()
  expect((await note()).status).toBe(201)
  expect(await listItems()).toBe(items + 1)
  for (const key of keys) expect((await pay(key)).status).toBe(201)
  await bank.settle()
  expect(await listPayments()).toHaveLength(PAYMENTS)
  // Work that could not be recorded is retried automatically.
  const left = (500 - 11 * PAYMENTS).toFixed(2)
  await expect.poll(balance, { timeout: 30_000 }).toBe(left)
  expect(await auditBank(bank)).toMatchObject({ findings: [] })
})

const isItem = (body: unknown) => typeof body === 'object' && body !== null && 'expense_items' in body

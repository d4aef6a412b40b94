/**
 * Whatever a partner replies, before or after its work, a money order is neither lost nor done twice, and the
 * customer sees it as pending, never as failed (OPERATIONS-29). The test transactions/event-order covers
 * faulty events. EVERY_FAULT adds the slowest fault.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import { type BadLine, openBadLine, SPOILED, type Spoiled } from '../support/bad-line.ts'
import { addPaperBiller, receiveMoney } from '../support/bill-seeds.ts'
import { reportedDispute } from '../support/dispute-seeds.ts'
import { linkAccount } from '../support/funding-seeds.ts'
import { hurry } from '../support/hurry.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'

vi.setConfig({ testTimeout: 120_000 })

let line: BadLine
let bank: TestBank
let ann: TestCustomer
let met = 0
beforeAll(async () => {
  line = await openBadLine()
  bank = await openTestBank({ today: '2026-08-24', env: { GALILEO_URL: `${line.url}/galileo` } })
  line.leadTo(bank.sandboxUrl)
})
afterAll(async () => {
  await bank.close()
  await line.close()
})
beforeEach(async () => {
  ann = await bank.createCustomer()
  await receiveMoney({ bank, customer: ann }, '200.00')
  await bank.settle()
})

const order = (path: string, body: unknown) =>
  bank.send('POST', path, body, { authorization: `Bearer ${ann.token}`, 'idempotency-key': randomUUID() })
const balance = async () => (await ann.get<{ balance: string }>('/api/balance')).body.balance

interface Story {
  call: string
  /** Places the order, and returns what the customer sees right after it. */
  order(): Promise<string>
  /** What the customer may see right after the order. */
  seen: RegExp
  /** How often the processor did the work, and the remaining balance. */
  outcome(): Promise<[times: number, left: string]>
  left: string
  /** The bank accepts any success reply, because it ignores the body. */
  isYesEnough?: boolean
}

const STORIES: Readonly<Record<string, Story>> = {
  'a bill payment': {
    call: 'createBillPayment',
    order: async () => {
      const biller_id = await addPaperBiller({ customer: ann })
      const { status, body } = await order('/api/bill_payments', {
        bill_payment: { amount: '40.00', biller_id },
      })
      return `${status} ${(body as { bill_payment: { status: string } }).bill_payment.status}`
    },
    seen: /^201 created$/,
    outcome: async () => [
      (await bank.look<unknown[]>(`/bill_payments?prn=${ann.prn}`)).length,
      await balance(),
    ],
    left: '159.00',
  },
  'a transfer': {
    call: 'createAchTransaction',
    order: async () => {
      const ach_account_id = await linkAccount({ bank, customer: ann, mark: '' })
      const { status, body } = await order('/api/ach_transactions', {
        ach_transaction: { amount: '40.00', ach_account_id },
      })
      return `${status} ${(body as { ach_transaction: { status: string } }).ach_transaction.status}`
    },
    seen: /^201 pending$/,
    outcome: async () => [(await bank.look<unknown[]>(`/ach?prn=${ann.prn}`)).length, await balance()],
    left: '200.00',
  },
  'a provisional credit': {
    call: 'createAdjustment',
    order: async () => {
      const { reference } = await reportedDispute({ bank, customer: ann, mark: 'SHOP' })
      const { status } = await bank.operator('POST', '/disputes/credit', { reference, amount: '12.34' })
      return String(status)
    },
    seen: /^200$/,
    outcome: async () => [
      (await ann.get<{ transactions: { details: string }[] }>('/api/transactions')).body.transactions.filter(
        ({ details }) => details.includes('PROVISIONAL'),
      ).length,
      await balance(),
    ],
    left: '212.34',
    isYesEnough: true,
  },
}

/** Takes five seconds each time, and the HTTP client's own test covers it too. */
const SLOWEST = 'a reply that drips byte by byte'
const faults = (Object.keys(SPOILED) as Spoiled[]).filter(
  (fault) => fault !== SLOWEST || process.env['EVERY_FAULT'] !== undefined,
)
const cases = Object.entries(STORIES).flatMap(([name, { isYesEnough }]) =>
  faults
    .flatMap((fault) => [
      { name, fault, when: 'before' as const },
      { name, fault, when: 'after' as const },
    ])
    // A bank that ignores the body cannot tell a false success from a real one.
    .filter(
      ({ fault, when }) => !(isYesEnough && fault === 'a reply of an unexpected shape' && when === 'before'),
    ),
)

// OPERATIONS-29
test.each(cases)('$name happens once despite $fault $when the work', async ({ name, fault, when }) => {
  const story = STORIES[name] as Story
  line.spoil(story.call, fault, when)
  expect(await story.order()).toMatch(story.seen)
  await expect.poll(line.wasMet, { timeout: 20_000 }).toBe(true)
  met++
  await expect
    .poll(
      async () => {
        await hurry(bank)
        return (await story.outcome()).join(' ')
      },
      { timeout: 30_000 },
    )
    .toBe(`1 ${story.left}`)
  await hurry(bank)
  expect(await story.outcome()).toEqual([1, story.left])
  expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
})

test('every fault of the processor occurred', () => {
  recordFigures({
    gate: 'B6: faults of the processor in money stories',
    counted: { 'faults, each story done once': met },
  })
  expect(met).toBe(cases.length)
})

/** Runs on PostgreSQL, where requests really run concurrently. */
import { randomUUID } from 'node:crypto'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectBalanced } from '../../../tests/support/audit.ts'
import { type Autopayer, createAutopayer } from '../../../tests/support/autopayer.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { createPuller, TFS } from '../../../tests/support/puller.ts'
import { importSandboxTrustees } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, send, type TestBank } from '../../../tests/support/test-bank.ts'

/** The race window is short, so one round might miss it. */
const ROUNDS = 3

let bank: TestBank
let others: Awaited<ReturnType<typeof openOtherServer>>[]
let ann: Autopayer
const goTo = (on: string) => bank.control('/clock/set', { to: `${on}T17:00:00.000Z` })
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
  others = await Promise.all([1, 2].map(() => openOtherServer(bank)))
})
afterAll(async () => {
  for (const other of others) await other.close()
  await bank.close()
})
beforeEach(() => goTo('2026-12-01'))

/** A customer whose payment is due to be sent today, and was not looked at yet. */
const waitForSendDay = async (useMain?: string) => {
  ann = await createAutopayer(bank)
  await ann.putIn(useMain === undefined ? '466.00' : '400.00')
  await ann.agree(useMain === undefined ? {} : { use_main: useMain })
  await goTo('2026-12-08')
  // The clock passes the send day without a look.
  await lookAtNobody()
  await goTo('2026-12-09')
  await bank.database.query(
    `update bank.autopay_agreements set look_on = '2026-12-09' where customer_id = $1 and stopped_at is null`,
    [ann.id],
  )
}
const lookAtNobody = () =>
  bank.database.query('update bank.autopay_agreements set look_on = null where customer_id = $1', [ann.id])
const look = () => Promise.all(others.map((other) => other.runDue('autopay.look', day('2026-12-09'))))
const settled = async () => {
  for (let again = 0; again < 2; again++) await hurry(bank)
  for (const { settle } of others) await settle()
}
/** On a day after all of these tests, because the processor lists what it posted until today. */
const isBalanced = async () => {
  await goTo('2026-12-31')
  await settled()
  await expectBalanced(bank)
}

// AUTO-05
test('several servers send a payment once, with its top-up', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await goTo('2026-12-01')
    await waitForSendDay('66.00')
    await look()
    await settled()
    await look()
    await settled()
    expect(await ann.taken()).toHaveLength(1)
    expect(await ann.moves()).toEqual(['in 66.00 done', 'in 400.00 done'])
    await isBalanced()
  }
})

// AUTO-08
test('several servers send a share of pay once', async () => {
  await importSandboxTrustees(bank)
  await bank.database.query(
    `update bank.trustee_methods set partial = 'yes' where trustee_id = 9001 and kind = 'electronic'`,
  )
  for (let round = 0; round < ROUNDS; round++) {
    await goTo('2026-12-01')
    ann = await createAutopayer(bank)
    await ann.addSchedule()
    await ann.share(true)
    await ann.agree({ mode: 'each_payday' })
    await ann.getPaid()
    for (let again = 0; again < 2; again++) {
      await Promise.all(others.map((other) => other.runDue('autopay.look', day('2026-12-01'))))
      await settled()
    }
    expect(await ann.taken()).toHaveLength(1)
    expect((await ann.list())[0]?.sent).toBe('232.50')
    await isBalanced()
    await ann.stop()
  }
})

// AUTO-07, AUTO-12
test('a payment by hand at the moment of sending leaves no more to send than was planned', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await goTo('2026-12-01')
    await waitForSendDay()
    const byHand = { bill_payment: { amount: '465.00', biller_id: ann.billerId } }
    await Promise.all([
      look(),
      send(bank.url, 'POST', '/api/bill_payments', byHand, {
        authorization: `Bearer ${ann.token}`,
        'idempotency-key': randomUUID(),
      }),
    ])
    await settled()
    // Either the planned one was dropped, or the one by hand came after it and lowers the next one.
    const [first, second] = await ann.list()
    expect(first?.sent).toBe('465.00')
    const bySetAside = await ann.taken()
    expect(second?.sent).toBe(bySetAside.length === 1 ? '465.00' : '0.00')
    await isBalanced()
  }
})

// AUTO-06
test('skipping, moving and changing at the moment of sending say whether they came too late', async () => {
  for (const [say, late] of [
    [() => ann.skip(), []],
    [() => ann.move('2026-12-10'), []],
    [() => ann.change('450.00'), ['450.00 with 1.00']],
  ] as const) {
    await goTo('2026-12-01')
    await waitForSendDay()
    const [said] = await Promise.all([say(), look()])
    await settled()
    await look()
    await settled()
    expect([200, 409]).toContain(said.status)
    expect(await ann.sent()).toEqual(said.status === 409 ? ['465.00 with 1.00'] : late)
    await isBalanced()
  }
})

// AUTO-04
test('an agreement at the moment of sending sends nothing twice', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await goTo('2026-12-01')
    await waitForSendDay('66.00')
    const [agreed] = await Promise.all([ann.agree({ use_main: '66.00', buffer: 1 }), look()])
    expect(agreed.status).toBe(200)
    await settled()
    await goTo('2026-12-10')
    await settled()
    expect(await ann.sent()).toEqual(['465.00 with 1.00'])
    expect(await ann.moves()).toEqual(['in 66.00 done', 'in 400.00 done'])
    await isBalanced()
  }
})

// AUTO-04
test('a stop at the moment of sending says whether it came too late', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await goTo('2026-12-01')
    await waitForSendDay()
    const [stopped] = await Promise.all([ann.stop(), look()])
    await settled()
    expect(await ann.taken()).toHaveLength(stopped.body.under_way.length)
    await isBalanced()
  }
})

// AUTO-04
test('of two agreements at once one is in force', async () => {
  ann = await createAutopayer(bank)
  const replies = await Promise.all([ann.agree({ buffer: 1 }), ann.agree({ buffer: 3 }), ann.agree()])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const { rows } = await bank.database.query<{ count: number }>(
    `select count(*)::int as count from bank.autopay_agreements where customer_id = $1 and stopped_at is null`,
    [ann.id],
  )
  expect(rows).toEqual([{ count: 1 }])
  expect(await ann.planned()).toHaveLength(3)
})

// AUTO-09
test('what a service gives back at the moment of its recognition does not count', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await goTo('2026-12-01')
    const puller = await createPuller(bank)
    await puller.agree(TFS)
    await goTo('2026-12-04')
    await settled()
    await puller.collect('466.00', '2026-12-07')
    await goTo('2026-12-07')
    await settled()
    // It is there, and was not looked for yet.
    await bank.database.query(
      `update bank.planned_payments set state = 'pull_expected', pulled_cents = null, posted_transaction_id = null,
         pull_look_on = '2026-12-07'
       where customer_id = $1 and due_on = '2026-12-15'`,
      [puller.id],
    )
    await Promise.all([
      ...others.map((other) => other.runDue('autopay.expected_pulls', day('2026-12-07'))),
      puller.giveBack('466.00').then(() => bank.settle()),
    ])
    await settled()
    expect(['pull_expected', 'returned']).toContain(await puller.state())
    expect((await puller.plan.progress()).sent_total).toBe('0.00')
    await puller.stop()
  }
})

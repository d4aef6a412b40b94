/** A server is killed while it closes months, and another one takes over when its leases have ended. */
import { addMonths, type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import type { Database } from '@yoursuccess/database/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stepsToDieAt } from '../../../tests/support/kill-at.ts'
import { createMortality } from '../../../tests/support/mortality.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { wakeUpOn } from '../../../tests/support/wake-up.ts'

const CUSTOMERS = 3
const STEPS = 24
const LIST = 'statements.months'

const mortality = createMortality()
let isDying = false
/** A killed server neither releases nor postpones what it claimed. */
const withoutLastWords = (database: Database): Database => ({
  ...database,
  query: async (text, values) => {
    if (isDying && /^(delete from|update) bank.work_claims/.test(text)) throw new Error('killed')
    return database.query(text, values)
  },
})

let bank: TestBank
let other: Awaited<ReturnType<typeof openOtherServer>>
beforeAll(async () => {
  bank = await openTestBank({
    today: '2026-11-20',
    mortality: { ...mortality, ofDatabase: (real) => withoutLastWords(mortality.ofDatabase(real)) },
  })
  other = await openOtherServer(bank)
  for (let made = 0; made < CUSTOMERS; made++) {
    const { prn } = await bank.createCustomer()
    await bank.control(`/accounts/${prn}/deposits`, { kind: 'payroll', amount: '10.00', description: 'Pay' })
  }
  await bank.settle()
  // All months are over for the processor, and become due one after another.
  await bank.database.query("update bank.statement_schedules set due_on = '2040-01-01'")
  await wakeUpOn(bank, '2027-12-01')
  await bank.database.query("update bank.statement_schedules set due_on = '2026-12-01'")
})
afterAll(async () => {
  await other.close()
  await bank.close()
})

const closeMonths = async (today: CalendarDate) =>
  bank.dueWork.find(({ name }) => name === LIST)?.runDue(today)
const made = async () => {
  const { rows } = await bank.database.query<{ statements: number; sent: number; lowest: number }>(
    `select count(*)::int as statements, min(closing_cents)::int as lowest,
       (select count(*)::int from bank.notifications where title like 'Your statement%') as sent
     from bank.statements`,
  )
  return rows[0]
}
const madeOfClaimed = async () => {
  const { rows } = await bank.database.query(
    `select key, count(statements.id)::int as statements from bank.work_claims
     left join bank.statements on customer_id = key where list = $1 group by key order by key`,
    [LIST],
  )
  return rows
}

// STATEMENTS-11, OPERATIONS-112
test('each month is closed once, wherever a server is killed that had claimed its account', async () => {
  let expected = 0
  let kills = 0
  for (const [at, step] of stepsToDieAt(STEPS, STEPS + 1).entries()) {
    const today = addMonths(day('2026-12-01'), at)
    expected += CUSTOMERS
    isDying = true
    mortality.dieAt(step)
    await closeMonths(today).catch(() => undefined)
    if (mortality.revive()) kills++
    isDying = false

    // The leases still hold: another server leaves the accounts alone.
    const before = await madeOfClaimed()
    await other.runDue(LIST, today)
    expect(await madeOfClaimed()).toEqual(before)

    await bank.database.query('update bank.work_claims set due_at = now()')
    await other.runDue(LIST, today)
    expect(await made()).toEqual({ statements: expected, sent: expected, lowest: 1000 })
    await bank.database.query('delete from bank.work_claims')
  }
  expect(kills).toBeGreaterThan(2)
})

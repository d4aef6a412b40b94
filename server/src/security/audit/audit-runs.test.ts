/** An audit is shared by servers and survives their end. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '@yoursuccess/database/database'
import { openMigratedDatabase } from '../../../tests/support/migrated-database.ts'
import {
  auditEnds,
  insertAccounts,
  openAuditor,
  openProcessor,
  plantMovement,
  type StubProcessor,
} from '../../../tests/support/audited-bank.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { findLatestRun, listFindings } from './audit-runs.queries.ts'
import { MOVED, NOT_COMPARED } from './unclear-findings.ts'

const AT_ONCE = 5

let database: Database
let processor: StubProcessor
const opened: ReturnType<typeof openAuditor>[] = []
const openServer = (own: Database = database) => {
  const server = openAuditor(own, processor, AT_ONCE)
  opened.push(server)
  return server
}
beforeEach(async () => {
  database = await openMigratedDatabase()
  processor = openProcessor()
})
afterEach(async () => {
  for (const server of opened.splice(0)) await server.stop()
  await database.close()
})

const count = async (table: string) =>
  (await database.query<{ count: number }>(`select count(*)::int as count from bank.${table}`)).rows[0]?.count
const run = () => findLatestRun(database.db)
const findings = async () =>
  (await listFindings(database.db, (await run())?.id ?? 0, 100)).map(({ subject, finding }) => [
    subject,
    finding,
  ])
const stop = async (prn: string) =>
  (
    await database.query<{ id: number }>(
      `insert into bank.money_stops (customer_id, finding, stopped_at, promised_on)
       select customer_id, 'a test', now(), current_date from bank.accounts where prn = $1 returning id`,
      [prn],
    )
  ).rows[0]?.id
const endLeases = () => database.query('update bank.work_claims set due_at = now()')

/** A database that is gone for a server once it is killed, with the leases that the server held. */
const killable = () => {
  let isKilled = false
  const unlessKilled = <Work extends (...given: never[]) => Promise<unknown>>(work: Work): Work =>
    ((...given: Parameters<Work>) =>
      isKilled ? Promise.reject(new Error('the server was killed')) : work(...given)) as Work
  return {
    kill: () => {
      isKilled = true
    },
    own: {
      ...database,
      query: unlessKilled(database.query.bind(database)),
      transaction: unlessKilled(database.transaction.bind(database)),
    },
  }
}

// OPERATIONS-116
test('an audit of a killed server goes on at another one, from the accounts that are not recorded yet', async () => {
  await insertAccounts(database, 150)
  await plantMovement(database, 'prn-1')
  await plantMovement(database, 'prn-150')
  const { own, kill } = killable()
  const first = openServer(own)
  processor.beforeBalance = async () => {
    if (processor.balances.length === 90) kill()
  }
  await first.begin()
  await first.look()
  await expect.poll(() => processor.balances.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(90)
  await first.stop()
  const position = (await run())?.compared ?? 0
  expect(position).toBeGreaterThan(0)
  expect(position).toBeLessThan(150)
  expect((await run())?.finishedAt).toBeNull()

  processor.balances.length = 0
  await endLeases()
  await openServer().look()
  expect(await auditEnds(database)).toMatchObject({ accounts: 150, compared: 150 })
  // Only the accounts whose findings were not recorded are compared again. A broken one is looked at twice.
  expect(processor.balances.length).toBeLessThanOrEqual(150 - position + 2)
  expect(new Set((await findings()).map(([subject]) => subject))).toEqual(
    new Set(['account:1', 'account:150']),
  )
  expect(await count('money_stops')).toBe(2)
  expect(await count('audit_batches')).toBe(0)
})

// OPERATIONS-116
test('two servers share an audit, and no account is compared by both', async () => {
  await insertAccounts(database, 300)
  const [first, second] = [openServer(), openServer()]
  await first.begin()
  await second.begin()
  expect(await count('audit_runs')).toBe(1)
  await Promise.all([first.look(), second.look()])
  expect(await auditEnds(database)).toMatchObject({ accounts: 300, compared: 300 })
  expect(processor.balances).toHaveLength(300)
  expect(new Set(processor.balances).size).toBe(300)
  expect(processor.mostAtOnce).toBeGreaterThan(AT_ONCE)
})

// OPERATIONS-116
test('a batch that two servers compared counts once', async () => {
  await insertAccounts(database, 10)
  await plantMovement(database, 'prn-5')
  const [stalled, other] = [openServer(), openServer()]
  let goOn = () => {}
  const until = new Promise<void>((resolve) => (goOn = resolve))
  processor.beforeBalance = () => until
  await stalled.begin()
  await stalled.look()
  await expect.poll(() => processor.mostAtOnce, { timeout: 20_000 }).toBe(1)
  // Its lease ends while it still works.
  await endLeases()
  processor.beforeBalance = async () => undefined
  await other.look()
  await auditEnds(database)
  goOn()
  // It compares all its accounts, the last one too, and then finds that they are recorded.
  const countLast = () => processor.balances.filter((prn) => prn === 'prn-10').length
  await expect.poll(countLast, { timeout: 20_000 }).toBe(2)
  await stalled.stop()
  expect(await run()).toMatchObject({ accounts: 10, compared: 10 })
  expect(await findings()).toHaveLength(1)
  expect(await count('audit_entries')).toBe(1)
})

// OPERATIONS-118
test('an audit releases only accounts that were stopped before it and whose books it found in order', async () => {
  await insertAccounts(database, 4)
  const before = await stop('prn-1')
  await stop('prn-2')
  await plantMovement(database, 'prn-2')
  await stop('prn-4')
  let meanwhile: number | undefined
  processor.beforeBalance = async (prn) => {
    if (prn === 'prn-3') meanwhile ??= await stop(prn)
    if (prn === 'prn-4') throw new PartnerError('galileo', 'refused')
  }
  const server = openServer()
  await server.begin()
  await server.look()
  await auditEnds(database)
  expect(meanwhile).toBeDefined()
  expect(server.released).toEqual([before])
  expect((await findings()).map(([, finding]) => finding)).toEqual([
    "1 movements of the mirror are not the processor's",
    NOT_COMPARED,
  ])
})

// OPERATIONS-118
test('an account that fails for over an hour is reported, and the audit ends', async () => {
  await insertAccounts(database, 30)
  await stop('prn-7')
  let tries = 0
  processor.beforeBalance = (prn) => {
    if (prn !== 'prn-7') return Promise.resolve()
    tries++
    return Promise.reject(new PartnerError('galileo', 'timeout'))
  }
  const server = openServer()
  await server.begin()
  await expect
    .poll(
      async () => {
        await endLeases()
        await server.look()
        return (await run())?.finishedAt ?? null
      },
      { timeout: 30_000 },
    )
    .not.toBeNull()
  // After pauses of 1, 2, 4, ... seconds, then of five minutes: 20 of them are more than an hour.
  expect(tries).toBe(21)
  expect(await run()).toMatchObject({ compared: 30 })
  expect(await findings()).toEqual([['account:7', NOT_COMPARED]])
  expect(server.released).toEqual([])
})

// OPERATIONS-119
test('an audit that begins deletes those that ended over 90 days ago', async () => {
  await database.query(
    `insert into bank.audit_runs (begun_at, finished_at, stop_ids, accounts)
     select at, at, '{}', 0 from unnest(array[now() - interval '91 days', now() - interval '89 days']) as at`,
  )
  await database.query(
    `insert into bank.audit_findings (run_id, subject, finding, breaks) select id, 'account:1', $1, false from bank.audit_runs`,
    [MOVED],
  )
  await openServer().begin()
  expect([await count('audit_runs'), await count('audit_findings')]).toEqual([2, 1])
})

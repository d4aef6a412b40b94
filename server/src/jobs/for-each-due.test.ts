import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '@yoursuccess/database/database'
import { openMigratedDatabase } from '../../tests/support/migrated-database.ts'
import { stopwatch } from '../clock/clock.ts'
import { PartnerError } from '../partners/partner-error.ts'
import { createClaims, LEASE_SECONDS, MAX_ATTEMPTS } from './claims.ts'
import { AWAY_ROWS, createForEachDue } from './for-each-due.ts'

const LIST = 'test.rows'
const AT_ONCE = 4
let database: Database
beforeEach(async () => (database = await openMigratedDatabase()))
afterEach(() => database.close())

interface Row {
  id: number
  customerId?: number
}
const list = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
/** Pages of three rows, like reads from a table. */
const pagesOf = (rows: Row[]) => (after: number) =>
  Promise.resolve(rows.filter(({ id }) => id > after).slice(0, 3))

const deps = () => ({
  claims: createClaims(database),
  log: { warn: () => undefined },
  rowsAtOnce: AT_ONCE,
})
const openServer = (rowsAtOnce = AT_ONCE) => {
  const logged: unknown[] = []
  const counted: string[] = []
  const forEachDue = createForEachDue({
    ...deps(),
    log: { warn: (fields: unknown) => void logged.push(fields) },
    metrics: { dueRow: ({ outcome }) => void counted.push(outcome), dueRound: () => undefined },
    rowsAtOnce,
  })
  /** Returns "done", or the message of the error that the loop threw. */
  const look = (rows: Row[], work: (row: Row) => Promise<unknown>, name = LIST) =>
    forEachDue(pagesOf(rows), work, { name }).then(
      () => 'done',
      (error: unknown) => (error as Error).message,
    )
  return { logged, counted, look }
}
const countClaims = async () =>
  (await database.query<{ count: number }>('select count(*)::int as count from bank.work_claims')).rows[0]
    ?.count
const makeDue = () => database.query(`update bank.work_claims set due_at = now()`)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

// OPERATIONS-42
test('every due row runs even if others fail, and the first failure is thrown at the end', async () => {
  const done: number[] = []
  const { look, logged, counted } = openServer(1)
  const end = await look(list(8), async ({ id }) => {
    if (id === 1) throw new Error('first')
    if (id === 5) throw new Error('fifth')
    done.push(id)
  })
  expect(done).toEqual([2, 3, 4, 6, 7, 8])
  expect(end).toBe('first')
  expect(logged).toMatchObject([
    { job: LIST, subject: 'test.rows:1' },
    { job: LIST, subject: 'test.rows:5' },
  ])
  expect(counted.filter((outcome) => outcome === 'failed')).toHaveLength(2)
})

test('rows without a failure leave no claim behind', async () => {
  const { look, logged } = openServer()
  expect(await look(list(7), () => Promise.resolve())).toBe('done')
  expect([logged, await countClaims()]).toEqual([[], 0])
})

// OPERATIONS-42
test('a partner that fails for a few rows does not stop the others; one that is down does', async () => {
  const away = () => Promise.reject(new PartnerError('galileo', 'timeout'))
  const done: number[] = []
  await openServer(1).look(list(AWAY_ROWS + 5), ({ id }) =>
    id < AWAY_ROWS ? away() : Promise.resolve(done.push(id)),
  )
  expect(done).toHaveLength(6)
  const server = openServer(1)
  expect(await server.look(list(AWAY_ROWS + 5), away, 'test.others')).toBe('galileo timeout')
  expect(server.logged).toHaveLength(AWAY_ROWS)
  // The rows that were not begun wait for nothing.
  const { rows } = await database.query(`select key from bank.work_claims where list = 'test.others'`)
  expect(rows).toHaveLength(AWAY_ROWS)
})

// OPERATIONS-81
test('two servers share a list, and no row is worked on by both', async () => {
  const rows = list(40)
  const worked: string[] = []
  const server = (name: string) =>
    openServer().look(rows, async (row) => {
      worked.push(`${row.id}`)
      byServer.add(name)
      // Neither server may do the whole list before the other one begins.
      await vi.waitFor(() => expect(byServer.size).toBe(2), { timeout: 20_000, interval: 5 })
      rows.splice(rows.indexOf(row), 1)
    })
  const byServer = new Set<string>()
  await Promise.all([server('first'), server('second')])
  expect(worked.map(Number).toSorted((a, b) => a - b)).toEqual(list(40).map(({ id }) => id))
  expect(byServer.size).toBe(2)
})

// OPERATIONS-81
test('a row that another server did between the read and the claim is not done again', async () => {
  const reads = [list(3), list(3).slice(1)]
  const done: number[] = []
  await createForEachDue(deps())(
    () => Promise.resolve(reads.shift() ?? []),
    ({ id }) => Promise.resolve(done.push(id)),
    { name: LIST },
  )
  expect(done).toEqual([2, 3])
  expect(await countClaims()).toBe(0)
})

// OPERATIONS-81
test('a server works on several rows at once, but not on two of one customer', async () => {
  let running = 0
  let most = 0
  const ofCustomer = new Map<number, number>()
  let mostOfCustomer = 0
  const rows = list(24).map(({ id }) => ({ id, customerId: 1 + (id % 2) }))
  await openServer().look(rows, async ({ customerId = 0 }) => {
    most = Math.max(most, ++running)
    ofCustomer.set(customerId, (ofCustomer.get(customerId) ?? 0) + 1)
    mostOfCustomer = Math.max(mostOfCustomer, ofCustomer.get(customerId) ?? 0)
    await pause(5)
    ofCustomer.set(customerId, (ofCustomer.get(customerId) ?? 0) - 1)
    running--
  })
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(AT_ONCE)
  expect(mostOfCustomer).toBe(1)
})

// OPERATIONS-81
test('one server never runs two loops over one list at once', async () => {
  const { look } = openServer()
  const order: string[] = []
  const round = (name: string) => look(list(6), () => pause(5).then(() => void order.push(name)))
  await Promise.all([round('first'), round('second'), round('third')])
  expect(order).toEqual(['first', 'second', 'third'].flatMap((name) => Array<string>(6).fill(name)))
})

// OPERATIONS-82
test('a row that failed waits twice as long after each failure, while the others are done', async () => {
  const { look } = openServer()
  const tried: number[] = []
  const work = async ({ id }: Row) => {
    tried.push(id)
    if (id === 2) throw new Error('not yet')
  }
  const secondsUntilDue = async () => {
    const { rows } = await database.query<{ seconds: number }>(
      'select extract(epoch from due_at - now())::float8 as seconds from bank.work_claims',
    )
    return rows[0]?.seconds ?? 0
  }
  for (const pauseSeconds of [1, 2, 4, 8, 16, 32, 64]) {
    await makeDue()
    const elapsed = stopwatch()
    await look(list(3), work)
    const seconds = await secondsUntilDue()
    expect(seconds).toBeLessThanOrEqual(pauseSeconds)
    expect(seconds).toBeGreaterThan(pauseSeconds - 1 - elapsed() / 1000)
  }
  await look(list(3), work)
  expect(tried.filter((id) => id === 2)).toHaveLength(7)
  expect(tried.filter((id) => id === 3)).toHaveLength(8)
})

// OPERATIONS-82
test('a row that always fails is set aside with its reason, and is done once it can be', async () => {
  const claims = createClaims(database)
  const { look } = openServer()
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await makeDue()
    await look(list(1), () => Promise.reject(new Error('broken')))
  }
  expect(await claims.countFailed()).toEqual([{ list: LIST, failed: 1, setAside: 1 }])
  const [row] = await claims.listFailed(10)
  expect(row).toMatchObject({ list: LIST, key: 1, attempts: MAX_ATTEMPTS, lastError: 'Error: broken' })
  expect(Number(row?.nextAttemptAt) - Date.now()).toBeGreaterThan(23 * 3_600_000)
  expect(await claims.retry(LIST)).toBe(1)
  expect(await look(list(1), () => Promise.resolve())).toBe('done')
  expect(await claims.countFailed()).toEqual([])
})

// OPERATIONS-81
test('the rows of a killed server are done by another one when its lease ends', async () => {
  const claims = createClaims(database)
  const killed = { list: LIST, holder: 'killed' }
  expect(await claims.claim(killed, [1, 2, 3])).toEqual([1, 2, 3])
  const done: number[] = []
  const work = ({ id }: Row) => Promise.resolve(done.push(id))
  const { look } = openServer(1)
  await look(list(5), work)
  expect(done).toEqual([4, 5])
  await database.query(
    `update bank.work_claims set due_at = due_at - make_interval(secs => ${LEASE_SECONDS})`,
  )
  await look(list(3), work)
  expect(done).toEqual([4, 5, 1, 2, 3])
})

// OPERATIONS-81
test('a server whose lease ended while it worked takes nothing from the next holder', async () => {
  const claims = createClaims(database)
  const [slow, next] = ['slow', 'next'].map((holder) => ({ list: LIST, holder })) as [never, never]
  await claims.claim(slow, [1])
  await makeDue()
  expect(await claims.claim(next, [1])).toEqual([1])
  await claims.release(slow, [1])
  await claims.renew(slow, [1])
  await claims.postpone(slow, 1, { error: new Error('late'), isAway: false })
  expect(await countClaims()).toBe(1)
  expect(await claims.claim({ list: LIST, holder: 'third' }, [1])).toEqual([])
})

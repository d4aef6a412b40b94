/** What becomes of due rows when a partner is away, a round ends early, or its server stops. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '@yoursuccess/database/database'
import { openMigratedDatabase } from '../../tests/support/migrated-database.ts'
import { createMetrics } from '../observability/metrics.ts'
import { PartnerError } from '../partners/partner-error.ts'
import { createClaims, LEASE_SECONDS, MAX_ATTEMPTS } from './claims.ts'
import { AWAY_ROWS, createForEachDue } from './for-each-due.ts'

const LIST = 'test.rows'
const WITHIN = { timeout: 20_000, interval: 10 }
let database: Database
beforeEach(async () => (database = await openMigratedDatabase()))
afterEach(() => database.close())

interface Row {
  id: number
}
const list = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
const pageOf = (rows: Row[]) => (after: number) => Promise.resolve(rows.filter(({ id }) => id > after))
const openServer = ({ rowsAtOnce = 1, renewMs = 20_000, metrics = createMetrics() } = {}) => {
  const log = { warn: () => undefined }
  const forEachDue = createForEachDue({ claims: createClaims(database), log, metrics, rowsAtOnce, renewMs })
  /** Returns "done", or the message of the error that the loop threw. */
  const look = (rows: Row[], work: (row: Row) => Promise<unknown>) =>
    forEachDue(pageOf(rows), work, { name: LIST }).then(
      () => 'done',
      (error: unknown) => (error as Error).message,
    )
  return { look, forEachDue, stop: forEachDue.stop, metrics }
}
const away = () => Promise.reject(new PartnerError('galileo', 'timeout'))
const readClaims = async () => {
  const { rows } = await database.query<{
    key: number
    attempts: number
    isHeld: boolean
    seconds: number
    error: string
  }>(
    `select key::int as key, attempts, holder is not null as "isHeld", last_error as error,
       extract(epoch from due_at - now())::float8 as seconds from bank.work_claims order by key`,
  )
  return rows
}
const makeDue = () => database.query('update bank.work_claims set due_at = now()')
/** Work that tells when it has begun, and ends when it is told to. */
const hold = () => {
  const begun: number[] = []
  const end = Promise.withResolvers<void>()
  const work = ({ id }: Row) => {
    begun.push(id)
    return end.promise
  }
  return { begun, work, end: end.resolve }
}

// OPERATIONS-124
test('a partner that was away for long sets no row aside, and the rows are tried again within minutes', async () => {
  const { look } = openServer()
  for (let attempt = 0; attempt < MAX_ATTEMPTS + 5; attempt++) {
    await makeDue()
    expect(await look(list(1), away)).toBe('galileo timeout')
  }
  const [claim] = await readClaims()
  expect(claim).toMatchObject({ attempts: MAX_ATTEMPTS - 1 })
  expect(claim?.error).toContain('galileo timeout')
  expect(claim?.seconds).toBeLessThanOrEqual(300)
  // A failure of the row itself still counts.
  await makeDue()
  await look(list(1), () => Promise.reject(new Error('broken')))
  await makeDue()
  await look(list(1), away)
  expect(await createClaims(database).countFailed()).toEqual([{ list: LIST, failed: 1, setAside: 1 }])
})

// OPERATIONS-124
test('a row that a round claimed and did not begin keeps its failures, and is due at once', async () => {
  const { look } = openServer()
  const last = AWAY_ROWS + 1
  const isLast = ({ id }: Row) => id >= last
  for (let attempt = 0; attempt < 3; attempt++) {
    await makeDue()
    await look([{ id: last }], () => Promise.reject(new Error('broken')))
  }
  await makeDue()
  // The row after it was never tried, so nothing is kept of it.
  expect(await look(list(last + 1), (row) => (isLast(row) ? Promise.resolve() : away()))).toBe(
    'galileo timeout',
  )
  const claims = await readClaims()
  expect(claims.map(({ key }) => key)).toEqual(list(last).map(({ id }) => id))
  expect(claims.at(-1)).toMatchObject({ attempts: 3, isHeld: false, error: 'Error: broken' })
  expect(claims.at(-1)?.seconds).toBeLessThanOrEqual(0)
})

// OPERATIONS-81
test('the lease of a row that is worked on is extended', async () => {
  const { look } = openServer({ renewMs: 20 })
  const { begun, work, end } = hold()
  const round = look(list(1), work)
  await expect.poll(() => begun, WITHIN).toEqual([1])
  await database.query(`update bank.work_claims set due_at = now() + interval '5 seconds'`)
  await expect.poll(async () => (await readClaims())[0]?.seconds, WITHIN).toBeGreaterThan(LEASE_SECONDS / 2)
  end()
  expect(await round).toBe('done')
})

// OPERATIONS-123
test('several rows of one key are all done, under one claim', async () => {
  const rows = [
    { customerId: 7, ending: 'deposits' },
    { customerId: 7, ending: 'spending' },
    { customerId: 8, ending: 'spending' },
  ]
  const done: unknown[] = []
  await openServer().forEachDue(
    (after) => Promise.resolve(rows.filter(({ customerId }) => customerId > after)),
    (row) => Promise.resolve(done.push(row)),
    { name: LIST, key: 'customerId' },
  )
  expect(done).toEqual(rows)
  expect(await readClaims()).toEqual([])
})

// OPERATIONS-125
test('a server that stops ends the row that it works on, and gives the others back at once', async () => {
  const { look, stop } = openServer()
  const { begun, work, end } = hold()
  const round = look(list(3), work)
  const next = look(list(3), work)
  await expect.poll(() => begun, WITHIN).toEqual([1])
  let hasStopped = false
  const stopped = stop(60_000).then(() => (hasStopped = true))
  expect(hasStopped).toBe(false)
  end()
  await stopped
  expect([await round, await next]).toEqual(['done', 'done'])
  expect(begun).toEqual([1])
  expect(await readClaims()).toEqual([])
  expect(await openServer().look(list(3), work)).toBe('done')
  expect(begun).toEqual([1, 1, 2, 3])
})

// OPERATIONS-125
test('a server that stops gives rows back while another row of its page hangs', async () => {
  const { look, stop } = openServer({ rowsAtOnce: 2 })
  const { begun, work, end } = hold()
  const second = Promise.withResolvers<void>()
  const round = look(list(4), (row) => (row.id === 2 ? second.promise : work(row)))
  await expect.poll(() => begun, WITHIN).toEqual([1])
  await stop(0)
  second.resolve()
  await expect.poll(async () => (await readClaims()).map(({ key }) => key), WITHIN).not.toContain(4)
  expect((await readClaims()).map(({ key }) => key)).toContain(1)
  end()
  await round
  expect(await readClaims()).toEqual([])
})

// OPERATIONS-126
test('the figures of a list show for how long its end was not reached, and when all was done', async () => {
  const metrics = createMetrics()
  const { look } = openServer({ metrics })
  const read = async (name: string) =>
    Number(new RegExp(`^${name}\\{list="${LIST}"\\} (.+)$`, 'm').exec(await metrics.text())?.[1])
  const lag = () => read('bank_due_lag_seconds')
  const lastSuccess = () => read('bank_due_last_success_timestamp_seconds')
  expect([await lag(), await lastSuccess()]).toEqual([Number.NaN, Number.NaN])
  // The partner is away, so the round ends before the end of the list.
  await look(list(AWAY_ROWS + 1), away)
  const first = await lastSuccess()
  expect(first).toBeGreaterThan(Date.now() / 1000 - 600)
  const behind = await lag()
  expect(behind).toBeGreaterThan(0)
  await makeDue()
  await look(list(AWAY_ROWS + 1), away)
  expect(await lag()).toBeGreaterThan(behind)
  await database.query('delete from bank.work_claims')
  // The end is reached, but one row failed: nothing waits for its turn, and not all is done.
  await look(list(2), ({ id }) => (id === 1 ? Promise.reject(new Error('broken')) : Promise.resolve()))
  expect([await lag(), await lastSuccess()]).toEqual([0, first])
  await look([], () => Promise.resolve())
  expect(await lag()).toBe(0)
  expect(await lastSuccess()).toBeGreaterThan(first)
  // While a round works, the lag grows.
  const { begun, work, end } = hold()
  const round = look([{ id: 9 }], work)
  await expect.poll(() => begun, WITHIN).toEqual([9])
  await expect.poll(lag, WITHIN).toBeGreaterThan(0)
  end()
  await round
  expect(await lag()).toBe(0)
})

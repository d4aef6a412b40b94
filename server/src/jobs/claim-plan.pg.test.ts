/** What a claim of jobs reads, on a real PostgreSQL. */
import { openTestDatabase } from '@yoursuccess/database/testing'
import type { Database } from '@yoursuccess/database/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../observability/log.ts'
import { createQueue, prepareQueue, type Job } from './queue.ts'

const log = createLog('silent')
const WAITING = 3000
const JOB: Job<object> = { name: 'test.work', run: () => Promise.resolve() }

let database: Database
beforeEach(async () => {
  database = await openTestDatabase('queue alone 2', (fresh) => prepareQueue(fresh, log))
})
afterEach(() => database.close())

/** The text of the first claim that a server sends. */
const claimOf = async (): Promise<string> => {
  const texts: string[] = []
  const run: Database['run'] = (text) => {
    texts.push(text)
    return database.run(text)
  }
  const queue = createQueue({ ...database, run }, log)
  await queue.start([JOB])
  await database.transaction((tx) => queue.send(tx, JOB, {}))
  await queue.settle()
  await queue.stop()
  const claim = texts.find((text) => text.includes('pg_advisory_xact_lock') && text.includes('WITH'))
  if (!claim) throw new Error('no claim was sent')
  return claim
}

/** Statistics know that the table grew, and not that its rows wait, as in a burst before the next ANALYZE. */
const addJobs = async () => {
  for (const [state, count] of [
    ['completed', 10 * WAITING],
    ['created', WAITING],
  ] as const)
    await database.query(
      `insert into jobs.job_common (id, name, data, group_id, policy, retry_limit, expire_seconds, keep_until, state)
       select gen_random_uuid(), name, data, number::text, policy, retry_limit, expire_seconds, keep_until, $1::jobs.job_state
       from (select * from jobs.job_common where name = 'test.work' limit 1) as model, generate_series(1, $2) as number`,
      [state, count],
    )
  await database.run('vacuum jobs.job_common')
}

// OPERATIONS-148
test('claims read the first waiting jobs along an index, also in a burst of which statistics know nothing', async () => {
  const claim = await claimOf()
  await addJobs()

  const { rows } = await database.run(claim.replace('WITH', 'explain (analyze, costs off, timing off) with'))

  const plan = rows.map((row) => (row as Record<string, string>)['QUERY PLAN'] ?? '').join('\n')
  const [, read] = /Index Scan using job_common_i11 .*actual rows=(\d+)/.exec(plan) ?? []
  expect(Number(read)).toBeLessThan(WAITING / 10)
  expect(plan).not.toContain('Sort Key: j_1.priority')
})

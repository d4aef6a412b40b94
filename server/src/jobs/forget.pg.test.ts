import type { Database } from '@yoursuccess/database/database'
import { openTestDatabase } from '@yoursuccess/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../observability/log.ts'
import { createQueue, prepareQueue, QUEUE_SCHEMA } from './queue.ts'

const log = createLog('silent')
const FINISHED = 20_000
const BATCH = 1000

let database: Database
beforeAll(async () => {
  database = await openTestDatabase('queue alone 2', (fresh) => prepareQueue(fresh, log))
})
afterAll(() => database.close())

// OPERATIONS-147
test('deletes the jobs of a customer by indexes, however many jobs there are', async () => {
  const queue = createQueue(database, log, { jobsAtOnce: 0 })
  await queue.start([{ name: 'test.work', run: () => Promise.resolve() }] as never)
  const send = (payload: object) =>
    database.transaction((tx) => queue.send(tx, { name: 'test.work' }, payload))
  await send({ customerId: 7 })
  await send({ email: 'former@example.com' })
  await send({ customerId: 8 })
  // In batches, so that no statement comes near its time limit on a busy machine.
  for (let first = 0; first < FINISHED; first += BATCH)
    await database.run(
      `insert into ${QUEUE_SCHEMA}.job (name, state, completed_on, data)
       select 'test.work', 'completed', now(), jsonb_build_object('customerId', 1000 + n)
       from generate_series(${first + 1}, ${first + BATCH}) as n`,
    )
  await database.run(`analyze ${QUEUE_SCHEMA}.job`)
  const scans = await database.transaction(async (tx) => {
    await queue.forget(tx, 7, ['former@example.com'])
    const { rows } = (await tx.execute(
      `select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_xact_user_tables where relname like 'job%'`,
    )) as unknown as { rows: { scans: number }[] }
    return rows[0]?.scans
  })
  const { rows: left } = await database.query<{ data: object }>(
    `select data from ${QUEUE_SCHEMA}.job where state = 'created' and name = 'test.work'`,
  )
  expect(scans).toBe(0)
  expect(left.map(({ data }) => data)).toMatchObject([{ customerId: 8 }])
  await queue.stop()
})

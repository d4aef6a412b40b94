/** The queue on a real PostgreSQL: notifications, batches, and several servers. */
import { openTestDatabase } from '@yoursuccess/database/testing'
import type { Database } from '@yoursuccess/database/database'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../observability/log.ts'
import { createQueue, prepareQueue, type Job, type Queue } from './queue.ts'

const log = createLog('silent')
/** Longer than a test: only notifications start work. */
const NO_POLL_MS = 600_000
let database: Database
let queues: Queue[]
beforeEach(async () => {
  database = await openTestDatabase('queue alone 2', (fresh) => prepareQueue(fresh, log))
  queues = []
})
afterEach(async () => {
  for (const queue of queues) await queue.stop()
  await database.close()
})

interface Work {
  customerId: number
  number: number
}
const jobOf = (run: (work: Work) => Promise<void>, change: Partial<Job<Work>> = {}): Job<Work> => ({
  name: 'test.work',
  run,
  ...change,
})
const open = async (job: Job<Work>, { pollMs = NO_POLL_MS, on = database } = {}) => {
  const queue = createQueue(on, log, { pollMs })
  queues.push(queue)
  await queue.start([job] as unknown as readonly Job<never>[])
  return queue
}
const send = (queue: Queue, works: readonly Work[]) =>
  database.transaction(async (tx) => {
    for (const work of works) await queue.send(tx, { name: 'test.work' }, work)
  })
const eventually = (check: () => unknown, timeout = 20_000) => vi.waitFor(check, { timeout, interval: 20 })
const stateOf = async ({ customerId, number }: Work) => {
  const { rows } = await database.query<{ state: string }>(
    `select state from jobs.job where name = 'test.work' and data = $1::jsonb`,
    [JSON.stringify({ customerId, number })],
  )
  return rows.map(({ state }) => state).join()
}
const works = (customers: number, each = 1): Work[] =>
  Array.from({ length: customers * each }, (_, index) => ({
    customerId: index % customers,
    number: Math.floor(index / customers),
  }))
const listeners = async () => {
  const { rows } = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database()
       and (query ilike 'listen %' or query = 'select 1')`,
  )
  return rows
}

// OPERATIONS-85
test('starts work as soon as it is committed, on every server', async () => {
  const done: string[] = []
  const first = await open(jobOf(async ({ number }) => void done.push(`first ${number}`)))
  await first.stop()
  await open(jobOf(async ({ number }) => void done.push(`second ${number}`)))
  // The server that sends it runs no jobs anymore, so only a notification starts it.
  await send(first, works(1))
  await eventually(() => expect(done).toEqual(['second 0']))
})

// OPERATIONS-85
test('goes on after the connection for notifications is killed', async () => {
  const done: number[] = []
  const queue = await open(jobOf(async ({ number }) => void done.push(number)))
  const [listener, ...more] = await listeners()
  expect(more).toEqual([])
  await database.query('select pg_terminate_backend($1)', [listener?.pid])
  await send(queue, [{ customerId: 1, number: 1 }])
  await eventually(() => expect(done).toEqual([1]))
  await send(queue, [{ customerId: 1, number: 2 }])
  await eventually(() => expect(done).toEqual([1, 2]))
})

// OPERATIONS-85
test('finds work without any notification, by its poll', async () => {
  const done: number[] = []
  const deaf: Database = { ...database, listen: async () => ({ close: async () => {} }) }
  const queue = await open(
    jobOf(async ({ number }) => void done.push(number)),
    { pollMs: 500, on: deaf },
  )
  await send(queue, [{ customerId: 1, number: 1 }])
  await eventually(() => expect(done).toEqual([1]))
})

// OPERATIONS-86
test('a job that fails and one that hangs delay none of those claimed with them', async () => {
  const done: string[] = []
  const release = Promise.withResolvers<void>()
  const queue = await open(
    jobOf(async ({ customerId, number }) => {
      if (customerId === 0) throw new Error('bad')
      if (customerId === 1) await release.promise
      done.push(`${customerId} ${number}`)
    }),
  )
  await send(queue, works(6, 2))
  const others = works(6, 2).filter(({ customerId }) => customerId > 1)
  await eventually(() =>
    expect(done.toSorted()).toEqual(
      others.map(({ customerId, number }) => `${customerId} ${number}`).toSorted(),
    ),
  )
  await eventually(async () => {
    for (const work of others) expect(await stateOf(work)).toBe('completed')
  })
  expect(await stateOf({ customerId: 0, number: 0 })).toMatch(/retry|active/)
  expect(await stateOf({ customerId: 1, number: 0 })).toBe('active')
  // The customer's next job waits for the one that hangs.
  expect(await stateOf({ customerId: 1, number: 1 })).toBe('created')
  release.resolve()
  await eventually(() => expect(done).toContain('1 1'))
})

// OPERATIONS-41
test('on three servers, the jobs of a customer run in order and one at a time', async () => {
  const CUSTOMERS = 8
  const EACH = 12
  const running = new Set<number>()
  const ended: Work[] = []
  let overlaps = 0
  const allSent = Promise.withResolvers<void>()
  const job = jobOf(async (work) => {
    if (running.has(work.customerId)) overlaps++
    running.add(work.customerId)
    await allSent.promise
    await new Promise((resolve) => setTimeout(resolve, (work.number * 7 + work.customerId * 3) % 20))
    running.delete(work.customerId)
    ended.push(work)
  })
  const servers = [await open(job), await open(job), await open(job)]
  for (const work of works(CUSTOMERS, EACH)) await send(servers[work.customerId % 3] as Queue, [work])
  // From here on, each claim finds several jobs of each customer, and all servers claim at the same time.
  allSent.resolve()
  const claims = setInterval(() => servers.forEach((server) => server.wake(job)), 5)
  await eventually(() => expect(ended).toHaveLength(CUSTOMERS * EACH), 40_000).finally(() =>
    clearInterval(claims),
  )
  expect(overlaps).toBe(0)
  for (let customer = 0; customer < CUSTOMERS; customer++)
    expect(ended.filter(({ customerId }) => customerId === customer).map(({ number }) => number)).toEqual(
      Array.from({ length: EACH }, (_, number) => number),
    )
})

// OPERATIONS-87
test('the jobs of a server that died run once more on another one, and its late results change nothing', async () => {
  const never = Promise.withResolvers<void>()
  const taken: Work[] = []
  const dead = await open(
    jobOf(async (work) => {
      taken.push(work)
      await never.promise
    }),
  )
  await send(dead, works(5))
  await eventually(() => expect(taken).toHaveLength(5))
  const done: Work[] = []
  await open(
    jobOf(async (work) => void done.push(work)),
    { pollMs: 200 },
  )
  expect(done).toEqual([])
  // Its heartbeats end here.
  await database.query(
    `update jobs.job set heartbeat_on = now() - interval '1 minute' where name = 'test.work' and state = 'active'`,
  )
  await eventually(() => expect(done).toHaveLength(5))
  never.resolve()
  await dead.stop()
  expect(done.map(({ customerId }) => customerId).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
  // The last of them may have run, but not be recorded yet.
  await eventually(async () => {
    const { rows } = await database.query(
      `select state, retry_count::int as tries from jobs.job where name = 'test.work' group by 1, 2`,
    )
    expect(rows).toEqual([{ state: 'completed', tries: 1 }])
  })
})

// OPERATIONS-87
test('a lost job whose end cannot be recorded keeps the poll from no other job', async () => {
  const never = Promise.withResolvers<void>()
  const dead = await open(jobOf(() => never.promise))
  await send(dead, works(3))
  await eventually(async () => expect(await stateOf({ customerId: 2, number: 0 })).toBe('active'))
  await database.query(
    `update jobs.job set heartbeat_on = now() - interval '1 minute' where name = 'test.work' and state = 'active'`,
  )
  let refused = 0
  const query: Database['query'] = (text, values) =>
    JSON.stringify(values ?? []).includes('is gone') && refused++ === 0
      ? Promise.reject(new Error('refused once'))
      : database.query(text, values)
  const done: Work[] = []
  await open(
    jobOf(async (work) => void done.push(work)),
    { on: { ...database, query } },
  )
  // It polled once, at its start, and took the other two from the dead server.
  await eventually(() => expect(done).toHaveLength(2))
  expect(refused).toBe(3)
  never.resolve()
})

// OPERATIONS-87
test('a server that stops leaves no job running, and another one does what it could not end', async () => {
  let begun = 0
  const hangs = jobOf(() => {
    begun++
    return new Promise(() => {})
  })
  const stopping = await open(hangs)
  await send(stopping, works(3))
  await eventually(() => expect(begun).toBe(3))
  await stopping.stop()
  const { rows } = await database.query(
    "select 1 from jobs.job where name = 'test.work' and state = 'active'",
  )
  expect(rows).toEqual([])
  await send(stopping, [{ customerId: 9, number: 9 }])
  const done: Work[] = []
  await open(
    jobOf(async (work) => void done.push(work)),
    { pollMs: 200 },
  )
  await eventually(() => expect(done).toHaveLength(4))
  expect(begun).toBe(3)
})

// OPERATIONS-88
test('knows which jobs wait for their first turn or have it, and no others', async () => {
  const release = Promise.withResolvers<void>()
  const queue = await open(
    jobOf(async ({ customerId, number }) => {
      if (customerId === 1) throw new Error('tried and failed')
      if (number === 1) await release.promise
    }),
  )
  const [ended, runs, waits] = [0, 1, 2].map((number) => ({ customerId: 2, number })) as [Work, Work, Work]
  await send(queue, [{ customerId: 1, number: 0 }, ended, runs, waits, { customerId: 3, number: 1 }])
  await eventually(async () => {
    expect(await stateOf({ customerId: 1, number: 0 })).toBe('retry')
    expect(await stateOf(runs)).toBe('active')
  })
  expect(await queue.listFirstTurns({ name: 'test.work' }, [1, 2])).toEqual([waits, runs])
  release.resolve()
})

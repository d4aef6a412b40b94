import { openTestDatabase } from '@yoursuccess/database/testing'
import type { Database } from '@yoursuccess/database/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../observability/log.ts'
import { createQueue, POLL_MS, prepareQueue, type Job, type Queue } from './queue.ts'

const log = createLog('silent')
let database: Database
let queue: Queue
beforeEach(async () => {
  database = await openTestDatabase('queue alone 2', (fresh) => prepareQueue(fresh, log))
  queue = createQueue(database, log)
})
afterEach(async () => {
  await queue.stop()
  await database.close()
})

const done: number[] = []
const counting = (change: Partial<Job<{ number: number }>> = {}): Job<{ number: number }> => ({
  name: 'test.count',
  run: async ({ number }) => void done.push(number),
  ...change,
})
const start = (...jobs: Job<{ number: number }>[]) => queue.start(jobs as unknown as readonly Job<never>[])
const send = async (job: Job<{ number: number }>, numbers: number[]) => {
  for (const number of numbers) await database.transaction((tx) => queue.send(tx, job, { number }))
  queue.wake(job)
}
const until = async (isSo: () => boolean, maxMs: number) => {
  const startedAt = performance.now()
  while (!isSo() && performance.now() - startedAt < maxMs)
    await new Promise((resolve) => setTimeout(resolve, 10))
  return performance.now() - startedAt
}
beforeEach(() => void done.splice(0))

// OPERATIONS-85
test('without notifications, a server looks for due jobs every ten seconds at the latest', () => {
  expect(POLL_MS).toBeLessThanOrEqual(10_000)
})

test('waiting jobs run one after another without a polling pause between them', async () => {
  const job = counting()
  await start(job)
  const numbers = Array.from({ length: 12 }, (_, index) => index)
  await send(job, numbers)
  // A polling pause between every two jobs would take almost two minutes.
  expect(await until(() => done.length === 12, 40_000)).toBeLessThan(40_000)
  expect(done.toSorted((a, b) => a - b)).toEqual(numbers)
})

// OPERATIONS-39
test('a job sent in a transaction that fails never runs', async () => {
  const job = counting()
  await start(job)
  await expect(
    database.transaction(async (tx) => {
      await queue.send(tx, job, { number: 1 })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await send(job, [2])
  await until(() => done.length > 0, 20_000)
  expect(done).toEqual([2])
})

// OPERATIONS-39
test('a failed job is retried and does not hold up the others', async () => {
  let failures = 0
  const job = counting({
    run: async ({ number }) => {
      if (number === 1 && failures++ === 0) throw new Error('not yet')
      done.push(number)
    },
  })
  await start(job)
  await send(job, [1, 2])
  await until(() => done.length === 2, 20_000)
  expect(done).toEqual([2, 1])
})

test('several requests for a single job wait as one', async () => {
  const job = counting({ single: true })
  await start(job)
  await database.transaction(async (tx) => {
    for (const number of [1, 2, 3]) await queue.send(tx, job, { number })
  })
  // Counts the job whether or not it is due yet.
  const { rows } = await database.query('select id from jobs.job where name = $1', [job.name])
  expect(rows).toHaveLength(1)
  queue.wake(job)
  await until(() => done.length > 0, 20_000)
  expect(done).toEqual([1])
})

test('a delayed job starts later, because its sender tries the work first', async () => {
  const job = counting({ delaySeconds: 2 })
  await start(job)
  const startedAt = performance.now()
  await send(job, [1])
  expect(await queue.countPending()).toBe(0)
  await until(() => done.length === 1, 20_000)
  expect(done).toEqual([1])
  expect(performance.now() - startedAt).toBeGreaterThan(1800)
})

// OPERATIONS-39
test('a job that a killed server had started runs again within seconds', async () => {
  const job = counting()
  await start(job)
  await queue.stop()
  await send(job, [1])
  // A worker started it and has sent no heartbeat since.
  await database.query(
    `update jobs.job set state = 'active', started_on = now() - interval '20 seconds',
       heartbeat_on = now() - interval '20 seconds' where name = $1`,
    [job.name],
  )
  queue = createQueue(database, log)
  await start(job)
  await until(() => done.length > 0, 20_000)
  expect(done).toEqual([1])
})

// OPERATIONS-40
test('a job logs a warning when it fails and an error only when it is given up', async () => {
  const logged: { level: string; msg: string; job?: string }[] = []
  const recordingLog = createLog('warn', {
    write: (line) => void logged.push(JSON.parse(line) as (typeof logged)[0]),
  })
  const own = createQueue(database, recordingLog)
  const failing = counting({
    name: 'test.fail',
    retries: 1,
    run: () => Promise.reject(new Error('refused')),
  })
  await own.start([failing] as unknown as readonly Job<never>[])
  await database.transaction((tx) => own.send(tx, failing, { number: 1 }))
  await until(() => logged.filter(({ job }) => job === 'test.fail').length === 2, 15_000)
  await own.stop()
  expect(logged.map(({ level, msg }) => [level, msg])).toEqual([
    ['warn', 'a job failed and will be tried again'],
    ['error', 'a job was given up'],
  ])
})

interface OfCustomer {
  customerId: number
  number: number
}
const JOB_MS = 300
const sendOf = async (job: Job<OfCustomer>, payloads: OfCustomer[]) => {
  for (const payload of payloads) await database.transaction((tx) => queue.send(tx, job, payload))
  queue.wake(job)
}

// OPERATIONS-41
test('another customer does not wait behind 150 slow jobs of one customer', async () => {
  const ended: OfCustomer[] = []
  const job: Job<OfCustomer> = {
    name: 'test.slow',
    run: async (payload) => {
      await new Promise((resolve) => setTimeout(resolve, JOB_MS))
      ended.push(payload)
    },
  }
  await queue.start([job] as unknown as readonly Job<never>[])
  await sendOf(
    job,
    Array.from({ length: 150 }, (_, number) => ({ customerId: 1, number })),
  )
  await sendOf(job, [{ customerId: 2, number: 0 }])
  await until(() => ended.some(({ customerId }) => customerId === 2), 20_000)
  // One after another, the jobs of the first customer take 45 seconds.
  expect(ended.map(({ customerId }) => customerId)).toContain(2)
  expect(ended.length).toBeLessThan(150)
})

// OPERATIONS-41
test('jobs of one customer run in order, one at a time, and those of others run in parallel', async () => {
  const CUSTOMERS = 3
  const EACH = 8
  const running = new Map<number, number>()
  const ended: OfCustomer[] = []
  let mostOfOne = 0
  let mostAtOnce = 0
  const job: Job<OfCustomer> = {
    name: 'test.order',
    run: async (payload) => {
      const { customerId, number } = payload
      running.set(customerId, (running.get(customerId) ?? 0) + 1)
      mostOfOne = Math.max(mostOfOne, ...running.values())
      mostAtOnce = Math.max(
        mostAtOnce,
        [...running.values()].reduce((sum, count) => sum + count, 0),
      )
      // Jobs end while workers look for the next one.
      await new Promise((resolve) => setTimeout(resolve, (number * 7 + customerId * 3) % 20))
      running.set(customerId, (running.get(customerId) ?? 0) - 1)
      ended.push(payload)
    },
  }
  await queue.start([job] as unknown as readonly Job<never>[])
  const numbers = Array.from({ length: EACH }, (_, number) => number)
  await sendOf(
    job,
    numbers.flatMap((number) =>
      Array.from({ length: CUSTOMERS }, (_, customerId) => ({ customerId, number })),
    ),
  )
  await until(() => ended.length === CUSTOMERS * EACH, 20_000)
  expect(mostOfOne).toBe(1)
  expect(mostAtOnce).toBeGreaterThan(1)
  for (let customerId = 0; customerId < CUSTOMERS; customerId++)
    expect(ended.filter((each) => each.customerId === customerId).map(({ number }) => number)).toEqual(
      numbers,
    )
})

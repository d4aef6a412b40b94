import { expect, test } from 'vitest'
import { PartnerError } from '../partners/partner-error.ts'
import { AWAY_ROWS, createForEachDue } from './for-each-due.ts'

const list = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
/** Pages of three rows, like reads from a table. */
const pagesOf =
  (rows: { id: number }[]) =>
  (after: number): Promise<{ id: number }[]> =>
    Promise.resolve(rows.filter(({ id }) => id > after).slice(0, 3))
const run = async (rows: number, failureOf: (id: number) => Error | undefined) => {
  const done: number[] = []
  const logged: unknown[] = []
  const counted: string[] = []
  const forEachDue = createForEachDue({
    log: { warn: (fields: unknown) => void logged.push(fields) },
    metrics: { dueRow: ({ outcome }) => void counted.push(outcome) },
  })
  const end = await forEachDue(
    pagesOf(list(rows)),
    ({ id }) => {
      const failure = failureOf(id)
      if (failure) return Promise.reject(failure)
      done.push(id)
      return Promise.resolve()
    },
    { name: 'test.rows' },
  ).then(
    () => 'done',
    (error: unknown) => (error as Error).message,
  )
  return { done, logged, counted, end }
}

// OPERATIONS-42
test('every due row runs even if others fail, and the first failure is thrown at the end', async () => {
  const { done, logged, counted, end } = await run(8, (id) =>
    id === 1 ? new Error('first') : id === 5 ? new Error('fifth') : undefined,
  )
  expect(done).toEqual([2, 3, 4, 6, 7, 8])
  expect(end).toBe('first')
  expect(logged).toMatchObject([
    { job: 'test.rows', subject: 'test.rows:1' },
    { job: 'test.rows', subject: 'test.rows:5' },
  ])
  expect(counted.filter((outcome) => outcome === 'failed')).toHaveLength(2)
})

test('a list of due rows without a failure ends without an error', async () => {
  expect(await run(7, () => undefined)).toMatchObject({
    done: [1, 2, 3, 4, 5, 6, 7],
    logged: [],
    end: 'done',
  })
})

// OPERATIONS-42
test('a partner that fails for a few rows does not stop the others; one that is down does', async () => {
  const silent = new PartnerError('galileo', 'timeout')
  const few = await run(AWAY_ROWS + 5, (id) => (id < AWAY_ROWS ? silent : undefined))
  expect(few.done).toHaveLength(6)
  const away = await run(AWAY_ROWS + 5, () => silent)
  expect([away.done, away.logged.length, away.end]).toEqual([[], AWAY_ROWS, 'galileo timeout'])
})

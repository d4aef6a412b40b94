import { eachOf } from '../../src/jobs/for-each-due.ts'
import type { TestBank } from './test-bank.ts'

/** Runs waiting jobs and makes due rows that failed due now, both first attempts and retries. */
export const hurry = async (bank: TestBank): Promise<void> => {
  await bank.settle()
  // The state 'created' has no retry delay. A job with a singleton key keeps its state, because only one job
  // with that key may be 'created'.
  await bank.database.query(
    `update jobs.job
     set state = case when singleton_key is null then 'created' else state end, start_after = now()
     where state = 'retry' or (state = 'created' and start_after > now())`,
  )
  await retryDueRows(bank)
  await bank.settle()
}

/**
 * Sets the clock to an instant, and does what is due then. Work that waits because the sandbox was too slow, as it can be on a
 * busy machine, is done again.
 */
export const goToTime = async (bank: TestBank, to: string): Promise<void> => {
  await bank.control('/clock/set', { to })
  const wasSlow = (await reasonsOf(bank)).some(isNoReply)
  await hurry(bank)
  if (!wasSlow) return
  await eachOf(bank.dueWork.map((work) => () => work.runDue(bank.clock.today())))
  await bank.settle()
}

/** No reply at all, unlike a fault that a test planned, which has an HTTP status. */
const isNoReply = (reason: string) => / (timeout|unreachable) (?!http_)/.test(reason)

/** Sets the clock to noon in New York, in winter, and does what is due then. */
export const goToNoon = (bank: TestBank, on: string): Promise<void> => goToTime(bank, `${on}T17:00:00.000Z`)

/** Makes due rows that wait after a failure due now. */
export const retryDueRows = (bank: Pick<TestBank, 'database'>): Promise<unknown> =>
  bank.database.query('update bank.work_claims set due_at = now() where holder is null')

/** Why rows, or those of one list, wait for their next attempt. */
export const reasonsOf = async (bank: Pick<TestBank, 'database'>, list?: string): Promise<string[]> => {
  const { rows } = await bank.database.query<{ reason: string }>(
    `select last_error as reason from bank.work_claims
     where list = coalesce($1, list) and attempts > 0 and holder is null order by key`,
    [list ?? null],
  )
  return rows.map(({ reason }) => reason)
}

/** Runs a scheduled job now, for rows that failed before, too. */
export const runNow = async (bank: TestBank, name: string): Promise<void> => {
  await retryDueRows(bank)
  await bank.database.query(`insert into jobs.job (name, data) values ($1, '{}')`, [name])
  await bank.settle()
}

import type { TestBank } from './test-bank.ts'

/** Runs waiting jobs now, both first attempts and retries. */
export const hurry = async (bank: TestBank): Promise<void> => {
  await bank.settle()
  // The state 'created' has no retry delay. A job with a singleton key keeps its state, because only one job
  // with that key may be 'created'.
  await bank.database.query(
    `update jobs.job
     set state = case when singleton_key is null then 'created' else state end, start_after = now()
     where state = 'retry' or (state = 'created' and start_after > now())`,
  )
  await bank.settle()
}

/** Runs a scheduled job now. */
export const runNow = async (bank: TestBank, name: string): Promise<void> => {
  await bank.database.query(`insert into jobs.job (name, data) values ($1, '{}')`, [name])
  await bank.settle()
}

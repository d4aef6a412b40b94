import type { TestBank } from './test-bank.ts'

/** Runs waiting jobs now, both first tries and retries. */
export const hurry = async (bank: TestBank): Promise<void> => {
  await bank.settle()
  // Makes them new jobs, so no retry delay applies. For a job that covers many requests, only one may be new.
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

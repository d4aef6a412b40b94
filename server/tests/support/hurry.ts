import type { TestBank } from './test-bank.ts'

/** Jobs that wait for their next try, or for their first one, are done now. */
export const hurry = async (bank: TestBank): Promise<void> => {
  await bank.settle()
  // As new ones: what waits to be tried again is not waited for. Of those that stand for any number, one may be new.
  await bank.database.query(
    `update jobs.job
     set state = case when singleton_key is null then 'created' else state end, start_after = now()
     where state = 'retry' or (state = 'created' and start_after > now())`,
  )
  await bank.settle()
}

/** A job that is done every so often is done now. */
export const runNow = async (bank: TestBank, name: string): Promise<void> => {
  await bank.database.query(`insert into jobs.job (name, data) values ($1, '{}')`, [name])
  await bank.settle()
}

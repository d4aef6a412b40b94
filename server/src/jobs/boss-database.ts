/** Connects the job library to the bank's database. */
import type { Db as BossDatabase } from 'pg-boss'
import type { Database } from '@yoursuccess/database/database'
import { createBoundedWork } from './bounded-work.ts'

/**
 * Lets the queue use the bank's own database, embedded or not. Workers claim jobs one after another, because
 * two concurrent claims do not see each other and would take two jobs of one group.
 */
export const asBossDatabase = (database: Database): BossDatabase => {
  const inTurn = createBoundedWork({
    atOnce: 1,
    waiting: Infinity,
    refuse: () => new Error('no end of waiting'),
  })
  const execute = (text: string, values?: unknown[]) =>
    values?.length ? database.query(text, values) : database.run(text)
  return {
    executeSql: (text, values) =>
      text.includes(A_CLAIM) ? inTurn(() => execute(text, values)) : execute(text, values),
  }
}
const A_CLAIM = 'SKIP LOCKED'

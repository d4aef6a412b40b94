/** Connects the job library to the bank's database. */
import type { Db as BossDatabase } from 'pg-boss'
import type { Database } from '@yoursuccess/database/database'

/**
 * Lets the queue use the bank's own database, embedded or not. `listener` receives the name of each queue in
 * which a transaction put a due job, on this server or another one.
 */
export const asBossDatabase = (
  database: Database,
  listener: { receive(queue: string): void; connected(): void },
): BossDatabase => ({
  executeSql: (text, values) => (values?.length ? database.query(text, values) : database.run(text)),
  // The library would wake its own workers, which we do not use.
  listen: (channel) => database.listen(channel, listener),
})

/** The first key of the locks below. The second one is the queue. */
const CLAIMS = 4712

/**
 * For claims on one queue, which take turns on all servers: two claims at once do not see each other, and would
 * take two jobs of one customer. The lock and the claim are sent as one text, which is one transaction. Such a
 * text has no parameters; those of a claim are numbers.
 *
 * Without bitmap scans, PostgreSQL reads the first jobs along the index in the order of claims. With them, and with
 * statistics from before a burst, it reads and sorts all waiting jobs for each claim.
 */
export const asClaimDatabase = (database: Database, queue: string): BossDatabase => ({
  executeSql: async (text, values = []) => {
    const lock = `set local enable_bitmapscan = off; select pg_advisory_xact_lock(${CLAIMS}, hashtext('${queue}'))`
    const claim = text.replaceAll(/\$(\d+)/g, (_, position: string) =>
      String(Number(values[Number(position) - 1])),
    )
    const { rows } = await database.run(`${lock}; ${claim}`)
    return { rows: rows.slice(1) }
  },
})

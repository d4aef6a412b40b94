/** A bank of many accounts without customers who act, audited by several servers against a stub processor. */
import { expect } from 'vitest'
import type { Database } from '@yoursuccess/database/database'
import { createClock } from '../../src/clock/clock.ts'
import { createClaims } from '../../src/jobs/claims.ts'
import { createForEachDue } from '../../src/jobs/for-each-due.ts'
import { createLog } from '../../src/observability/log.ts'
import type { AuditDeps } from '../../src/security/audit/audit-bank.deps.ts'
import { createAudits } from '../../src/security/audit/audit-runs.ts'
import { findLatestRun } from '../../src/security/audit/audit-runs.queries.ts'
import { createMoneyStop } from '../../src/security/audit/money-stop.ts'

export const ACCOUNTS_AT_ONCE = 20

/** A stub processor without transactions. Tests count its calls, delay them, and make them fail. */
export const openProcessor = () => {
  const balances: string[] = []
  let atOnce = 0
  const processor = {
    /** The accounts whose balances were requested. */
    balances,
    mostAtOnce: 0,
    beforeBalance: async (_prn: string): Promise<unknown> => undefined,
    calls: {
      listPosted: async () => {
        atOnce++
        processor.mostAtOnce = Math.max(processor.mostAtOnce, atOnce)
        return { transactions: [] }
      },
      getBalance: async (prn: string) => {
        await processor.beforeBalance(prn).finally(() => atOnce--)
        balances.push(prn)
        return { postedCents: 0 }
      },
    },
  }
  return processor
}
export type StubProcessor = ReturnType<typeof openProcessor>

/** One of the servers. Its database may be a wrapper that a test breaks. */
export const openAuditor = (database: Database, { calls }: StubProcessor, rowsAtOnce = ACCOUNTS_AT_ONCE) => {
  const released: number[] = []
  const clock = createClock()
  const log = createLog('silent')
  const audits = createAudits({
    database,
    clock,
    log,
    partners: { processor: calls } as unknown as AuditDeps['partners'],
    moneyStop: createMoneyStop({ database, clock }),
    release: (id) => Promise.resolve(released.push(id) > 0),
    applyEvents: () => Promise.resolve(),
    catchUp: () => Promise.resolve(),
    forEachDue: createForEachDue({ claims: createClaims(database), log, rowsAtOnce }),
    queue: { send: () => Promise.resolve(), wake: () => undefined },
  })
  return {
    begin: audits.begin,
    stop: audits.stop,
    /** Takes part in the audit that runs. */
    look: () => audits.job.run({}),
    /** Ids of the stops that its audits ended. */
    released,
  }
}

/** Inserts customers with an account each. The processor's numbers are `prn-1`, `prn-2`, ... */
export const insertAccounts = (database: Database, count: number): Promise<unknown> =>
  database.query(
    `with holders as (
       insert into bank.customers (email, password_hash, state, features, created_at)
       select n || '@example.com', '', 'approved', '{}', now() from generate_series(1, $1::int) as n returning id)
     insert into bank.accounts (customer_id, prn, opening_reference, opened_at, created_at)
     select id, 'prn-' || id, 'opening-' || id, now(), now() from holders`,
    [count],
  )

/** Inserts a transaction that the processor does not have. */
export const plantMovement = (database: Database, prn: string): Promise<unknown> =>
  database.query(
    `insert into bank.posted_transactions (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     select customer_id, 'made-up-' || id, 'deposit', 100, now(), current_date, 'made up'
     from bank.accounts where prn = $1`,
    [prn],
  )

/** Waits until the audit that runs has ended. */
export const auditEnds = async (database: Database) => {
  await expect
    .poll(async () => (await findLatestRun(database.db))?.finishedAt ?? null, {
      timeout: 30_000,
      interval: 10,
    })
    .not.toBeNull()
  return findLatestRun(database.db)
}

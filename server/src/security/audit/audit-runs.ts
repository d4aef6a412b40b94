/**
 * Runs audits of the whole bank, one at a time. The servers share a run: each takes batches of the accounts,
 * records what it found, and continues. The last one stops broken accounts and releases those in order
 * (docs/decisions/0166).
 */
import type { DueWork } from '../../clock/business-clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { compareAccount, listLate } from './audit-bank.ts'
import type { AuditDeps, Finding } from './audit-bank.deps.ts'
import { listAudited } from './audit-bank.queries.ts'
import {
  type AuditBatch,
  type AuditRun,
  completeBatch,
  countTry,
  deleteOldRuns,
  findLatestRun,
  finishRun,
  insertBatches,
  insertRun,
  listComparedRuns,
  listBatches,
  replaceLate,
} from './audit-runs.queries.ts'
import { releaseBalanced, stopBroken } from './stop-broken.ts'

/** A server claims this many batches at a time and leaves the rest to others. */
const BATCHES_AT_ONCE = 20
/**
 * An account whose calls failed this often is reported and left out. The pauses, of five minutes at most, add up to
 * an hour.
 */
const MAX_TRIES = 20

export interface Audits {
  /** Begins an audit, unless one runs. The servers then work on it. */
  begin(): Promise<void>
  /** Makes this server work on the audit that runs, if there is one. */
  job: Job<Record<string, never>>
  /** Each minute, so that every server takes part and an audit survives its server. */
  dueWork: DueWork
  /** Ends this server's work on the audit. */
  stop(): Promise<void>
}

export const createAudits = (deps: AuditDeps): Audits => {
  const { database, clock, log, queue, forEachDue } = deps
  let working: Promise<void> | undefined
  let isWanted = false
  let isStopping = false

  const compareBatch = async (batch: AuditBatch) => {
    const accounts = await listAudited(database, batch)
    const findings: Finding[] = []
    let stories = 0
    try {
      for (const account of accounts) {
        // The batch stays on the list, and another server compares it.
        if (isStopping) return
        const compared = await compareAccount(deps, account, { isLastTry: batch.tries >= MAX_TRIES })
        findings.push(...compared.findings)
        stories += compared.stories
      }
    } catch (error) {
      await countTry(database.db, batch.id)
      throw error
    }
    const result = { accounts: accounts.length, stories, findings }
    const isFirst = await database.transaction((tx) => completeBatch(tx, batch, result))
    if (isFirst) report(findings)
  }

  const finish = async (run: AuditRun) => {
    const late = await listLate(deps)
    await database.transaction((tx) => replaceLate(tx, run.id, late))
    await stopBroken(deps, run.id)
    await releaseBalanced(deps, run)
    if (await finishRun(database.db, run.id, clock.realNow())) report(late)
  }

  const report = (findings: readonly Finding[]) => {
    for (const { subject, finding } of findings) log.warn({ subject, finding }, 'audit finding')
  }

  const pass = async () => {
    const run = await findLatestRun(database.db)
    if (!run || run.finishedAt) return
    await deps.applyEvents()
    await forEachDue(
      async (after) =>
        isStopping ? [] : listBatches(database.db, { runId: run.id, after, limit: BATCHES_AT_ONCE }),
      compareBatch,
      { name: 'audit.batches' },
    )
    if (isStopping) return
    await forEachDue((after) => listComparedRuns(database.db, after), finish, { name: 'audit.finish' })
  }

  const work = async () => {
    do {
      isWanted = false
      await pass().catch((error: unknown) => log.warn({ err: error }, 'an audit continues within a minute'))
    } while (isWanted && !isStopping)
    working = undefined
  }

  /** Returns at once: an audit takes longer than a job or the work of a minute may. */
  const wake = () => {
    isWanted = true
    if (!isStopping) working ??= work()
    return Promise.resolve()
  }

  const job: Audits['job'] = { name: 'audit.run', single: true, run: wake }
  return {
    begin: async () => {
      await database.transaction(async (tx) => {
        const now = clock.realNow()
        const runId = await insertRun(tx, now)
        if (runId !== undefined) {
          await deleteOldRuns(tx, now)
          await insertBatches(tx, runId)
        }
        await queue.send(tx, job, {})
      })
      queue.wake(job)
    },
    job,
    dueWork: { name: 'audit.run', runDue: wake },
    stop: async () => {
      isStopping = true
      await working
    },
  }
}

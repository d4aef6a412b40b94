/** Audit runs: their accounts in batches, and their findings. */
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Database, Db } from '@yoursuccess/database/database'
import { desc, eq, sql } from 'drizzle-orm'
import type { Finding } from './audit-bank.deps.ts'
import { auditFindings, auditBatches, auditRuns } from './audit-runs.tables.ts'
import type { StopFinding } from './money-stops.tables.ts'
import { MOVED, NOT_COMPARED } from './unclear-findings.ts'

type Reader = Pick<Database, 'query'>

export type AuditRun = typeof auditRuns.$inferSelect
export type AuditBatch = typeof auditBatches.$inferSelect
export type StoredFinding = typeof auditFindings.$inferSelect

/** A server works on this many accounts before it records the position of the run. */
export const ACCOUNTS_IN_BATCH = 10
/** The next audit handles open stops beyond this number. */
const MAX_STOPS = 1000
/** Finished audits and their findings are deleted after this time. */
const KEPT_FOR = '90 days'

/** Undefined if an audit already runs. */
export const insertRun = async (tx: Db, begunAt: Date): Promise<number | undefined> => {
  const [run] = await tx
    .insert(auditRuns)
    .values({
      begunAt,
      accounts: 0,
      stopIds: sql`array(select id from bank.money_stops where resumed_at is null order by id limit ${MAX_STOPS})`,
    })
    .onConflictDoNothing()
    .returning({ id: auditRuns.id })
  return run?.id
}

/** Divides the accounts that exist at the processor into the batches of a run. */
export const insertBatches = async (tx: Db, runId: number): Promise<void> => {
  await tx.execute(sql`
    with numbered as (
      select id, (row_number() over (order by id) - 1) / ${ACCOUNTS_IN_BATCH}::int as batch from bank.accounts
      where prn is not null),
    batches as (
      insert into bank.audit_batches (run_id, first_account_id, last_account_id)
      select ${runId}, min(id), max(id) from numbered group by batch order by batch)
    update bank.audit_runs set accounts = (select count(*) from numbered) where id = ${runId}`)
}

export const deleteOldRuns = async (tx: Db, now: Date): Promise<void> => {
  await tx.execute(
    sql`delete from bank.audit_runs where finished_at < ${now.toISOString()}::timestamptz - ${KEPT_FOR}::interval`,
  )
}

/** The newest run, finished or not. */
export const findLatestRun = async (db: Db): Promise<AuditRun | undefined> => {
  const [run] = await db.select().from(auditRuns).orderBy(desc(auditRuns.id)).limit(1)
  return run
}

export const listBatches = async (
  db: Db,
  { runId, after, limit }: { runId: number; after: number; limit: number },
): Promise<AuditBatch[]> =>
  db
    .select()
    .from(auditBatches)
    .where(sql`${auditBatches.runId} = ${runId} and ${auditBatches.id} > ${after}`)
    .orderBy(auditBatches.id)
    .limit(limit)

/** Records what was found on a batch. Returns false if another server was faster: it found the same. */
export const completeBatch = async (
  tx: Db,
  { id, runId }: AuditBatch,
  { accounts, stories, findings }: { accounts: number; stories: number; findings: readonly Finding[] },
): Promise<boolean> => {
  const deleted = await tx
    .delete(auditBatches)
    .where(eq(auditBatches.id, id))
    .returning({ id: auditBatches.id })
  if (deleted.length === 0) return false
  await insertFindings(tx, runId, findings)
  await tx
    .update(auditRuns)
    .set({
      compared: sql`${auditRuns.compared} + ${accounts}`,
      stories: sql`${auditRuns.stories} + ${stories}`,
    })
    .where(eq(auditRuns.id, runId))
  return true
}

export const countTry = async (db: Db, id: number): Promise<void> => {
  await db
    .update(auditBatches)
    .set({ tries: sql`${auditBatches.tries} + 1` })
    .where(eq(auditBatches.id, id))
}

const insertFindings = async (tx: Db, runId: number, findings: readonly Finding[]): Promise<void> => {
  if (findings.length === 0) return
  await tx.insert(auditFindings).values(
    findings.map(({ ours, theirs, customerId, subject, finding, breaks }) => ({
      runId,
      subject,
      finding,
      breaks,
      customerId: customerId ?? null,
      oursCents: ours ?? null,
      theirsCents: theirs ?? null,
    })),
  )
}

/** Records the findings of a run that have no customer, instead of those that an earlier try recorded. */
export const replaceLate = async (tx: Db, runId: number, findings: readonly Finding[]): Promise<void> => {
  await tx.execute(sql`delete from bank.audit_findings where run_id = ${runId} and customer_id is null`)
  await insertFindings(tx, runId, findings)
}

/** Unfinished runs whose batches are all compared: at most one. */
export const listComparedRuns = async (db: Db, after: number): Promise<AuditRun[]> =>
  db
    .select()
    .from(auditRuns)
    .where(
      sql`${auditRuns.finishedAt} is null and ${auditRuns.id} > ${after}
        and not exists (select from bank.audit_batches where run_id = ${auditRuns.id})`,
    )

/** Returns false if it was finished before. */
export const finishRun = async (db: Db, id: number, finishedAt: Date): Promise<boolean> => {
  const finished = await db
    .update(auditRuns)
    .set({ finishedAt })
    .where(sql`${auditRuns.id} = ${id} and ${auditRuns.finishedAt} is null`)
    .returning({ id: auditRuns.id })
  return finished.length > 0
}

/** Breaks first, then in the order in which they were found. */
export const listFindings = (db: Db, runId: number, limit: number): Promise<StoredFinding[]> =>
  db
    .select()
    .from(auditFindings)
    .where(eq(auditFindings.runId, runId))
    .orderBy(desc(auditFindings.breaks), auditFindings.id)
    .limit(limit)

export interface FindingCounts {
  findings: number
  breaks: number
  notCompared: number
}

export const countFindings = async (database: Reader, runId: number): Promise<FindingCounts> => {
  const { rows } = await database.query<FindingCounts>(
    `select count(*)::int as findings, count(*) filter (where breaks)::int as breaks,
       count(*) filter (where finding = $2)::int as "notCompared"
     from bank.audit_findings where run_id = $1`,
    [runId, NOT_COMPARED],
  )
  return rows[0] ?? { findings: 0, breaks: 0, notCompared: 0 }
}

/**
 * How many accounts broke in a run, and the sum of their differences. The findings of one account describe the
 * same money in different ways, so only its first one counts.
 */
export const sumBroken = async (
  database: Reader,
  runId: number,
): Promise<{ accounts: number; differenceCents: Cents }> => {
  const { rows } = await database.query<{ accounts: number; differenceCents: Cents }>(
    `select count(*)::int as accounts, coalesce(sum(difference), 0)::bigint as "differenceCents" from (
       select distinct on (customer_id) coalesce(theirs_cents, 0) - coalesce(ours_cents, 0) as difference
       from bank.audit_findings where run_id = $1 and breaks order by customer_id, id) as broken`,
    [runId],
  )
  return rows[0] as { accounts: number; differenceCents: Cents }
}

export interface BrokenAccount {
  customerId: number
  findings: StopFinding[]
}

/** Accounts that broke in a run, by customer, with all their breaks. */
export const listBroken = async (
  database: Reader,
  { runId, after, limit }: { runId: number; after: number; limit: number },
): Promise<BrokenAccount[]> => {
  const { rows } = await database.query<BrokenAccount>(
    `select customer_id as "customerId", jsonb_agg(jsonb_build_object('subject', subject, 'finding', finding,
       'ours', ours_cents, 'theirs', theirs_cents) order by id) as findings
     from bank.audit_findings where run_id = $1 and breaks and customer_id > $2
     group by customer_id order by customer_id limit $3`,
    [runId, after, limit],
  )
  return rows
}

/** Stops that were open when the run began, of accounts whose books it found in order. */
export const listBalanced = async (
  database: Reader,
  { id, stopIds }: Pick<AuditRun, 'id' | 'stopIds'>,
): Promise<number[]> => {
  const { rows } = await database.query<{ id: number }>(
    `select id from bank.money_stops
     where id = any($2::bigint[]) and resumed_at is null and customer_id is not null and not exists (
       select from bank.audit_findings f where f.run_id = $1 and f.customer_id = money_stops.customer_id
         and (f.breaks or f.finding = any($3::text[])))
     order by id`,
    [id, stopIds, [MOVED, NOT_COMPARED]],
  )
  return rows.map((row) => row.id)
}

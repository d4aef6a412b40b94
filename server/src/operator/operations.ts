/**
 * The operator's calls for running the bank. `npm run bank` sends them to the running server, or does some of
 * them itself if no server runs (offline.ts).
 */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type AuditRun,
  beginAudit,
  findLatestAudit,
  listFailedRows,
  listMoneyStops,
  makeBackup,
  moneyStopRefusals,
  type MoneyStopped,
  releaseMoneyStop,
  replayEvents,
  resumeMoney,
  retryFailedRows,
  rotateVaultKeys,
} from '@yoursuccess/contract/operator/operations'
import { cents, formatAmount } from '@yoursuccess/contract/core/money'
import { writeBackup } from '@yoursuccess/database/backup'
import type { Database } from '@yoursuccess/database/database'
import { audit, type AuditAction } from '../security/audit/audit.ts'
import type { Audits } from '../security/audit/audit-runs.ts'
import { countFindings, findLatestRun, listFindings } from '../security/audit/audit-runs.queries.ts'
import type { MoneyStop } from '../security/audit/money-stop.ts'
import type { Clock } from '../clock/clock.ts'
import type { Serve } from '../http/serve.ts'
import { listOpenStops, type MoneyStopRow } from '../security/audit/money-stops.queries.ts'
import { type ReleaseDeps, releaseAccount } from '../security/audit/release-accounts.ts'
import { disableTimeout } from '../http/disable-timeout.ts'
import type { Inbox } from '../inbox/inbox.ts'
import type { Claims } from '../jobs/claims.ts'
import { refusing } from '../http/refusal.ts'
import type { Vault } from '../security/vault/vault.ts'
import { rotateKeys } from '../security/vault/rotate-keys.ts'

/** The bank, its jobs and, in a shared database, the sandbox. */
const SCHEMAS = ['bank', 'jobs', 'sandbox']

export interface BackupDeps {
  database: Database
  clock: Pick<Clock, 'realNow'>
  dataDir: string
}

/** Writes a backup to a folder in DATA_DIR, named after the time. */
export const backUp = async ({ database, clock, dataDir }: BackupDeps) => {
  const madeAt = clock.realNow()
  const folder = resolve(dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = resolve(folder, `${madeAt.toISOString().replaceAll(':', '')}.jsonl.gz`)
  return { file, rows: await writeBackup(database, { schemas: SCHEMAS, file, madeAt }) }
}

export interface OperationsDeps extends BackupDeps {
  vault: Vault
  inbox: Pick<Inbox, 'replay'>
  claims: Pick<Claims, 'listFailed' | 'retry'>
  moneyStop: MoneyStop
  audits: Pick<Audits, 'begin'>
  releaseDeps: ReleaseDeps
}

const refuse = refusing(moneyStopRefusals)

export const operationsRoutes = (serve: Serve, deps: OperationsDeps): void => {
  const { database, clock, vault, inbox, claims, moneyStop, audits } = deps
  const record = (action: AuditAction) =>
    database.transaction((tx) => audit(tx, clock.realNow(), 'operator', action))

  serve.open(makeBackup, ({ request }) => {
    disableTimeout(request)
    return backUp(deps)
  })
  serve.open(rotateVaultKeys, async ({ request }) => {
    disableTimeout(request)
    await record('operator.keys_rotated')
    return rotateKeys({ database, vault })
  })
  serve.open(beginAudit, async () => {
    await audits.begin()
    return { audit: await viewLatestAudit(database) }
  })
  serve.open(findLatestAudit, async () => ({ audit: await viewLatestAudit(database) }))
  serve.open(listMoneyStops, async () => ({
    money_stops: (await listOpenStops(database.db, MAX_SHOWN)).map(viewStop),
  }))
  serve.open(releaseMoneyStop, async ({ body }) => {
    if (!(await releaseAccount(deps.releaseDeps, body.id, { by: 'operator', reason: body.reason })))
      throw refuse('money_stop.unknown')
    return undefined
  })
  serve.open(resumeMoney, async () => {
    const wasStopped = await moneyStop.resume()
    if (wasStopped) await record('operator.money_resumed')
    return { was_stopped: wasStopped }
  })
  serve.open(replayEvents, async ({ body }) => {
    await record('operator.events_replayed')
    return { events: await inbox.replay(body.since === undefined ? undefined : new Date(body.since)) }
  })
  serve.open(listFailedRows, async () => ({
    failed_rows: (await claims.listFailed(MAX_SHOWN)).map((row) => ({
      list: row.list,
      key: row.key,
      attempts: row.attempts,
      last_error: row.lastError,
      next_attempt_at: row.nextAttemptAt.toISOString(),
    })),
  }))
  serve.open(retryFailedRows, async ({ body }) => {
    await record('operator.failed_rows_retried')
    return { rows: await claims.retry(body.list) }
  })
}

/** At most this many stops, findings or failed rows are listed; the rest are listed once these are settled. */
const MAX_SHOWN = 200

interface Sides {
  subject: string
  finding: string
  ours?: number | null
  theirs?: number | null
}
const viewAmount = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? null : formatAmount(cents(amount))
const viewSides = ({ subject, finding, ours, theirs }: Sides) => ({
  subject,
  finding,
  ours: viewAmount(ours),
  theirs: viewAmount(theirs),
})

const viewLatestAudit = async (database: Database): Promise<AuditRun | null> => {
  const run = await findLatestRun(database.db)
  if (!run) return null
  const counts = await countFindings(database, run.id)
  const shown = await listFindings(database.db, run.id, MAX_SHOWN)
  return {
    id: run.id,
    begun_at: run.begunAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    accounts: run.accounts,
    compared: run.compared,
    stories: run.stories,
    breaks: counts.breaks,
    not_compared: counts.notCompared,
    findings_in_all: counts.findings,
    findings: shown.map(({ subject, finding, breaks, oursCents: ours, theirsCents: theirs }) => ({
      ...viewSides({ subject, finding, ours, theirs }),
      breaks,
    })),
  }
}

const viewStop = (row: MoneyStopRow): MoneyStopped => ({
  id: row.id,
  customer_id: row.customerId,
  stopped_at: row.stoppedAt.toISOString(),
  promised_on: row.promisedOn,
  customer_knows: row.refusedAt !== null,
  findings:
    row.findings.length > 0
      ? row.findings.map(viewSides)
      : [viewSides({ subject: 'bank', finding: row.finding })],
})

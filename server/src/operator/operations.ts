/** Running the bank: what `npm run bank` asks of the running server, or does itself where none runs. */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  auditBooks,
  makeBackup,
  replayEvents,
  resumeMoney,
  rotateVaultKeys,
} from '@yoursuccess/contract/operations'
import { writeBackup } from '@yoursuccess/database/backup'
import type { Database } from '@yoursuccess/database/database'
import { audit } from '../audit/audit.ts'
import { type AuditParts, auditBank } from '../audit/audit-bank.ts'
import type { MoneyStop } from '../audit/money-stop.ts'
import type { Clock } from '../clock.ts'
import type { Serve } from '../http/serve.ts'
import { takeYourTime } from '../http/take-your-time.ts'
import type { Inbox } from '../inbox/inbox.ts'
import type { Vault } from '../vault.ts'
import { rotateKeys } from '../vault-keys/rotate-keys.ts'

/** The bank, its jobs and, where both share a database, the sandbox. */
const SCHEMAS = ['bank', 'jobs', 'sandbox']

export interface BackupParts {
  database: Database
  clock: Pick<Clock, 'realNow'>
  dataDir: string
}

/** Writes a backup below DATA_DIR, named after the time. */
export const backUp = async ({ database, clock, dataDir }: BackupParts) => {
  const madeAt = clock.realNow()
  const folder = resolve(dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = resolve(folder, `${madeAt.toISOString().replaceAll(':', '')}.jsonl.gz`)
  return { file, rows: await writeBackup(database, { schemas: SCHEMAS, file, madeAt }) }
}

export interface OperationsParts extends BackupParts {
  vault: Vault
  inbox: Pick<Inbox, 'replay'>
  moneyStop: MoneyStop
  auditParts: AuditParts
}

export const operationsRoutes = (serve: Serve, parts: OperationsParts): void => {
  const { database, clock, vault, inbox, moneyStop, auditParts } = parts
  const record = (action: string) =>
    database.transaction((tx) => audit(tx, { happenedAt: clock.realNow(), actor: 'operator', action }))

  serve.open(makeBackup, ({ request }) => {
    takeYourTime(request)
    return backUp(parts)
  })
  serve.open(rotateVaultKeys, async ({ request }) => {
    takeYourTime(request)
    await record('operator.keys_rotated')
    return rotateKeys({ database, vault })
  })
  serve.open(auditBooks, ({ request }) => {
    takeYourTime(request)
    return auditBank(auditParts)
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
}

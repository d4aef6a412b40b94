/** Operator commands that need no running bank: they open the database themselves. */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { BackupError, readHead, restoreBackup } from '@yoursuccess/database/backup'
import { type Database, openDatabase } from '@yoursuccess/database/database'
import { migrate } from '@yoursuccess/database/migrate'
import { grantServing } from '@yoursuccess/database/serving-role'
import { createClock } from '../clock/clock.ts'
import type { Config } from '../boot/config.ts'
import { prepareQueue, QUEUE_SCHEMA } from '../jobs/queue.ts'
import { createLog } from '../observability/log.ts'
import { backUp } from './operations.ts'
import { bankMigrations } from '../boot/schema.ts'
import { createVault } from '../security/vault/vault.ts'
import { checkVaultKeys } from '../security/vault/check-keys.ts'
import { rotateKeys } from '../security/vault/rotate-keys.ts'

/** The schemas that a server reads and writes. */
export const SERVED_SCHEMAS = [bankMigrations.schema, QUEUE_SCHEMA]
/** A statement of a backup or restore may take this long, because no user waits for it. */
const STATEMENT_MS = 10 * 60_000

const withDatabase = async <T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> => {
  mkdirSync(config.DATA_DIR, { recursive: true })
  const database = await openDatabase({
    url: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    dataDir: resolve(config.DATA_DIR, 'database'),
    queryTimeoutMs: STATEMENT_MS,
  })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

export const backUpOffline = (config: Config) =>
  withDatabase(config, (database) => backUp({ database, clock: createClock(), dataDir: config.DATA_DIR }))

export const rotateKeysOffline = (config: Config) =>
  withDatabase(config, async (database) => {
    const vault = createVault(config.vaultKeys)
    await checkVaultKeys({ database, clock: createClock(), vault })
    return rotateKeys({ database, vault })
  })

/** Migrates the tables, and grants a PostgreSQL role what servers need: to use tables, not to alter them. */
export const grantRoleOffline = async (config: Config, role: string | undefined) => {
  if (!role || !config.DATABASE_URL)
    throw new Error('npm run bank -- grant-role ROLE, with the DATABASE_URL of the owner')
  await withDatabase(config, async (database) => {
    await migrate(database, bankMigrations)
    await prepareQueue(database, createLog('warn'))
    await grantServing(database, role, SERVED_SCHEMAS)
  })
  return { role, next: `start the servers with a DATABASE_URL of ${role}` }
}

/**
 * Creates the tables and loads the rows of a backup. Throws if the database has customers. `prepareSandbox`
 * creates the sandbox's tables if the backup contains them.
 */
export const restoreOffline = async (
  config: Config,
  file: string | undefined,
  prepareSandbox: (database: Database) => Promise<void>,
) => {
  if (!file) throw new BackupError('Which file? npm run bank -- restore FILE')
  const head = await readHead(file)
  const rows = await withDatabase(config, async (database) => {
    await migrate(database, bankMigrations)
    if (head.schemas.includes('sandbox')) await prepareSandbox(database)
    await prepareQueue(database, createLog('warn'))
    return restoreBackup(database, { file, emptyTable: 'bank.customers' })
  })
  return {
    restored: rows,
    made_at: head.madeAt,
    next: 'start the bank with the keys of that time, then: npm run bank -- audit',
  }
}

/**
 * The PostgreSQL server of a test run. It keeps seeded databases as templates, as the run keeps seeded
 * folders.
 */
import { openDatabase } from '@yoursuccess/database/database'
import { startPostgres } from '../../scripts/dev/postgres.ts'

/** Starts the server, which runs until the tests end. Workers get its address from the environment. */
export const startStoriesPostgres = async (): Promise<{ stop: () => Promise<void> }> => {
  const postgres = await startPostgres()
  process.env['STORIES_POSTGRES'] = postgres.url()
  return postgres
}

const addressOf = (database: string): string => {
  const server = process.env['STORIES_POSTGRES']
  if (!server) throw new Error('run these tests with e2e/playwright.config.ts: its setup starts PostgreSQL')
  return Object.assign(new URL(server), { pathname: `/${database}` }).href
}

const namesOf = (name: string) => {
  const plain = name.replaceAll(/[^a-z0-9]/g, '_')
  return { bank: `${plain}_bank`, sandbox: `${plain}_sandbox` }
}

/** A copy takes tenths of a second, and much longer on a busy machine. */
const COPY_LIMIT_MS = 60_000

/**
 * Recreates a bank's two databases: empty, or as copies of another bank's, which must be unused meanwhile.
 */
export const createDatabases = async (name: string, template?: string): Promise<void> => {
  const admin = await openDatabase({ url: addressOf('postgres'), queryTimeoutMs: COPY_LIMIT_MS })
  const from = template === undefined ? undefined : namesOf(template)
  for (const part of ['bank', 'sandbox'] as const) {
    const database = namesOf(name)[part]
    await admin.query(`drop database if exists ${database} with (force)`)
    await admin.query(`create database ${database}${from ? ` template ${from[part]}` : ''}`)
  }
  await admin.close()
}

export const databaseEnvironment = (
  name: string,
): Record<'DATABASE_URL' | 'SANDBOX_DATABASE_URL', string> => {
  const { bank, sandbox } = namesOf(name)
  return { DATABASE_URL: addressOf(bank), SANDBOX_DATABASE_URL: addressOf(sandbox) }
}

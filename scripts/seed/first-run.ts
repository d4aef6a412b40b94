/** Seeds once and completely: after an interrupted first run, the next run starts over. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lockDirectory } from '@yoursuccess/database/directory-lock'
import { DirectoryInUse } from '@yoursuccess/database/sql-error'
import type { SandboxRun } from '../dev/sandbox-run.ts'
import { areSeeded, seedPersonas } from './seed.ts'

const markerOf = (dataDir: string) => join(resolve(dataDir), 'seeding')

/** Removes the embedded database of an unfinished first run. On PostgreSQL, exits with a message. */
export const clearUnfinishedSeeding = (environment: NodeJS.ProcessEnv = process.env): void => {
  const dataDir = resolve(environment['DATA_DIR'] || '.data')
  if (!existsSync(markerOf(dataDir))) return
  if (environment['DATABASE_URL']) {
    console.error(
      `The first run did not finish its seeding. Empty both databases, remove ${markerOf(dataDir)}, and start again.`,
    )
    process.exit(1)
  }
  const database = join(dataDir, 'database')
  const unlock = lockUnlessInUse(database)
  if (!unlock) return
  console.log('The first run did not finish its seeding; beginning again.')
  rmSync(database, { recursive: true, force: true })
  rmSync(markerOf(dataDir))
  unlock()
}

/** Returns undefined if another run is seeding now. Opening the database then fails with a message. */
const lockUnlessInUse = (directory: string) => {
  try {
    return lockDirectory(directory)
  } catch (error) {
    if (error instanceof DirectoryInUse) return undefined
    throw error
  }
}

/** Seeds an empty sandbox. Returns the backup codes of the multi-factor persona if it created them. */
export const seedOnce = async (run: SandboxRun): Promise<string[]> => {
  const marker = markerOf(run.dataDir)
  writeFileSync(marker, '')
  const codes = (await areSeeded(run)) ? [] : await run.beforeTheEnd(() => seedPersonas(run))
  rmSync(marker)
  return codes
}

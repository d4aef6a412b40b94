/**
 * Images of a freshly seeded bank. Seeding the personas takes far longer than copying a folder. So a bank is
 * started once for each kind of database, stopped, and its folder kept; every worker and every restore()
 * starts from a copy.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProgram } from './program.ts'
import { createDatabases, startStoriesPostgres } from './postgres.ts'

/**
 * Playwright's global setup: creates the folder of this run and its PostgreSQL server, and removes them after
 * the run.
 */
export default async function prepareRun() {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'))
  process.env['STORIES_FOLDER'] = folder
  const postgres = await startStoriesPostgres()
  const remove = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return remove
}

/** The folder of this run. Workers get it from the setup. */
export const runFolder = (): string => {
  const folder = process.env['STORIES_FOLDER']
  if (!folder) throw new Error('run these tests with e2e/playwright.config.ts: its setup prepares the bank')
  return folder
}

/**
 * Every test starts on this day: a Monday with no holiday near, late enough in its month for a plan to be
 * under way.
 */
export const FIRST_DAY = '2026-08-24'

/** Where an image's databases are: embedded in its folder, or on the run's PostgreSQL server. */
type Kind = 'embedded' | 'postgres'

const nameOf = (kind: Kind) => `image-${kind}`
const folderOf = (kind: Kind) => join(runFolder(), nameOf(kind))

/** The image of this kind of bank. The first worker that needs it creates it. */
const imageOf = async (kind: Kind): Promise<string> => {
  const image = folderOf(kind)
  while (!existsSync(image)) {
    // While another worker creates this image, this one creates the image that will be needed next.
    if (!(await makeUnlessMade(kind)) && !(await makeUnlessMade(other(kind)))) await wait(LOOK_MS)
  }
  return image
}

const other = (kind: Kind): Kind => (kind === 'embedded' ? 'postgres' : 'embedded')

/** Creates a bank's own copy of the image. */
export const copyImage = async (to: { name: string; dataFolder: string; kind: Kind }) => {
  const image = await imageOf(to.kind)
  rmSync(to.dataFolder, { recursive: true, force: true, maxRetries: 5 })
  cpSync(image, to.dataFolder, { recursive: true })
  if (to.kind === 'postgres') await createDatabases(to.name, nameOf(to.kind))
}

const LOOK_MS = 200

/** The worker that creates the folder creates the image. The others wait for it. */
const isMine = (folder: string): boolean => {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Creates an image, unless it exists or another worker is creating it. Returns whether this worker created
 * it.
 */
const makeUnlessMade = async (kind: Kind): Promise<boolean> => {
  const image = folderOf(kind)
  const unfinished = `${image}.making`
  if (existsSync(image) || !isMine(unfinished)) return false
  try {
    // Another worker finished between the two checks.
    if (existsSync(image)) {
      rmSync(unfinished, { recursive: true })
      return false
    }
    const onPostgres = kind === 'postgres' ? nameOf(kind) : undefined
    if (onPostgres) await createDatabases(onPostgres)
    const program = await startProgram({
      onPostgres,
      dataFolder: unfinished,
      startDay: FIRST_DAY,
      isFirst: true,
    })
    await program.stop()
    renameSync(unfinished, image)
    return true
  } catch (error) {
    // The next worker may try again.
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 5 })
    throw error
  }
}

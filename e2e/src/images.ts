/**
 * Images of a freshly seeded bank. Seeding the personas takes far longer than copying a folder, so a bank is started
 * once per first day, stopped, and its folder kept; every worker and every restore() starts from a copy.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProgram } from './program.ts'
import { createDatabases, startStoriesPostgres } from './postgres.ts'

/** Playwright's global setup: the folder of this run and its PostgreSQL, until the run is over. */
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

/** The folder of this run, which the workers learn from the setup. */
export const runFolder = (): string => {
  const folder = process.env['STORIES_FOLDER']
  if (!folder)
    throw new Error('the stories run under e2e/playwright.config.ts, whose setup prepares the bank')
  return folder
}

/** What an image was seeded with. */
export interface Seeding {
  /** The sandbox's first business day; undefined is today. */
  startDay: string | undefined
  /** Whose databases it has: embedded ones in the folder, or the run's PostgreSQL. */
  isOnPostgres: boolean
}

const nameOf = ({ startDay, isOnPostgres }: Seeding) =>
  `image-${startDay ?? 'today'}-${isOnPostgres ? 'postgres' : 'embedded'}`

/** The image of such a bank; made when it is first asked for, by one worker. */
const imageFor = async (seeding: Seeding): Promise<string> => {
  const image = join(runFolder(), nameOf(seeding))
  const unfinished = `${image}.making`
  while (!existsSync(image)) {
    if (isMine(unfinished)) await make(unfinished, image, seeding)
    else await wait(LOOK_MS)
  }
  return image
}

/** A bank's own copy of the image. */
export const copyImage = async (to: { name: string; dataFolder: string; seeding: Seeding }) => {
  const image = await imageFor(to.seeding)
  rmSync(to.dataFolder, { recursive: true, force: true, maxRetries: 5 })
  cpSync(image, to.dataFolder, { recursive: true })
  if (to.seeding.isOnPostgres) await createDatabases(to.name, nameOf(to.seeding))
}

const LOOK_MS = 200

/** Whoever makes the folder makes the image; the others wait for it. */
const isMine = (folder: string): boolean => {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

const make = async (unfinished: string, image: string, seeding: Seeding) => {
  try {
    // Another worker finished between our two looks.
    if (existsSync(image)) return rmSync(unfinished, { recursive: true })
    const onPostgres = seeding.isOnPostgres ? nameOf(seeding) : undefined
    if (onPostgres) await createDatabases(onPostgres)
    const { startDay } = seeding
    const program = await startProgram({ onPostgres, dataFolder: unfinished, startDay, isFirst: true })
    await program.stop()
    renameSync(unfinished, image)
  } catch (error) {
    // The next who asks may try.
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 5 })
    throw error
  }
}

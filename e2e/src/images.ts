/**
 * Images of a freshly seeded bank. Seeding the personas takes far longer than copying a folder, so a bank is started
 * once for each kind of database, stopped, and its folder kept; every worker and every restore() starts from a copy.
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

/** Where every story begins: a Monday without a holiday near, late enough in its month for a plan to be under way. */
export const FIRST_DAY = '2026-08-24'

/** Where the databases of an image are: embedded ones in its folder, or the PostgreSQL of the run. */
type Kind = 'embedded' | 'postgres'

const nameOf = (kind: Kind) => `image-${kind}`
const folderOf = (kind: Kind) => join(runFolder(), nameOf(kind))

/** The image of such a bank; made when it is first asked for, by one worker. */
const imageOf = async (kind: Kind): Promise<string> => {
  const image = folderOf(kind)
  while (!existsSync(image)) {
    // While another worker makes this one, there is time for the one that will be wanted next.
    if (!(await makeUnlessMade(kind)) && !(await makeUnlessMade(other(kind)))) await wait(LOOK_MS)
  }
  return image
}

const other = (kind: Kind): Kind => (kind === 'embedded' ? 'postgres' : 'embedded')

/** A bank's own copy of the image. */
export const copyImage = async (to: { name: string; dataFolder: string; kind: Kind }) => {
  const image = await imageOf(to.kind)
  rmSync(to.dataFolder, { recursive: true, force: true, maxRetries: 5 })
  cpSync(image, to.dataFolder, { recursive: true })
  if (to.kind === 'postgres') await createDatabases(to.name, nameOf(to.kind))
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

/** Makes an image, unless it is there or another worker is at it. Answers whether this one made it. */
const makeUnlessMade = async (kind: Kind): Promise<boolean> => {
  const image = folderOf(kind)
  const unfinished = `${image}.making`
  if (existsSync(image) || !isMine(unfinished)) return false
  try {
    // Another worker finished between our two looks.
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
    // The next who asks may try.
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 5 })
    throw error
  }
}

/**
 * Images of a freshly seeded bank. Seeding the personas takes far longer than copying a folder, so a bank is started
 * once per first day, stopped, and its folder kept; every worker and every restore() starts from a copy.
 */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from './program.ts'

/** Playwright's global setup: the folder of this run, with the image for today, until the run is over. */
export default async function prepareRun() {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'))
  process.env['STORIES_FOLDER'] = folder
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    await imageFor(undefined)
  } catch (error) {
    remove()
    throw error
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

/** The image of a bank whose sandbox starts on this business day; made when it is first asked for. */
export const imageFor = async (startDay: string | undefined): Promise<string> => {
  const image = join(runFolder(), `image-${startDay ?? 'today'}`)
  if (existsSync(image)) return image
  const unfinished = `${image}.${process.pid}`
  mkdirSync(unfinished)
  const program = await startProgram({ dataFolder: unfinished, startDay })
  await program.stop()
  // Two workers may have made the same image; the first one stays.
  if (existsSync(image)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, image)
  return image
}

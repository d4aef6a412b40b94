/** Presses the button of each case again and again, and reads what came of it. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '../fixtures.ts'
import { watchEffects, type Watch } from './effects.ts'
import { type Line, pressAgain, standBetween } from './press.ts'
import type { Desk, SubmitCase } from './submit-case.ts'

/** Rows and orders that come late are those that should not come. */
const STRAGGLER_MS = 400
/** Jobs of a bank that has just been started, and of a sign-in, are done when nothing has changed for so long. */
const SETTLED_MS = 2500
const LONGEST_WAIT_MS = 8000

/** A case that fails does not keep the next ones from being tried: one run names them all. */
export const pressCases = async (desk: Desk, cases: readonly SubmitCase[]): Promise<void> => {
  const watch = await watchEffects(desk.bank)
  const line = await standBetween(desk.page)
  // A button that does not come fails its case and not the whole story.
  desk.page.setDefaultTimeout(LONGEST_WAIT_MS)
  const failures: string[] = []
  await watch.begin(SETTLED_MS)
  try {
    for (const each of cases) {
      const failure = await pressOne(desk, each, watch, line).catch(String)
      if (failure) failures.push(`${each.name}: ${failure}`)
      line.release()
      await closeOtherPages(desk)
    }
  } finally {
    await watch.close()
  }
  expect(failures, failures.join('\n\n')).toEqual([])
}

const pressOne = async (
  desk: Desk,
  { ready, requests = 1, effects, isDownload = false }: SubmitCase,
  watch: Watch,
  line: Line,
): Promise<void> => {
  const button = await ready(desk)
  await expect(button).toBeEnabled()
  await watch.begin()
  line.hold(isDownload)
  await pressAgain(desk.page, button)
  await expect.poll(() => line.counts().answered, 'answered requests').toBeGreaterThanOrEqual(requests)
  // What jobs do of it comes in its own time.
  await expect.poll(watch.look, 'effects').toEqual(effects)
  await wait(STRAGGLER_MS)
  expect(line.counts().asked, 'requests that left the page').toBe(requests)
  expect(await watch.look(), 'effects, a moment later').toEqual(effects)
}

const closeOtherPages = async ({ page }: Desk) => {
  for (const other of page.context().pages()) if (other !== page) await other.close()
}

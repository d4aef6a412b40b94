/** Presses the button of each case repeatedly and checks what it caused. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '../fixtures.ts'
import { watchEffects, type Watch } from './effects.ts'
import { type Line, pressAgain, standBetween } from './press.ts'
import type { Desk, SubmitCase } from './submit-case.ts'

/** Rows and orders that arrive this late are unwanted duplicates. */
const STRAGGLER_MS = 400
/**
 * When nothing has changed for this long, the jobs of a bank that just started, and of a sign-in, are done.
 */
const SETTLED_MS = 2500
const MAX_WAIT_MS = 20_000

/** Tries every case. A failing case does not stop the next ones, so that one run lists all failures. */
export const pressCases = async (desk: Desk, cases: readonly SubmitCase[]): Promise<void> => {
  const watch = await watchEffects(desk.bank)
  const line = await standBetween(desk.page)
  // If a button doesn't appear, its case fails, but not the whole test.
  desk.page.setDefaultTimeout(MAX_WAIT_MS)
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
  // Jobs finish their part at their own pace.
  await expect.poll(watch.look, 'effects').toEqual(effects)
  await wait(STRAGGLER_MS)
  expect(line.counts().requested, 'requests that left the page').toBe(requests)
  expect(await watch.look(), 'effects, a moment later').toEqual(effects)
}

const closeOtherPages = async ({ page }: Desk) => {
  for (const other of page.context().pages()) if (other !== page) await other.close()
}

/** Presses the button of each case twice, and looks what came of it. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '../fixtures.ts'
import { watchEffects, type Watch } from './effects.ts'
import { type Line, pressTwice, standBetween } from './press.ts'
import type { Desk, Round, SubmitCase } from './submit-case.ts'

/** Rows and orders that come late are those that should not come. */
const STRAGGLER_MS = 400
/** Jobs of a bank that has just been started, and of a sign-in, are done when nothing has changed for so long. */
const SETTLED_MS = 2500
const LONGEST_WAIT_MS = 8000
const BOTH_ROUNDS: readonly Round[] = [1, 2]

/** A case that fails does not keep the next ones from being tried: one run names them all. */
export const pressCases = async (
  desk: Desk,
  cases: readonly SubmitCase[],
  rounds: readonly Round[] = BOTH_ROUNDS,
): Promise<void> => {
  const watch = await watchEffects(desk.bank)
  const line = await standBetween(desk.page)
  // A button that does not come fails its case and not the whole story.
  desk.page.setDefaultTimeout(LONGEST_WAIT_MS)
  const failures: string[] = []
  await watch.begin(SETTLED_MS)
  try {
    for (const round of rounds)
      for (const each of cases) {
        const failure = await pressOne(desk, each, round, watch, line).catch(String)
        if (failure) failures.push(`${each.name}, ${round === 1 ? 'at once' : 'a moment later'}: ${failure}`)
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
  { ready, requests = 1, effects, comesLater = '', isDownload = false }: SubmitCase,
  round: Round,
  watch: Watch,
  line: Line,
): Promise<void> => {
  const look = async () => {
    const { [comesLater]: _, ...counted } = await watch.look()
    return counted
  }
  const button = await ready(desk, round)
  await expect(button).toBeEnabled()
  await watch.begin()
  line.hold(isDownload)
  await pressTwice(desk.page, button, round === 2)
  await expect.poll(() => line.counts().answered, 'answered requests').toBeGreaterThanOrEqual(requests)
  // What jobs do of it comes in its own time.
  await expect.poll(look, 'effects').toEqual(effects)
  await wait(STRAGGLER_MS)
  expect(line.counts().asked, 'requests that left the page').toBe(requests)
  expect(await look(), 'effects, a moment later').toEqual(effects)
}

const closeOtherPages = async ({ page }: Desk) => {
  for (const other of page.context().pages()) if (other !== page) await other.close()
}

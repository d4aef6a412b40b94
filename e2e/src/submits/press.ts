/** Presses of one button by a person in a hurry, on a phone that can't keep up. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page, Request } from '@playwright/test'

/** How many times slower the page's own work runs. */
const SLOWDOWN = 5
const GAP_MS = 100
/** Longer than the last press takes to arrive. */
const ANSWER_LATER_MS = 400
/** Requests that every page sends on its own, and a read that uses a body. */
const CHANGES_NOTHING = /refresh_token|last_active|card_replacement_fee/

export interface Line {
  /** From now on delays and counts every change. Also counts reads, for submissions that request a file. */
  hold(countsReads: boolean): void
  /** How many requests were sent and answered since then. */
  counts(): { requested: number; answered: number }
  /** Stops delaying the answers. */
  release(): void
}

/**
 * Intercepts requests between page and bank. It replaces each repeated key with a new one, so the page alone
 * must prevent duplicates.
 */
export const standBetween = async (page: Page): Promise<Line> => {
  let isHeld = false
  let countsReads = false
  let requested = 0
  let answered = 0
  const counts = (request: Request) =>
    isHeld &&
    !CHANGES_NOTHING.test(request.url()) &&
    (request.method() !== 'GET' || isFile(request, countsReads))
  await page.route(/\/(api|users)\//, async (route) => {
    const request = route.request()
    if (!counts(request)) return route.continue()
    requested += 1
    const headers = request.headers()
    if (headers['idempotency-key']) headers['idempotency-key'] = crypto.randomUUID()
    const response = await route.fetch({ headers })
    await wait(ANSWER_LATER_MS)
    // The page may have closed by now.
    await route.fulfill({ response }).catch(() => {})
    answered += 1
  })
  return {
    hold: (withReads) => {
      ;[isHeld, countsReads, requested, answered] = [true, withReads, 0, 0]
    },
    counts: () => ({ requested, answered }),
    release: () => {
      isHeld = false
    },
  }
}

const isFile = (request: Request, countsReads: boolean) =>
  countsReads && /download|report|\/statements\/\d+/.test(request.url())

/**
 * Presses twice in one task, and once more a moment later. The last press hits whatever the first one left on
 * the screen.
 */
export const pressAgain = async (page: Page, button: Locator): Promise<void> => {
  const machine = await page.context().newCDPSession(page)
  await machine.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await button.evaluate(async (element: HTMLElement, gapMs) => {
    element.click()
    element.click()
    await new Promise((resolve) => setTimeout(resolve, gapMs))
    element.click()
  }, GAP_MS)
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await machine.detach()
}

/** A page's clock, which a test can move forward. */
import type { Page } from '@playwright/test'

export interface PageTime {
  /** Moves the clock forward by this many seconds at once. */
  pass(seconds: number): Promise<void>
}

/**
 * Takes control of the page's clock. Call it before the first page opens. The app corrects its clock by the
 * server's, so the replies carry the page's time: the customer sees both clocks agree.
 */
export const holdTimeOf = async (page: Page): Promise<PageTime> => {
  let ahead = 0
  /**
   * Runs replies and clock moves one after the other. A reply in the middle of a move would carry the wrong
   * time.
   */
  let queue: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }
  await page.clock.install()
  await page.route(/\/(api|users)\//, async (route) => {
    try {
      const response = await route.fetch()
      await inTurn(() => {
        const date = new Date(Date.now() + ahead * 1000).toUTCString()
        return route.fulfill({ response, headers: { ...response.headers(), date } })
      })
    } catch (error) {
      // The page no longer needs this answer, or the test is over.
      if (!/disposed|closed|aborted|test ended/i.test(String(error))) throw error
    }
  })
  return {
    pass: (seconds) =>
      inTurn(async () => {
        ahead += seconds
        await page.clock.fastForward(seconds * 1000)
      }),
  }
}

/** The business day of the bank, `yyyy-MM-dd`. */
export const todayOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/program')).json()) as { today: string }).today

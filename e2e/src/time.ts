/** The time of a page, which a story can let pass. */
import type { Page } from '@playwright/test'

export interface PageTime {
  /** Lets so many seconds pass at once. */
  pass(seconds: number): Promise<void>
}

/**
 * Takes the page's clock into the story's hand; to be called before the first page. The app corrects its clock by
 * the server's, so the replies carry the page's time: for the customer both clocks go alike.
 */
export const holdTimeOf = async (page: Page): Promise<PageTime> => {
  let ahead = 0
  /** Replies and moves of the clock, one after the other: a reply in the middle of a move would tell its time twice. */
  let turn: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
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
      // The page went on without this answer, or the story is over: nobody waits for it.
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

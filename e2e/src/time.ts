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
  await page.clock.install()
  await page.route(/\/(api|users)\//, async (route) => {
    const response = await route.fetch()
    const date = new Date(Date.now() + ahead * 1000).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
  return {
    pass: async (seconds) => {
      ahead += seconds
      await page.clock.fastForward(seconds * 1000)
    },
  }
}

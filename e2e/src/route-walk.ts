/** Reads the route table of the running app, so that the tests visit every page that was built. */
import { expect, type Page } from '@playwright/test'
import { isLinkingPage } from '@yoursuccess/contract/funding/linking-pages'
import { stillness } from './stillness.ts'

/** What TanStack Router leaves on the window. */
interface RunningRouter {
  routesByPath: Record<string, { options: { component?: unknown } }>
  navigate: (to: { to: string; state?: object }) => Promise<void>
  state: { status: string; isLoading: boolean; location: { pathname: string } }
}
declare const __TSR_ROUTER__: RunningRouter

/** Every path of the table, such as `/dashboard/tracker/expense-item-by-category/$category`. */
export const routesOf = async (page: Page): Promise<string[]> => {
  // The server renders the page before the app takes over.
  await page.waitForFunction(() => typeof __TSR_ROUTER__ !== 'undefined', undefined, { polling: 50 })
  return page.evaluate(() => [
    ...new Set(Object.keys(__TSR_ROUTER__.routesByPath).map((path) => path.replace(/(.)\/$/, '$1'))),
  ])
}

/**
 * The address of a route with its parameters replaced from the map. A parameter without an entry is an error.
 */
export const addressOf = (route: string, parameters: Readonly<Record<string, string>>): string =>
  route.replace(/\$(\w*)/g, (name) => {
    const value = parameters[name]
    if (value === undefined) throw new Error(`the walk has no ${name} for ${route}: add it to its parameters`)
    return value
  })

/**
 * Navigates as a link does, and waits until the page is complete. Returns the path where the app ended up.
 * The linking pages are separate documents, and so is any page opened from one.
 */
export const walkTo = async (page: Page, address: string, state?: object): Promise<string> => {
  const isDocument = [address, new URL(page.url()).pathname].some(isLinkingPage)
  if (isDocument) await page.goto(address)
  else
    await page.evaluate(([to, by]) => __TSR_ROUTER__.navigate({ to, ...(by && { state: by }) }), [
      address,
      state,
    ] as const)
  await expect(page.locator('h1').first()).toBeAttached()
  await completed(page)
  return new URL(page.url()).pathname
}

/** Waits until nothing is loading and nothing moves. */
export const completed = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      const { status, isLoading } = __TSR_ROUTER__.state
      return (
        status === 'idle' && !isLoading && !document.querySelector('[role="status"][aria-label^="Loading"]')
      )
    },
    undefined,
    { polling: 50, timeout: 15_000 },
  )
  await page.evaluate(stillness)
}

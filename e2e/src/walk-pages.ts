/** Walks the pages of one persona, for the specs that look at every page. */
import type { Page } from '@playwright/test'
import { type Bank, expect } from './fixtures.ts'
import { stateFor, type Walk } from './page-walks.ts'
import { addressOf, routesOf, walkTo } from './route-walk.ts'
import { signInUnseen } from './sign-in.ts'
import { stepUp } from './step-up.ts'

/** Opens each page of the walk once, without the sign-in form, and expects no errors on it. */
export const walkPages = async (
  bank: Bank,
  page: Page,
  walk: Walk,
  errorsOf: () => Promise<readonly string[]>,
): Promise<void> => {
  await page.goto(`${bank.url}/login`)
  const routes = (await routesOf(page)).filter((route) => walk.routes.test(route))
  expect(routes).not.toEqual([])
  if (walk.email) {
    await signInUnseen(page, bank.url, walk.email)
    await stepUp(page, bank)
    await page.goto(`${bank.url}${routes.find((route) => !route.includes('$'))}`)
  }
  const parameters = (await walk.parameters?.(page)) ?? {}
  const seen = new Set<string>()
  for (const route of routes) {
    const place = await walkTo(page, addressOf(route, parameters), await stateFor(page, route))
    if (seen.has(place)) continue
    seen.add(place)
    expect.soft(await errorsOf(), place).toEqual([])
  }
}

/**
 * Every page in a made-up language whose texts are in brackets and 40 % longer (web/src/i18n/pseudo.ts), at the
 * width of a phone: nothing is cut off or scrolls sideways, and no text of ours is without brackets. It runs on
 * the desktop's browser, because only the width matters.
 */
import type { Page } from '@playwright/test'
import { bareTexts, rememberData } from './src/bare-texts.ts'
import { expect, ON_DESKTOP, test } from './src/fixtures.ts'
import { overflowErrors } from './src/page-checks.ts'
import { stateFor, WALKS } from './src/page-walks.ts'
import { addressOf, routesOf, walkTo } from './src/route-walk.ts'
import { signInUnseen } from './src/sign-in.ts'
import { stepUp } from './src/step-up.ts'

const PHONE = { width: 390, height: 2600 }

test.describe.configure({ timeout: 600_000 })
test.beforeAll(({ bank }) => bank.restore())
test.use({
  settings: { WEB_LANGUAGE: 'pseudo' },
  viewport: PHONE,
  contextOptions: { reducedMotion: 'reduce' },
})

for (const [who, walk] of Object.entries(WALKS)) {
  test(
    `the pages of ${who} have room for longer texts, all from catalogs`,
    ON_DESKTOP,
    async ({ bank, page }) => {
      const data = rememberData(page)
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
        expect.soft(await errorsOf(page, data), place).toEqual([])
      }
    },
  )
}

const errorsOf = async (page: Page, data: () => Promise<ReadonlySet<string>>) => [
  ...(await overflowErrors(page, PHONE.width, PHONE.height)),
  ...(await bareTexts(page, await data())),
]

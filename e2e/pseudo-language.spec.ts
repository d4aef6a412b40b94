/**
 * Every page in a made-up language whose texts are in brackets and 40 % longer (web/src/i18n/pseudo.ts), at the
 * width of a phone: nothing is cut off or scrolls sideways, and no text of ours is without brackets. It runs on
 * the desktop's browser, because only the width matters.
 */
import type { Page } from '@playwright/test'
import { bareTexts, rememberData } from './src/bare-texts.ts'
import { ON_DESKTOP, test } from './src/fixtures.ts'
import { overflowErrors } from './src/page-checks.ts'
import { WALKS } from './src/page-walks.ts'
import { walkPages } from './src/walk-pages.ts'

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
      await walkPages(bank, page, walk, () => errorsOf(page, data))
    },
  )
}

const errorsOf = async (page: Page, data: () => Promise<ReadonlySet<string>>) => [
  ...(await overflowErrors(page, PHONE.width, PHONE.height)),
  ...(await bareTexts(page, await data())),
]

/**
 * Every page in Spanish, at the width of a phone: nothing is cut off or scrolls sideways, and the page is the Spanish
 * one. It runs on the desktop's browser, because only the width matters.
 */
import type { Page } from '@playwright/test'
import { ON_DESKTOP, test } from './src/fixtures.ts'
import { overflowErrors } from './src/page-checks.ts'
import { WALKS } from './src/page-walks.ts'
import { walkPages } from './src/walk-pages.ts'

const PHONE = { width: 390, height: 2600 }

test.describe.configure({ timeout: 600_000 })
test.beforeAll(({ bank }) => bank.restore())
test.use({ locale: 'es-US', viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

// LANGUAGE-01
for (const [who, walk] of Object.entries(WALKS)) {
  test(`the Spanish pages of ${who} fit on a phone`, ON_DESKTOP, async ({ bank, page }) => {
    await walkPages(bank, page, walk, async () => [
      ...(await overflowErrors(page, PHONE.width, PHONE.height)),
      ...(await languageErrors(page)),
    ])
  })
}

const languageErrors = async (page: Page): Promise<string[]> => {
  const language = await page.locator('html').getAttribute('lang')
  return language === 'es' ? [] : [`the page is in ${language}`]
}

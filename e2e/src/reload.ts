import { expect, type Locator, type Page } from '@playwright/test'
import { completed } from './route-walk.ts'

/** Reloads until the page, once it has loaded, shows it. The bank receives updates at its own pace. */
export const expectAfterReload = async (page: Page, expected: string | Locator): Promise<void> => {
  const shown = typeof expected === 'string' ? page.getByRole('main').filter({ hasText: expected }) : expected
  await expect(async () => {
    await page.reload()
    await expect(page.locator('h1').first()).toBeAttached()
    await completed(page)
    await expect(shown).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 120_000 })
}

import { expect, type Page } from '@playwright/test'

/** Reloads until the page shows the text. The bank receives updates at its own pace. */
export const expectAfterReload = async (page: Page, text: string): Promise<void> =>
  expect(async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText(text, { timeout: 2000 })
  }).toPass({ timeout: 60_000 })

import { expect, type Page } from '@playwright/test'

/** Until the page says so, loaded anew: news come to the bank on their own time. */
export const expectAfterReload = async (page: Page, text: string): Promise<void> =>
  expect(async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText(text, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })

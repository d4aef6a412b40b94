/** Checks of a dialog with the keyboard only. */
import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Expects that Enter opens the dialog, Tab cycles inside it in both directions, and Escape closes it and
 * returns the focus.
 */
export const expectKeyboardDialog = async (page: Page, opener: Locator, name: string): Promise<void> => {
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog).toBeVisible()
  const inside = dialog.locator(':focus')
  await expect(inside).toHaveCount(1)
  const stops = await dialog.locator('button:enabled, input, select, textarea, a[href]').count()
  for (const key of ['Shift+Tab', ...Array<string>(stops + 1).fill('Tab')]) {
    await page.keyboard.press(key)
    await expect(inside).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

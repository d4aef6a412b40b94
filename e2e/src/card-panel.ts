/** The card on the home page. On a phone it is a line that unfolds (CARD-54). */
import { expect, type Locator, type Page } from '@playwright/test'

/** Below this width in pixels, the layout is that of a phone. */
const PHONE_BELOW = 768

export const cardPanel = (page: Page): Locator => page.getByRole('region', { name: 'YourSuccess Card' })

/** Unfolds the card on a phone, if it isn't yet. Returns its panel. */
export const unfoldCard = async (page: Page): Promise<Locator> => {
  const panel = cardPanel(page)
  if ((page.viewportSize()?.width ?? 0) >= PHONE_BELOW) return panel
  const hide = panel.getByRole('button', { name: /Hide card$/ })
  const show = panel.getByRole('button', { name: /Show card$/ })
  await expect(show.or(hide)).toBeVisible()
  if (await show.isVisible()) await show.click()
  await expect(hide).toBeVisible()
  return panel
}

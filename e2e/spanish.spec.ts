/** A browser that prefers Spanish gets each page in Spanish, and keeps what its reader chooses. */
import { expect, test } from './src/fixtures.ts'

test.beforeAll(({ bank }) => bank.restore())
test.use({ locale: 'es-US' })

// LANGUAGE-02, LANGUAGE-03
test('pages are in the language of the browser until the reader chooses the other one', async ({
  bank,
  page,
}) => {
  const html = page.locator('html')
  for (const path of ['/', '/login', '/3']) {
    await page.goto(`${bank.url}${path}`)
    await expect(html).toHaveAttribute('lang', 'es')
  }
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(html).toHaveAttribute('lang', 'en')
  expect(new URL(page.url()).pathname).toBe('/3')
  await page.goto(`${bank.url}/login`)
  await expect(html).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'Español' }).first().click()
  await expect(html).toHaveAttribute('lang', 'es')
})

// LANGUAGE-09
test('an agreement is marked as English within a Spanish page', async ({ bank, page }) => {
  await page.goto(`${bank.url}/legal/deposit-account`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('section[lang=en]').first()).toBeVisible()
})

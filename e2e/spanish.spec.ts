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
test('a translated agreement leads to the English text, which is the binding one', async ({ bank, page }) => {
  await page.goto(`${bank.url}/legal/deposit-account`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { name: 'Órdenes de tribunales' })).toBeVisible()
  await expect(page.getByText('solo el texto en inglés es vinculante')).toBeVisible()
  await page.getByRole('link', { name: 'Leer el texto en inglés' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(new URL(page.url()).pathname).toBe('/legal/deposit-account')
  await expect(page.getByRole('heading', { name: 'Court orders' })).toBeVisible()
})

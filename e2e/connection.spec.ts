/** What a customer tries while the connection is lost. */
import { expect, test } from './src/fixtures.ts'
import { enterAccount } from './src/sign-in.ts'

test.beforeAll(({ bank }) => bank.restore())
test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|preload CSS|dynamically imported module/] })

for (const [title, pressesBefore] of [
  ['says so on a page that has loaded no dialog yet', false],
  ['says so in a dialog once anything was pressed before', true],
] as const) {
  test(`a save without a connection keeps what was entered, and ${title}`, async ({ bank, page }) => {
    await enterAccount(page, bank.url, 'starter@example.com')
    await page.goto(`${bank.url}/dashboard/settings`)
    const street = page.getByLabel('Street address')
    await street.fill('14 Elm Street')
    if (pressesBefore) {
      const loaded = page.waitForLoadState('networkidle')
      await street.click()
      await loaded
    }

    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('There was an error updating your personal info')).toBeVisible()
    await expect(street).toHaveValue('14 Elm Street')
    // As a dialog it goes by itself.
    if (pressesBefore) await expect(page.getByRole('dialog')).toBeHidden()

    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Your personal info has been updated.')).toBeVisible()
  })
}

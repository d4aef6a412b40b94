/** What a customer tries while the connection is lost. */
import { expect, test } from './src/fixtures.ts'
import { enterAccount } from './src/sign-in.ts'

test.beforeAll(({ bank }) => bank.restore())
test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|preload CSS|dynamically imported module/] })

const FAILED = 'There was an error updating your personal info'
const CODE_OF_DIALOG = /\/assets\/result-popup-.*\.js$/

test('a save without a connection keeps what was entered and says so, also where its dialog was never loaded', async ({
  bank,
  page,
}) => {
  await page.route(CODE_OF_DIALOG, (route) => route.abort())
  await enterAccount(page, bank.url, 'starter@example.com')
  await page.goto(`${bank.url}/dashboard/settings`)
  const street = page.getByLabel('Street address')
  await street.fill('14 Elm Street')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(street).toHaveValue('14 Elm Street')
})

test('a save without a connection says so in a dialog, keeps what was entered, and saves it later', async ({
  bank,
  page,
}) => {
  await enterAccount(page, bank.url, 'starter@example.com')
  const preloaded = page.waitForResponse(CODE_OF_DIALOG)
  await page.goto(`${bank.url}/dashboard/settings`)
  await preloaded
  const street = page.getByLabel('Street address')
  await street.fill('14 Elm Street')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog', { name: FAILED })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(street).toHaveValue('14 Elm Street')

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your personal info has been updated.')).toBeVisible()
})

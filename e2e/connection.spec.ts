/** What a customer sees while offline, and after a new release replaced the files of their page. */
import type { Page } from '@playwright/test'
import { expect, test } from './src/fixtures.ts'
import { enterAccount } from './src/sign-in.ts'

// On the phone only: that's where people lose the connection, and the form is the same on a desktop.
test.beforeAll(({ bank }) => bank.restore())
test.use({
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|preload CSS|dynamically imported module|status of 404/],
})

const STARTER = 'starter@example.com'

const street = (page: Page) => page.getByLabel('Street address')
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
const saved = (page: Page) => page.getByText('Your personal info has been updated.')
const failed = (page: Page) => page.getByText('There was an error updating your personal info')

test('shows an error when saving offline before any dialog was shown, and keeps the input @phone', async ({
  bank,
  page,
}) => {
  await enterAccount(page, bank.url, STARTER, '/dashboard/settings')
  await street(page).fill('14 Elm Street')
  await page.context().setOffline(true)
  await save(page)
  await expect(failed(page)).toBeVisible()
  await expect(street(page)).toHaveValue('14 Elm Street')
})

test('shows an error in the dialog when saving offline, keeps the input and saves it later @phone', async ({
  bank,
  page,
}) => {
  await enterAccount(page, bank.url, STARTER, '/dashboard/settings')
  await street(page).fill('14 Elm Street')
  await save(page)
  await expect(saved(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await street(page).fill('15 Elm Street')
  await page.context().setOffline(true)
  await save(page)
  await expect(
    page.getByRole('dialog', { name: 'There was an error updating your personal info' }),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(street(page)).toHaveValue('15 Elm Street')

  await page.context().setOffline(false)
  await save(page)
  await expect(saved(page)).toBeVisible()
})

// FRAME-65, SESSION-57
test('keeps the sign-in form, with what was typed, when passkeys cannot load @phone', async ({
  bank,
  page,
}) => {
  await page.goto(`${bank.url}/login`)
  await page.getByLabel('Email').fill('ana@example.com')
  const passkey = page.getByRole('button', { name: 'Use a passkey' })
  await expect(passkey).toBeEnabled()
  await page.context().setOffline(true)
  await passkey.click()
  await expect(page.getByText("We couldn't open this.")).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
})

// FRAME-105
test('opens a page whose files a new release replaced, after one reload @phone', async ({ bank, page }) => {
  await enterAccount(page, bank.url, STARTER, '/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  // What is below the first screen has its own file.
  await page.getByRole('region', { name: 'Latest transactions' }).waitFor()
  // The release: what this tab has not loaded yet is gone, until it loads the new document.
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'gone' }))
  let documents = 0
  await page.route('**/dashboard/settings', async (route) => {
    documents += 1
    await page.unroute('**/assets/**')
    await route.continue()
  })
  await page.evaluate(() => {
    window.history.pushState({}, '', '/dashboard/settings')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(street(page)).toBeVisible()
  expect(documents).toBe(1)
})

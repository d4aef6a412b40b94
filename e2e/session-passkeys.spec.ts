/** A customer adds a passkey, signs in with it, proves ownership with it, and signs out elsewhere. */
import type { Page } from '@playwright/test'
import { expect, test } from './src/fixtures.ts'
import { signInUnseen, signOut } from './src/sign-in.ts'
import { confirmItsYou } from './src/step-up.ts'
import { addAuthenticator } from './src/virtual-authenticator.ts'
import { mailWith, worldOf } from './src/world.ts'

const CUSTOMER = 'starter@example.com'

// A passkey that is refused answers 401, which the browser writes to the console.
test.use({ expectedErrors: [/status of 401/] })
test.beforeAll(({ bank }) => bank.restore())

const openSignInSettings = async (page: Page, bankUrl: string) => {
  await page.goto(`${bankUrl}/dashboard/settings`)
  await page.getByRole('link', { name: "Add a passkey or see where you're signed in" }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Passkeys and devices' })).toBeVisible()
}
const addPasskey = async (page: Page, name: string) => {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
}

// SESSION-56, SESSION-57, SESSION-60, SESSION-62
test('signs in with a passkey, and with the password once it is removed', async ({ bank, page, axe }) => {
  const device = await addAuthenticator(page)
  await signInUnseen(page, bank.url, CUSTOMER)
  await openSignInSettings(page, bank.url)
  await expect(page.getByText("You don't have a passkey yet.")).toBeVisible()
  await axe()
  await addPasskey(page, 'My phone')
  await confirmItsYou(page)
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByText('My phone')).toBeVisible()
  expect(await device.count()).toBe(1)
  await axe()
  await mailWith(worldOf(bank.sandboxUrl), CUSTOMER, 'A passkey was added')

  await addPasskey(page, 'Again')
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible()

  await signOut(page)
  await page.goto(`${bank.url}/login`)
  await axe()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  // A fresh sign-in is no proof, but the passkey is.
  await openSignInSettings(page, bank.url)
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  const stepUp = page.getByRole('dialog', { name: "Confirm it's you" })
  await expect(stepUp.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  await axe()
  await stepUp.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText("You don't have a passkey yet.")).toBeVisible()

  await signOut(page)
  await page.goto(`${bank.url}/login`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText("That passkey didn't work.")).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Use your password' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

// SESSION-44, SESSION-57
test('signs in again with a passkey over a save, and the save completes', async ({ bank, page, axe }) => {
  await addAuthenticator(page)
  await signInUnseen(page, bank.url, CUSTOMER)
  await openSignInSettings(page, bank.url)
  await addPasskey(page, 'My phone')
  await confirmItsYou(page)
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByText('My phone')).toBeVisible()

  await page.goto(`${bank.url}/dashboard/early-ach-deposits`)
  await page.getByRole('switch').click()
  await page.context().clearCookies()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  await axe()
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('switch')).toBeChecked()
  await page.reload()
  await expect(page.getByRole('switch')).toBeChecked()
})

// SESSION-63, SESSION-64
test('sees where the customer is signed in, and signs out there', async ({ bank, page, browser, axe }) => {
  const elsewhere = await browser.newContext()
  const otherPage = await elsewhere.newPage()
  await signInUnseen(otherPage, bank.url, CUSTOMER)
  await signInUnseen(page, bank.url, CUSTOMER)
  await openSignInSettings(page, bank.url)
  const places = page.getByRole('list', { name: "Where you're signed in" })
  await expect(places.getByText('This device')).toHaveCount(1)
  await axe()
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(places.getByRole('listitem')).toHaveCount(1)
  const reply = await otherPage.request.get(`${bank.url}/api/user`)
  expect(reply.status()).toBe(401)
  await elsewhere.close()
})

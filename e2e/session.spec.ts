/** How a customer signs in: password, second factor, forgotten password. */
import type { Locator, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, ON_DESKTOP, test } from './src/fixtures.ts'
import { expectNothingSecretStored } from './src/kept-in-browser.ts'
import { operatorOf } from './src/operator.ts'
import { fillIn, PASSWORD, signIn, signOut } from './src/sign-in.ts'
import { mailedLink, worldOf } from './src/world.ts'

// One screen size is enough for the form, because its markup is the same. The first sign-in runs on both.
test.beforeAll(({ bank }) => bank.restore())

const STARTER = 'starter@example.com'
const WITH_CODES = 'mfa@example.com'
const MFA_SECRET = 'JBSWY3DPEHPK3PXP'
/** One test changes this persona's password. No other test uses it. */
const FORGETFUL = 'active@example.com'
const NEW_PASSWORD = 'Autumn-Harvest-77'

// SESSION-15
test('a customer signs in after mistyping the password', async ({ bank, page, context, axe }) => {
  await page.goto(`${bank.url}/`)
  await axe()
  await page.getByRole('link', { name: 'Log In' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bank account help.* Chapter.13/)
  await expect(page.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', /\/sign-up/)
  await axe()

  await fillIn(page, STARTER, 'Chapter13-Wrong')
  await expect(page.getByText('Invalid Email or password.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('Login success!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectNothingSecretStored(page, context)
})

test('signs in with what was submitted before the app loaded @phone', async ({ bank, page }) => {
  const app = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await app.promise
    await route.continue()
  })
  await page.goto(`${bank.url}/login`, { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Email').fill(STARTER)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  app.resolve()
  await expect(page.getByText('Login success!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('signs in with the keyboard alone', ON_DESKTOP, async ({ bank, page }) => {
  await page.goto(`${bank.url}/login`)
  await expect(page.getByLabel('Email')).toBeVisible()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(STARTER)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

// SANDBOX-07
test('requires an authenticator code, which works once @phone', async ({ bank, page, browser, axe }) => {
  await signIn(page, bank.url, WITH_CODES)
  const passcode = page.getByLabel('One-time passcode')
  await expect(passcode).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
  await axe()

  await passcode.fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('MFA Failed')).toBeVisible()
  await expect(passcode).toBeVisible()

  const code = new TOTP({ secret: MFA_SECRET }).generate()
  // The format in which an app shows and copies it.
  await passcode.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Login success!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)

  const elsewhere = await browser.newPage()
  await signIn(elsewhere, bank.url, WITH_CODES)
  await elsewhere.getByLabel('One-time passcode').fill(code)
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere.getByText('MFA Failed')).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/login$/)
  await elsewhere.close()
})

// SANDBOX-07
test('accepts a backup code once, instead of an authenticator code', ON_DESKTOP, async ({ bank, page }) => {
  const [backupCode = ''] = await operatorOf(bank).importAuthenticator(WITH_CODES, MFA_SECRET)
  const useCode = async () => {
    await signIn(page, bank.url, WITH_CODES)
    await page.getByLabel('One-time passcode').fill(backupCode)
    await page.keyboard.press('Enter')
  }
  await useCode()
  await expect(page).toHaveURL(/\/dashboard$/)
  await signOut(page)

  await useCode()
  await expect(page.getByText('MFA Failed')).toBeVisible()
  await page.getByRole('button', { name: 'Back to sign-in' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(WITH_CODES)
})

test('resets a forgotten password with the emailed link @phone', async ({ bank, page, axe }) => {
  const world = worldOf(bank.sandboxUrl)
  await page.goto(`${bank.url}/login`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/request-reset-password$/)
  // The previous page has a field with that name, too.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('Email').fill(FORGETFUL)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Check your email for a link to reset your password.')).toBeVisible()
  await axe()

  const link = await mailedLink(world, FORGETFUL, '/password-reset')
  expect(new URL(link).searchParams.get('reset_password_token')).toBeTruthy()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page).toHaveURL(`${bank.url}/password-reset`)
  await axe()

  const save = async (password: string, again = password) => {
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Confirm new password').fill(again)
    await page.getByRole('button', { name: 'Save new password' }).click()
  }
  await save('Short1', 'Short2')
  await expect(page.getByText('Password Too Short')).toBeVisible()
  await save(NEW_PASSWORD, `${NEW_PASSWORD}8`)
  await expect(page.getByText('Passwords must match')).toBeVisible()
  await save('alllowercase')
  await expect(
    page.getByText('Password must contain uppercase letters, lowercase letters, and numbers.'),
  ).toBeVisible()
  await save('Password1')
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /too easy to guess/,
  )
  await axe()
  await save(NEW_PASSWORD)
  await expect(
    page.getByText('Your password has been successfully updated. You will now be redirected to login'),
  ).toBeVisible()
  await expect(page).toHaveURL(`${bank.url}/`)

  await page.goto(link)
  await save(`${NEW_PASSWORD}-2`)
  await expect(
    page.getByText('There was an error while resetting your password. Please try again.'),
  ).toBeVisible()

  await signIn(page, bank.url, FORGETFUL)
  await expect(page.getByText('Invalid Email or password.')).toBeVisible()
  await signIn(page, bank.url, FORGETFUL, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('opens the requested page after the sign-in', ON_DESKTOP, async ({ bank, page }) => {
  await page.goto(`${bank.url}/dashboard/transactions?from=mail`)
  await expect(page).toHaveURL(`${bank.url}/`)
  await page.getByRole('link', { name: 'Log In' }).first().click()
  await fillIn(page, STARTER, PASSWORD)
  await expect(page).toHaveURL(/\/dashboard\/transactions\?from=mail$/)
  const rows = page.getByRole('region', { name: 'Posted Transactions' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()

  // A signed-in customer doesn't need the public pages.
  for (const path of ['/login', '/', '/request-reset-password']) {
    await page.goto(`${bank.url}${path}`)
    await expect(rows.first()).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/transactions/)
  }
})

// PROGRAM-62, PROGRAM-63
test('hides the pictures beside the form at 450 pixels', ON_DESKTOP, async ({ bank, page }) => {
  await page.setViewportSize({ width: 451, height: 800 })
  await page.goto(`${bank.url}/login`)
  const carousel = page.getByRole('region', { name: 'What the account offers' })
  await expect(carousel).toBeVisible()
  for (const slide of ['1 of 3', '2 of 3', '3 of 3']) {
    await expect(carousel.getByRole('status')).toHaveText(slide)
    await carousel.getByRole('button', { name: 'Next slide' }).click()
  }
  await page.setViewportSize({ width: 450, height: 800 })
  await expect(carousel).toBeHidden()
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] })

  test('shows an error when signing in offline', ON_DESKTOP, async ({ bank, page }) => {
    await page.route('**/users/sign_in', (route) => route.abort('internetdisconnected'))
    await signIn(page, bank.url, STARTER)
    await expect(page.getByText("Can't Login")).toBeVisible()
    await page.unroute('**/users/sign_in')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('Login success!')).toBeVisible()
  })
})

/** Presses Tab as often as needed, but at most once around the page. */
const tabTo = async (page: Page, field: Locator) => {
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab')
    // One look at the page: the app may replace the field, with its focus, between two.
    if ((await field.and(page.locator(':focus')).count()) > 0) return
  }
  await expect(field).toBeFocused()
}

/** How a customer comes in, stays, and leaves: sign-in, second factor, lost password, sign-out, time-out. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, ON_DESKTOP, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { askToSignOut, enterAccount, PASSWORD, signIn, signOut } from './src/sign-in.ts'
import { holdTimeOf } from './src/time.ts'
import { mailedLink, worldOf } from './src/world.ts'

test.beforeAll(({ bank }) => bank.restore())

const STARTER = 'starter@example.com'
const CLOSED = 'closed@example.com'
const WITH_CODES = 'mfa@example.com'
const MFA_SECRET = 'JBSWY3DPEHPK3PXP'
/** Its password is changed by a story; no other one uses it. */
const FORGETFUL = 'active@example.com'
const NEW_PASSWORD = 'Autumn-Harvest-77'

const TIMED_OUT =
  "If you didn't sign out intentionally, we signed you out after 10 minutes of inactivity to keep your account safe. Thank you for banking with us."

test('a customer signs in after a typing error', async ({ bank, page, context, axe }) => {
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

test('what is typed and sent before the app has come goes on in it', async ({ bank, page }) => {
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

test('the keyboard alone signs in', ON_DESKTOP, async ({ bank, page }) => {
  await page.goto(`${bank.url}/login`)
  await expect(page.getByLabel('Email')).toBeVisible()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(STARTER)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a code of the authenticator is asked for, and works once', async ({ bank, page, browser, axe }) => {
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
  // As an app shows it, and copies it.
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

test('a backup code signs in once, in place of the authenticator', ON_DESKTOP, async ({ bank, page }) => {
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
  await page.getByRole('button', { name: 'Back to log in' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(WITH_CODES)
})

test('a lost password is replaced by the mailed link', async ({ bank, page, axe }) => {
  const world = worldOf(bank.sandboxUrl)
  await page.goto(`${bank.url}/login`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/request-reset-password$/)
  // The page before has a field of that name too.
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
    await page.getByLabel('New password again').fill(again)
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

test('signing out asks first, ends the session, and signs out the other tab', async ({
  bank,
  page,
  context,
  axe,
}) => {
  await enterAccount(page, bank.url, STARTER)
  const otherTab = await context.newPage()
  await otherTab.goto(`${bank.url}/dashboard/transactions`)
  await expect(otherTab.getByRole('heading', { name: 'Transactions', exact: true })).toBeVisible()

  const question = page.getByRole('dialog', { name: 'Are you sure you want to sign out?' })
  await askToSignOut(page)
  await expect(question).toContainText('You can login again any time')
  await axe()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)

  await signOut(page)
  await expect(otherTab.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
  await expect(otherTab).toHaveURL(`${bank.url}/`)
  expect((await page.request.get(`${bank.url}/api/user`)).status()).toBe(401)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeHidden()
  await expectNothingSecretStored(page, context)
  expect(await page.evaluate(() => localStorage.getItem('ys.session-expires-at'))).toBeNull()
})

test(
  'whoever signs in beside an open account has the browser alone',
  ON_DESKTOP,
  async ({ bank, page, context }) => {
    const otherTab = await context.newPage()
    await otherTab.goto(`${bank.url}/login`)
    await enterAccount(page, bank.url, STARTER)
    await page.goto(`${bank.url}/dashboard/transactions`)
    await expect(page.getByText('Welcome, Sam Starling')).toBeVisible()
    await fillIn(otherTab, CLOSED, PASSWORD)
    await expect(otherTab).toHaveURL(/\/closed$/)
    // What was on the screen would have been done with the account of the other one.
    await expect(page).toHaveURL(/\/closed$/)
  },
)

test('nine minutes without an action are asked about, and who returns stays', async ({ bank, page, axe }) => {
  const time = await holdTimeOf(page)
  await enterAccount(page, bank.url, STARTER)
  const question = page.getByRole('dialog', {
    name: 'Your session is about to be closed due to inactivity',
  })
  await time.pass(8 * 60)
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
  await expect(question).toBeHidden()
  await time.pass(65)
  await expect(question).toBeVisible()
  const before = await secondsLeft(question)
  expect(before).toBeGreaterThan(40)
  expect(before).toBeLessThanOrEqual(60)
  await axe()
  await time.pass(10)
  await expect.poll(() => secondsLeft(question)).toBeLessThanOrEqual(before - 10)

  const refreshed = page.waitForResponse(/\/api\/refresh_token$/)
  await page.getByRole('button', { name: 'Return to my session' }).click()
  expect((await refreshed).status()).toBe(200)
  await expect(question).toBeHidden()
  await time.pass(2 * 60)
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('ten minutes without an action end the session and say why', async ({ bank, page, axe }) => {
  const time = await holdTimeOf(page)
  await enterAccount(page, bank.url, STARTER)
  await time.pass(9 * 60 + 5)
  await expect(page.getByRole('button', { name: 'Return to my session' })).toBeFocused()
  await time.pass(61)
  await expect(page).toHaveURL(`${bank.url}/login?timedOut=true`)
  await expect(page.getByText(TIMED_OUT, { exact: true })).toBeVisible()
  await axe()
  expect((await page.request.get(`${bank.url}/api/user`)).status()).toBe(401)

  await page.goto(`${bank.url}/login?timedOut=yes`)
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByText(TIMED_OUT)).toBeHidden()
})

test('a page asked for while signed out opens after the sign-in', ON_DESKTOP, async ({ bank, page }) => {
  await page.goto(`${bank.url}/dashboard/transactions?from=mail`)
  await expect(page).toHaveURL(`${bank.url}/`)
  await page.getByRole('link', { name: 'Log In' }).first().click()
  await fillIn(page, STARTER, PASSWORD)
  await expect(page).toHaveURL(/\/dashboard\/transactions\?from=mail$/)
  const rows = page.getByRole('region', { name: 'Posted Transactions' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()

  // Who is signed in has no use for the public pages.
  for (const path of ['/login', '/', '/request-reset-password']) {
    await page.goto(`${bank.url}${path}`)
    await expect(rows.first()).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/transactions/)
  }
})

test('the pictures beside the form give way at 450 pixels', ON_DESKTOP, async ({ bank, page }) => {
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

test.describe('while signing out fails', () => {
  test.use({ expectedFaults: [/net::ERR_CONNECTION_FAILED/] })

  test('no page opens the account again, and it is signed out in the end', async ({
    bank,
    page,
    context,
    axe,
  }) => {
    await enterAccount(page, bank.url, STARTER)
    await page.goto(`${bank.url}/dashboard/transactions`)
    await expect(page.getByRole('heading', { name: 'Transactions', exact: true })).toBeVisible()
    await context.route('**/users/sign_out', (route) => route.abort('connectionfailed'))
    await askToSignOut(page)
    await page.getByRole('button', { name: 'Log Out', exact: true }).click()
    const notYet = page.getByRole('heading', { name: "We couldn't sign you out yet" })
    await expect(notYet).toBeVisible()
    await axe()

    await page.goBack()
    await expect(notYet).toBeVisible()
    for (const path of ['/dashboard', '/login', '/']) {
      await page.goto(`${bank.url}${path}`)
      await expect(notYet).toBeVisible()
      await expect(page.getByText('Welcome, Sam Starling')).toBeHidden()
    }
    const otherTab = await context.newPage()
    await otherTab.goto(`${bank.url}/dashboard`)
    await expect(otherTab.getByRole('heading', { name: "We couldn't sign you out yet" })).toBeVisible()
    expect((await page.request.get(`${bank.url}/api/user`)).status()).toBe(200)

    await context.unroute('**/users/sign_out')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
    await expect(otherTab.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
    expect((await page.request.get(`${bank.url}/api/user`)).status()).toBe(401)
  })
})

test.describe('without a connection', () => {
  test.use({ expectedFaults: [/net::ERR_INTERNET_DISCONNECTED/] })

  test('signing in says so', ON_DESKTOP, async ({ bank, page }) => {
    await page.route('**/users/sign_in', (route) => route.abort('internetdisconnected'))
    await signIn(page, bank.url, STARTER)
    await expect(page.getByText("Can't Login")).toBeVisible()
    await page.unroute('**/users/sign_in')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('Login success!')).toBeVisible()
  })
})

const fillIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** As often as it takes, but never around the page twice. */
const tabTo = async (page: Page, field: Locator) => {
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab')
    if (await field.evaluate((element) => element === document.activeElement)) return
  }
  await expect(field).toBeFocused()
}

const secondsLeft = async (question: Locator) =>
  Number(/(\d+) seconds?/.exec((await question.locator('strong').locator('..').textContent()) ?? '')?.[1])

/** The session is a cookie that no script can read; what scripts keep is named, and none of it opens anything. */
const expectNothingSecretStored = async (page: Page, context: BrowserContext) => {
  const stored = await page.evaluate(() => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      key.startsWith('ys.'),
    ),
    all: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    cookies: document.cookie,
  }))
  const known = [
    'ys.banner-is-line',
    'ys.last-active',
    'ys.last-path',
    'ys.notice-understood',
    'ys.session-ends-at',
    'ys.session-expires-at',
    'ys.wanted-path',
  ]
  expect(stored.keys.filter((key) => !known.includes(key))).toEqual([])
  expect(stored.cookies).not.toContain('Authorization')
  expect(stored.all).not.toContain(PASSWORD)
  for (const { name, value, httpOnly, sameSite } of await context.cookies()) {
    expect(['Authorization', 'Device']).toContain(name)
    expect({ httpOnly, sameSite }).toEqual({ httpOnly: true, sameSite: 'Strict' })
    expect(stored.all).not.toContain(value)
  }
}

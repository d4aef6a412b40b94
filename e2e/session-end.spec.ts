/** How a session ends: sign-out, failed sign-out, another customer in the same browser, and time-out. */
import type { Locator } from '@playwright/test'
import { expect, ON_DESKTOP, test } from './src/fixtures.ts'
import { expectNothingSecretStored } from './src/kept-in-browser.ts'
import { askToSignOut, enterAccount, fillIn, PASSWORD, signOut } from './src/sign-in.ts'
import { holdTimeOf } from './src/time.ts'

// One screen size is enough for the time-out, whose dialog is the same. Sign-out differs, so it runs on both.
test.beforeAll(({ bank }) => bank.restore())

const STARTER = 'starter@example.com'
const CLOSED = 'closed@example.com'

const TIMED_OUT =
  "If you didn't sign out intentionally, we signed you out after 10 minutes of inactivity to keep your account safe. Thank you for banking with us."

test('asks before signing out, then ends the session in both tabs', async ({ bank, page, context, axe }) => {
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
  "a second customer's sign-in takes over every tab of the browser",
  ON_DESKTOP,
  async ({ bank, page, context }) => {
    const otherTab = await context.newPage()
    await otherTab.goto(`${bank.url}/login`)
    await enterAccount(page, bank.url, STARTER, '/dashboard/transactions')
    await expect(page.getByText('Welcome, Sam Starling')).toBeVisible()
    await fillIn(otherTab, CLOSED, PASSWORD)
    await expect(otherTab).toHaveURL(/\/closed$/)
    // A press on the old page would have changed the other customer's account.
    await expect(page).toHaveURL(/\/closed$/)
  },
)

test('warns after nine minutes of inactivity, and keeps a customer who returns signed in @phone', async ({
  bank,
  page,
  axe,
}) => {
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

test('signs out after ten minutes of inactivity and says why @desktop', async ({ bank, page, axe }) => {
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

test.describe('while signing out fails', () => {
  test.use({ expectedErrors: [/net::ERR_CONNECTION_FAILED/] })

  test('hides the account on every page after a failed sign-out until a retry succeeds @desktop', async ({
    bank,
    page,
    context,
    axe,
  }) => {
    // Opens two pages, so that the back button leads to a page of the account.
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

    // Both tabs repeat the request on their own.
    await context.unroute('**/users/sign_out')
    await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
    await expect(otherTab.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
    expect((await page.request.get(`${bank.url}/api/user`)).status()).toBe(401)
  })
})

const secondsLeft = async (question: Locator) =>
  Number(/(\d+) seconds?/.exec((await question.locator('strong').locator('..').textContent()) ?? '')?.[1])

/** The account's frame: the header and navigation of each screen size, and what they leave out. */
import type { Locator, Page } from '@playwright/test'
import { cents, formatUsd, parseAmount } from '@yoursuccess/contract/core/money'
import { expect, ON_DESKTOP, ON_PHONE, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { enterAccount } from './src/sign-in.ts'
import { stillness } from './src/stillness.ts'
import { worldOf } from './src/world.ts'

test.beforeAll(({ bank }) => bank.restore())

const WITH_HISTORY = 'active@example.com'

// FRAME-22, SANDBOX-03
test('shows the header and navigation of a desktop and a tablet', ON_DESKTOP, async ({ bank, page, axe }) => {
  await enterAccount(page, bank.url, WITH_HISTORY)
  const header = page.getByRole('banner')
  const has = parseAmount(await worldOf(bank.sandboxUrl).balanceOf(WITH_HISTORY)) ?? cents(0)
  await expect(header).toContainText('Welcome, Avery Walker')
  await expect(header).toContainText(formatUsd(has))
  await expect(balance(page)).toContainText(formatUsd(has))
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await header.getByRole('button', { name: 'Support' }).click()
  const support = page.getByRole('dialog', { name: 'Support' })
  await expect(support.getByRole('link')).toHaveAttribute('href', /^tel:\d+$/)
  await axe()
  await page.keyboard.press('Escape')
  await expect(support).toBeHidden()

  await header.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await axe()
  await page.keyboard.press('Escape')

  await header.getByRole('button', { name: /^Notifications/ }).click()
  const notifications = page.getByRole('dialog', { name: 'Notifications' })
  // The bank has sent reminders of six months of trustee payments.
  await expect(notifications.getByRole('link', { name: /Your trustee payment is due/ }).first()).toBeVisible()
  await axe()
  await page.keyboard.press('Escape')
  await expect(notifications).toBeHidden()

  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const words of ['Avery Walker', 'Springfield', 'Active now'])
    await expect(navigation).toContainText(words)
  // Only phones show "Log out" in the navigation.
  await expect(navigation).not.toContainText('Log out')
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  await navigation.getByRole('link', { name: 'Success Tracker', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/tracker\/track-success$/)
  await expect(navigation.getByRole('link', { name: 'Success Tracker', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await navigation.getByRole('button', { name: 'More' }).click()
  await expect(navigation.getByRole('link', { name: 'Account settings' })).toBeVisible()
  await axe()

  await page.setViewportSize({ width: 800, height: 1000 })
  await expect(navigation.getByRole('link', { name: 'Plan' })).toHaveAttribute(
    'aria-current',
    /^(page|true)$/,
  )
  await navigation.getByRole('button', { name: 'More' }).click()
  const more = page.getByRole('dialog', { name: 'More' })
  await expect(more.getByRole('link', { name: 'Learn More: Success Tracker' })).toBeVisible()
  await axe()
  await page.keyboard.press('Escape')
  await expect(more).toBeHidden()
  await navigation.getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL(`${bank.url}/3`)
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await axe()
})

test('puts the navigation of a phone within reach of the thumb', ON_PHONE, async ({ bank, page, axe }) => {
  await enterAccount(page, bank.url, WITH_HISTORY)
  await axe()
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Plan' }).click()
  await expect(page).toHaveURL(/\/dashboard\/plan$/)
  await main.getByRole('link', { name: 'Money' }).click()
  const tabs = page.getByRole('navigation', { name: 'Money' })
  await expect(tabs.getByRole('link', { name: 'Transactions' })).toHaveAttribute('aria-current', 'page')
  await axe()
  await tabs.getByRole('link', { name: 'Statements' }).click()
  await expect(page).toHaveURL(/\/dashboard\/statements$/)
  await main.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await main.getByRole('button', { name: 'More' }).click()
  const more = page.getByRole('dialog', { name: 'More' })
  await expect(more).toContainText('Avery Walker')
  await expect(more.getByRole('button', { name: 'Log out' })).toBeVisible()
  await axe()
  await more.getByRole('link', { name: 'Learn More: Success Tracker' }).click()
  await expect(more).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard\/tracker\/learn-more$/)

  await page.setViewportSize({ width: 740, height: 360 })
  await expect(page.getByText('Rotate your device')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss this hint' }).click()
  await expect(page.getByText('Rotate your device')).toBeHidden()
})

/** What a window of 1280 by 1024 pixels shows at 400 % zoom. */
const MAGNIFIED = { width: 320, height: 256 }

// FRAME-131
test('lets header and bar scroll away at 400 % zoom', ON_DESKTOP, async ({ bank, page }) => {
  await page.setViewportSize(MAGNIFIED)
  await enterAccount(page, bank.url, WITH_HISTORY)
  const [header, bar] = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Main' })]
  await expect(header).toBeInViewport()
  await expect(bar).not.toBeInViewport()
  await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: 'instant' }))
  await expect(header).not.toBeInViewport()
  await expect(bar).not.toBeInViewport()
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(bar).toBeInViewport()
})

test.describe('an unknown address', () => {
  // The server replies with 404 too.
  test.use({ expectedErrors: [/status of 404 .*no-such-page/] })

  test('shows "Page not found" with a link back', ON_DESKTOP, async ({ bank, page, axe }) => {
    const missing = page.getByRole('heading', { name: 'Page not found' })
    await page.goto(`${bank.url}/no-such-page`)
    await expect(missing).toBeVisible()
    await axe()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(`${bank.url}/`)

    await enterAccount(page, bank.url, WITH_HISTORY, '/dashboard/no-such-page')
    await expect(missing).toBeVisible()
    await axe()
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    // Waits as a person does: nobody presses a link while the page is still sliding into place.
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await page.evaluate(stillness)

    await page.getByRole('link', { name: 'See all transactions' }).click()
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('listitem')).toHaveText(['Dashboard', 'Transactions'])
    await trail.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(trail).toBeHidden()
  })
})

// FRAME-17
test('hides a feature that the operator turns off', ON_DESKTOP, async ({ bank, page }) => {
  const operator = operatorOf(bank)
  await enterAccount(page, bank.url, WITH_HISTORY)
  const tracker = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Success Tracker/ })
  await expect(tracker).toHaveCount(2)
  await operator.setFeatures(WITH_HISTORY, { paymentTracker: false })
  await page.reload()
  await expect(balance(page)).toBeVisible()
  await expect(tracker).toHaveCount(0)
  await expect(page.getByText('Remaining')).toHaveCount(0)
  await page.goto(`${bank.url}/dashboard/tracker/track-success`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  await operator.setFeatures(WITH_HISTORY, { paymentTracker: true })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Track Your Success' })).toBeVisible()
})

const balance = (page: Page): Locator =>
  page.getByRole('main').locator('section[aria-labelledby="balance-title"]')

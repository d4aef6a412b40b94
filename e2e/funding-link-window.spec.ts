/**
 * The window in which people link a bank, as the sandbox shows it: on any page, by keyboard, at any width.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './src/fixtures.ts'
import { type LinkHost, openLinkHost } from './src/link-host.ts'

let host: LinkHost
// On the desktop only: the window fills its frame on every screen. funding-linking.spec.ts opens it on a
// phone.
test.beforeAll(async ({ bank }) => {
  await bank.restore()
  host = await openLinkHost(bank.sandboxUrl)
})
test.afterAll(() => host.close())

const openLink = async (page: Page, token?: string) => {
  await page.goto(`${host.url}?token=${token ?? (await host.createToken())}`)
  await page.getByRole('button', { name: 'Link' }).click()
  return page.frameLocator('iframe')
}
const outcome = (page: Page) => page.locator('#outcome')

test('links a bank with the keyboard alone and hands the account to the page @desktop', async ({
  page,
  axe,
}) => {
  const link = await openLink(page)
  await expect(link.getByRole('heading', { name: 'Choose your bank' })).toBeFocused()
  await axe()
  await link.getByRole('button', { name: 'First Platypus Bank' }).press('Enter')
  await expect(link.getByRole('heading', { name: 'Sign in to First Platypus Bank' })).toBeFocused()
  await link.getByLabel('User name').fill('user_good')
  await link.getByLabel('Password').fill('wrong')
  await page.keyboard.press('Enter')
  await expect(link.getByRole('alert')).toHaveText('The user name or password is not right.')
  await axe()
  await link.getByLabel('User name').fill('user_good')
  await link.getByLabel('Password').fill('pass_good')
  await page.keyboard.press('Enter')
  await link.getByRole('radio', { name: 'Plaid Checking, ending in 0000' }).press('Space')
  await axe()
  await link.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(outcome(page)).toContainText('"publicToken":"public-sandbox-')
  await expect(outcome(page)).toContainText('"name":"Plaid Checking","mask":"0000"')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Link' })).toBeFocused()
  await expect(page.locator('#events')).toContainText('"OPEN"')
  await expect(page.locator('#events')).toContainText('"HANDOFF"')
})

test('keeps what is typed before the window has loaded @desktop', async ({ page }) => {
  const link = await openLink(page)
  const events = page.locator('#events')
  await expect(events).toContainText('TRANSITION_VIEW')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/link/frame.js', async (route) => {
    await held
    await route.continue()
  })
  await link.getByRole('button', { name: 'First Platypus Bank' }).click()
  const user = link.getByLabel('User name')
  await user.pressSequentially('user_')
  letThrough()
  await expect(events).toContainText(/(TRANSITION_VIEW.*){2}/)
  await page.keyboard.type('good')
  await expect(user).toHaveValue('user_good')
})

test('closes the window on Escape, by a call from the page, and for a bad token @desktop', async ({
  page,
}) => {
  const link = await openLink(page)
  await expect(link.getByRole('heading', { name: 'Choose your bank' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(outcome(page)).toContainText('"error":null')

  const again = await openLink(page)
  await expect(again.getByRole('heading', { name: 'Choose your bank' })).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('end-link')))
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(outcome(page)).toContainText('"error":null')

  await openLink(page, 'link-sandbox-unknown')
  await expect(outcome(page)).toContainText('"error_code":"INVALID_LINK_TOKEN"')
})

test('checks account numbers in their fields @desktop', async ({ page, axe }) => {
  const link = await openLink(page)
  await link.getByRole('button', { name: 'Enter account numbers' }).click()
  await link.getByLabel('Name on the account').fill('Ann Example')
  await link.getByLabel('Routing number').fill('123')
  await link.getByLabel('Account number', { exact: true }).fill('9876543210')
  await link.getByLabel('Account number again').fill('9876543210')
  await link.getByRole('button', { name: 'Continue' }).click()
  await expect(link.getByLabel('Routing number')).toBeFocused()
  await expect(link.getByLabel('Routing number')).toHaveAccessibleDescription(/nine digits/)
  await axe()
  await link.getByLabel('Routing number').fill('222222226')
  await link.getByRole('button', { name: 'Continue' }).click()
  await expect(outcome(page)).toContainText('"verification_status":"pending_manual_verification"')
})

test("continues in the window after a sign-in on the bank's own page @desktop", async ({ page }) => {
  const link = await openLink(page)
  await link.getByRole('button', { name: 'Platypus OAuth Bank' }).click()
  await link.getByRole('link', { name: 'Go to Platypus OAuth Bank' }).click()
  await page.getByRole('link', { name: 'Allow', exact: true }).click()
  await page.getByRole('button', { name: 'Link' }).click()
  const back = page.frameLocator('iframe')
  await back.getByRole('radio', { name: 'Plaid Saving, ending in 1111' }).check()
  await back.getByRole('button', { name: 'Continue' }).click()
  await expect(outcome(page)).toContainText('"name":"Platypus OAuth Bank"')
})

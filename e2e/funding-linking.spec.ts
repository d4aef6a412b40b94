/** Linking a bank in the partner's window, and what happens to linked accounts. */
import type { Page } from '@playwright/test'
import { expect, ON_DESKTOP, test } from './src/fixtures.ts'
import { expectAfterReload } from './src/reload.ts'
import { signInUnseen } from './src/sign-in.ts'
import { stepUp } from './src/step-up.ts'
import { worldOf } from './src/world.ts'

const CUSTOMER = 'starter@example.com'
const LIST = '/dashboard/funding/ach/manage-ach-accounts'

// Each test runs on one screen size: the window is the partner's and is the same on both. The table of
// accounts is for the desktop.
test.beforeAll(({ bank }) => bank.restore())
test.beforeEach(async ({ bank, page }) => {
  await signInUnseen(page, bank.url, CUSTOMER)
  await stepUp(page, bank)
})

const windowOf = (page: Page) => page.frameLocator('iframe[title^="Link your bank"]')

/** Signs in at First Platypus Bank and selects the first account. */
const chooseAccount = async (page: Page, user = 'user_good') => {
  const link = windowOf(page)
  await link.getByRole('button', { name: 'First Platypus Bank' }).click()
  await link.getByLabel('User name').fill(user)
  await link.getByLabel('Password').fill('pass_good')
  await link.getByRole('button', { name: 'Sign in' }).click()
  await link.getByRole('radio').first().check()
  await link.getByRole('button', { name: 'Continue' }).click()
}
const linkBank = async (page: Page, bankUrl: string) => {
  await page.goto(`${bankUrl}/dashboard/funding/plaid/link`)
  await chooseAccount(page)
  await expect(page).toHaveURL(/\/dashboard\/funding\/ach\/create-transaction\/\d+$/)
}
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

test('links a bank, lists it and removes it after a confirmation @desktop', async ({ bank, page, axe }) => {
  // A customer without a linked account is sent to link one. The window opens automatically, and only once.
  await page.goto(`${bank.url}${LIST}`)
  await expect(page).toHaveURL(/\/dashboard\/funding\/plaid\/link$/)
  await expect(windowOf(page).getByRole('heading', { name: 'Choose your bank' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('No bank account was linked.')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Open the window again' }).click()
  await chooseAccount(page)
  await expect(page).toHaveURL(/\/dashboard\/funding\/ach\/create-transaction\/\d+$/)

  await page.goto(`${bank.url}${LIST}`)
  await expect(page.getByRole('link', { name: 'Manage Linked Accounts' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const linked = row(page, 'Plaid Checking')
  await expect(linked).toContainText('Verified')
  await axe()
  await linked.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to remove this account?' })
  await axe()
  await question.getByRole('button', { name: 'No' }).click()
  await expect(linked).toBeVisible()
  await linked.getByRole('button', { name: /^Delete/ }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('No records found')).toBeVisible()
  await axe()
})

test("refuses to link someone else's account, and the funding page says why @phone", async ({
  bank,
  page,
  axe,
}) => {
  await page.goto(`${bank.url}/dashboard/funding/plaid/link`)
  await chooseAccount(page, 'user_mismatch')
  await expect(page).toHaveURL(/\/dashboard\/funding$/)
  await expect(page.getByRole('alert')).toHaveText(
    'The name on this account does not match the name on the bank account. Please connect a different account.',
  )
  await axe()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Choose funding method' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('links a bank that has its own sign-in page @phone', async ({ bank, page }) => {
  await page.goto(`${bank.url}/dashboard/funding/plaid/link`)
  await windowOf(page).getByRole('button', { name: 'Platypus OAuth Bank' }).click()
  await windowOf(page).getByRole('link', { name: 'Go to Platypus OAuth Bank' }).click()
  await page.getByRole('link', { name: 'Allow', exact: true }).click()
  await windowOf(page).getByRole('radio').nth(1).check()
  await windowOf(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard\/funding\/ach\/create-transaction\/\d+$/)
  await page.goto(`${bank.url}/dashboard/funding/plaid/link-oauth`)
  // The token was used up, so this starts a new linking.
  await expect(page).toHaveURL(/\/dashboard\/funding\/plaid\/link$/)
})

test('repairs a broken link in the window', ON_DESKTOP, async ({ bank, page }) => {
  await linkBank(page, bank.url)
  const links = (await (await fetch(`${bank.sandboxUrl}/_sim/links`)).json()) as { id: number }[]
  // Breaks only the newest link. The links of earlier tests keep working.
  await fetch(`${bank.sandboxUrl}/_sim/links/${links.at(-1)?.id}/reset_login`, { method: 'POST' })
  await page.goto(`${bank.url}${LIST}`)
  await expectAfterReload(page, row(page, 'Please link again'))
  await page.getByRole('link', { name: /^Link again/ }).click()
  const link = windowOf(page)
  await link.getByLabel('User name').fill('user_good')
  await link.getByLabel('Password').fill('pass_good')
  await link.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard\/funding\/ach\/create-transaction\/\d+$/)
  await page.goto(`${bank.url}${LIST}`)
  await expect(row(page, 'Plaid Checking')).toContainText('Verified')
})

test('verifies an account entered by number with the code of a small deposit @phone', async ({
  bank,
  page,
  axe,
}) => {
  await page.goto(`${bank.url}/dashboard/funding/plaid/link`)
  const link = windowOf(page)
  await link.getByRole('button', { name: 'Enter account numbers' }).click()
  await link.getByLabel('Name on the account').fill('Sam Starling')
  await link.getByLabel('Routing number').fill('222222226')
  await link.getByLabel('Account number', { exact: true }).fill('9876543210')
  await link.getByLabel('Account number again').fill('9876543210')
  await link.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard\/funding\/ach\/create-transaction$/)

  await page.goto(`${bank.url}${LIST}`)
  await page.getByRole('link', { name: /^Pending manual verification/ }).click()
  await expect(page.getByRole('heading', { name: 'Verification status' })).toBeVisible()
  await axe()
  await worldOf(bank.sandboxUrl).advance({ days: 4 })
  await page.getByRole('link', { name: /^Verify/ }).click()
  await windowOf(page).getByRole('textbox').fill('ABC')
  await windowOf(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard\/funding\/ach\/create-transaction\/\d+$/)
})

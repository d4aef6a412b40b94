/**
 * A purchase that looks like fraud: the bank notifies the customer, the customer says whether it was theirs,
 * and the card is unfrozen or replaced.
 */
import type { Page } from '@playwright/test'
import { cardPanel, unfoldCard } from './src/card-panel.ts'
import { expect, test } from './src/fixtures.ts'
import { merchantAt } from './src/merchant.ts'
import { enterAccount, PASSWORD, signIn, signInUnseen, signOut } from './src/sign-in.ts'
import { mailWith, worldOf } from './src/world.ts'

const FROZEN = 'fraud@example.com'
const OTHER = 'starter@example.com'
const QUESTION = 'Did you authorize this transaction?'
const UNBLOCKED = 'Your card has been unblocked. Please try the transaction again.'
const DEACTIVATED = 'Your card has been deactivated. Your new card will arrive soon!'

// On the phone only: customers read the question about a purchase there, and the page is the same on a
// desktop.
test.beforeAll(({ bank }) => bank.restore())

const panel = cardPanel
const answer = async (page: Page, name: 'Yes' | 'No') =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** The link from the newest alert about this merchant in this person's email. */
const mailedAlert = async (sandboxUrl: string, email: string, merchant: string): Promise<string> => {
  const { text } = await mailWith(worldOf(sandboxUrl), email, merchant)
  return /https?:\/\/\S+\/fraud-alerts\/\d+/.exec(text)?.[0] ?? ''
}

// SANDBOX-08
test('"Yes" unfreezes the card, and the same purchase goes through @phone', async ({ bank, page, axe }) => {
  const merchant = merchantAt(bank.sandboxUrl)
  const purchase = { merchant: 'FRAUD FREEZE ELECTRONICS', amount: '18.99' }
  await enterAccount(page, bank.url, FROZEN)
  await expect(panel(page)).toContainText('Frozen')
  // Only an answer unfreezes the card, so the card links to the question.
  await unfoldCard(page)
  await expect(panel(page).getByRole('button', { name: 'Unfreeze card' })).toHaveCount(0)
  await expect(panel(page).getByRole('link', { name: 'Answer the fraud alert' })).toHaveAttribute(
    'href',
    /^\/fraud-alerts\/\d+$/,
  )
  expect(await merchant.tries(FROZEN, purchase)).toBe('frozen')

  await page.getByRole('button', { name: /^Notifications/ }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /Did you try to pay \$189\.99/ }).click()
  const alert = await opened
  await expect(alert).toHaveURL(/\/fraud-alerts\/\d+$/)
  const address = alert.url()
  await alert.close()
  await page.goto(address)
  await expect(page.getByRole('main')).toContainText(QUESTION)
  await expect(page.getByRole('main')).toContainText('FRAUD FREEZE ELECTRONICS')
  await expect(page.getByRole('main')).toContainText('$189.99')
  await expect(page.getByRole('main')).toContainText('Your card is frozen right now')
  await axe()
  await answer(page, 'Yes')
  await expect(page.getByRole('main')).toContainText(UNBLOCKED)
  await axe()
  expect(await merchant.tries(FROZEN, purchase)).toBe('approved')

  await page.reload()
  await expect(page.getByRole('main')).toContainText(UNBLOCKED)
  await expect(page.getByRole('button', { name: 'Yes' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(panel(page)).toContainText('Active')
})

test('"No", answered from the email while signed out, replaces the card for free @phone', async ({
  bank,
  page,
  axe,
}) => {
  const merchant = merchantAt(bank.sandboxUrl)
  const world = worldOf(bank.sandboxUrl)
  const balance = await world.balanceOf(OTHER)
  const stolen = await merchant.cardOf(OTHER)
  expect(await merchant.tries(OTHER, { merchant: 'FRAUD DENY GEMS', amount: '40.00' })).toBe('fraud')
  expect(await merchant.tries(OTHER, { merchant: 'CORNER BAKERY', amount: '1.00' })).toBe('approved')

  await page.goto(await mailedAlert(bank.sandboxUrl, OTHER, 'FRAUD DENY GEMS'))
  await page.getByRole('link', { name: 'Log In' }).first().click()
  await page.getByLabel('Email').fill(OTHER)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/fraud-alerts\/\d+$/)
  await expect(page.getByRole('main')).toContainText(QUESTION)
  await expect(page.getByRole('main')).not.toContainText('frozen right now')
  await expect(page.getByText('Login success!')).toBeHidden()
  await axe()
  await answer(page, 'No')
  await expect(page.getByRole('main')).toContainText(DEACTIVATED)
  await axe()
  expect(await merchant.tries(OTHER, { merchant: 'CORNER BAKERY', amount: '1.00', card_id: stolen })).toBe(
    'replaced',
  )
  expect(await world.balanceOf(OTHER)).toBe(balance)
  await world.expectBalancedBook()

  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(panel(page)).toContainText('Card is cancelled and a replacement has been ordered')
})

test('accepts one answer to an alert, and only from its customer @phone', async ({
  bank,
  page,
  context,
  axe,
}) => {
  await bank.restore()
  const merchant = merchantAt(bank.sandboxUrl)
  await merchant.tries(OTHER, { merchant: 'FRAUD DENY GEMS', amount: '40.00' })
  const address = await mailedAlert(bank.sandboxUrl, OTHER, 'FRAUD DENY GEMS')
  await signInUnseen(page, bank.url, OTHER)
  const second = await context.newPage()
  for (const each of [page, second]) {
    await each.goto(address)
    await expect(each.getByRole('main')).toContainText(QUESTION)
  }
  await answer(page, 'Yes')
  await expect(page.getByRole('main')).toContainText(UNBLOCKED)
  await answer(second, 'No')
  const refusal = second.getByRole('dialog', { name: 'An error occurred, please try again.' })
  await expect(refusal).toContainText('already answered')
  await refusal.getByRole('button', { name: 'OK' }).click()
  await expect(second.getByRole('main')).toContainText(UNBLOCKED)
  await second.close()

  await page.goto(`${bank.url}/dashboard`)
  await expect(panel(page)).toBeVisible()
  await signOut(page)
  await signIn(page, bank.url, FROZEN)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(address)
  await expect(page.getByRole('main')).toContainText("We couldn't find this alert.")
  await axe()
})

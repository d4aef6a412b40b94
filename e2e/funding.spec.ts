/** One-time and recurring transfers from a linked bank, and the form for the employer. */
import type { Page } from '@playwright/test'
import { hasPdfTools, textOfPdf } from '../server/tests/support/pdf-tools.ts'
import { expect, test } from './src/fixtures.ts'
import { expectSent, linkBank } from './src/linked-bank.ts'
import { expectAfterReload } from './src/reload.ts'
import { signInUnseen } from './src/sign-in.ts'
import { worldOf } from './src/world.ts'

const EMAIL = 'starter@example.com'
const OWNER = 'Sam Starling'
const TRANSFER = '/dashboard/funding/ach/create-transaction'
const LIST = '/dashboard/funding/ach/transactions-list'
const RECURRING = '/dashboard/funding/ach/recurring-transfers'

// Each test runs on one screen size: the table of transfers is for the desktop, forms and dialogs are for the
// phone.
test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await signInUnseen(page, bank.url, EMAIL)
})

const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Review your transfer' })

test('settles a confirmed transfer after its hold, and explains a returned one @desktop', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  const prn = await world.prnOf(EMAIL)
  const { name } = await linkBank(page, bank, OWNER)
  const transfer = async (amount: string) => {
    await page.goto(`${bank.url}${TRANSFER}`)
    await page.getByLabel('Amount').fill(amount)
    await page.getByRole('button', { name: 'Review transfer' }).click()
    await expect(confirmation(page)).toContainText(`from ${name} to this account now.`)
  }

  await test.step('canceling sends no transfer and keeps the amount', async () => {
    await transfer('250')
    await axe()
    await confirmation(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(confirmation(page)).toBeHidden()
    await expect(page.getByLabel('Amount')).toHaveValue('250.00')
    await axe()
  })

  await test.step('a confirmed transfer shows its expected day', async () => {
    await page.getByRole('button', { name: 'Review transfer' }).click()
    await confirmation(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Your transfer was created' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Expected by Mon, Aug 31')
    await axe()
    await page.getByRole('link', { name: 'View all transactions', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${LIST}$`))
    await expect(page.getByRole('row').filter({ hasText: '$250.00' })).toContainText('Pending')
    await axe()
    expect(await world.balanceOf(EMAIL)).toBe('250.00')
  })

  await test.step('the money arrives after the hold, which ends on Friday', async () => {
    await expectSent(bank, prn, 1)
    await world.advance({ days: 5 })
    await expectAfterReload(page, 'Completed')
    expect(await world.balanceOf(EMAIL)).toBe('500.00')
  })

  await test.step('a transfer that the other bank returns fails and says why', async () => {
    await transfer('55.01')
    await confirmation(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Your transfer was created' })).toBeVisible()
    await expectSent(bank, prn, 2)
    await world.advance({ days: 7 })
    await page.goto(`${bank.url}${LIST}`)
    await expectAfterReload(page, `Transfer from ${name}: there wasn't enough money in your linked account.`)
    await axe()
    expect(await world.balanceOf(EMAIL)).toBe('500.00')
    await world.expectBalancedBook()
  })
})

test('sets up a recurring transfer, runs it on schedule and cancels it @phone', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  const { name } = await linkBank(page, bank, OWNER)

  await page.goto(`${bank.url}${RECURRING}`)
  await expect(page.getByText('No records found')).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Create a Recurring Transfer' }).click()
  await page.getByRole('checkbox', { name: 'Repeat this transfer' }).check()
  await page.getByLabel('Amount').fill('40')
  await page.getByLabel('How often').selectOption('Every two weeks')
  await page.getByLabel('Start date').fill('2026-08-25')
  await page.getByLabel('Start date').press('Tab')
  await expect(page.getByText('First on Tue, Aug 25, then on Tue, Sep 8 and Tue, Sep 22.')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Review transfer' }).click()
  await expect(confirmation(page)).toContainText(`Move $40.00 from ${name} to this account every two weeks.`)
  await confirmation(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(
    page.getByRole('heading', { name: 'Your recurring transfer has been successfully created.' }),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Aug 25, 2026')
  await axe()

  await page.getByRole('link', { name: 'View all recurring transfers' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Biweekly')
  await axe()
  await world.advance({ days: 1 })
  await expectAfterReload(page, 'Sep 08, 2026')
  await page.goto(`${bank.url}${LIST}`)
  await expectAfterReload(page, 'Pending')
  await expect(page.getByRole('row').filter({ hasText: '$40.00' })).toContainText('Aug 25, 2026')

  await page.goto(`${bank.url}${RECURRING}`)
  await page.getByRole('button', { name: 'Cancel $40.00' }).click()
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to cancel this recurring transfer?',
  })
  await axe()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('No records found')).toBeVisible()
  await world.advance({ days: 14 })
  await page.goto(`${bank.url}${LIST}`)
  await expectAfterReload(page, 'Completed')
  // Transfers before the cancellation arrived. None ran after it.
  await expect(page.getByRole('row').filter({ hasText: '$40.00' })).toHaveCount(1)
  expect(await world.balanceOf(EMAIL)).toBe('290.00')
})

test('opens the form for the employer in a new tab, with the account numbers on it @phone', async ({
  bank,
  page,
  axe,
}) => {
  await page.goto(`${bank.url}/dashboard/funding/payroll`)
  await page.getByRole('radio', { name: 'An amount' }).check()
  await page.getByLabel('Amount each payday').fill('1,250.50')
  await axe()
  const link = page.getByRole('link', { name: 'View Direct Deposit Form' })
  await expect(link).toHaveAttribute('target', '_blank')
  const reply = await page.request.get(new URL((await link.getAttribute('href')) ?? '', bank.url).href)
  expect(reply.headers()['content-type']).toBe('application/pdf')
  const pdf = await reply.body()
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  if (!hasPdfTools) return
  const text = textOfPdf(pdf)
  for (const part of [OWNER, '1,250.50', '273070278', await worldOf(bank.sandboxUrl).prnOf(EMAIL), '1936'])
    expect(text).toContain(part)
})

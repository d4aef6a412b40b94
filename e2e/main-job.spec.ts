/**
 * The main job on real input: a customer's year of history arrives, the customer plans the month around the
 * trustee payment, and the tracker shows to the cent whether the plan holds.
 */
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { cents, formatUsd, parseAmount, subtract, sum } from '@yoursuccess/contract/core/money'
import { expect, ON_DESKTOP, ON_PHONE, test } from './src/fixtures.ts'
import { FIRST_DAY } from './src/images.ts'
import { signIn } from './src/sign-in.ts'
import { expectRow, expectSegment } from './src/tracker-screen.ts'
import { type PlaidFile, readPlaidFile, worldOf } from './src/world.ts'

const EMAIL = 'starter@example.com'
const OWN_FILE = resolve(import.meta.dirname, '../sandbox/data/plaid-custom-user.example.json')
/** A file that Plaid publishes. Its license is in the same folder. */
const REAL_FILE = resolve(import.meta.dirname, '../sandbox/data/plaid-custom-users/welder.json')

const PAYROLL = cents(150_000)
const INCOME = cents(700_000)
const TRUSTEE = cents(120_000)

test.beforeEach(({ bank }) => bank.restore())

const FILES = [
  { file: OWN_FILE, screens: ON_PHONE },
  { file: REAL_FILE, screens: ON_DESKTOP },
]

for (const { file, screens } of FILES) {
  const title = `plans a month from a year of history, with exact totals (${file.split('/').at(-1)})`
  // SANDBOX-03
  test(title, screens, async ({ bank, page, axe }) => {
    const world = worldOf(bank.sandboxUrl)
    const history = readPlaidFile(file)
    const august = debitsOfAugust(history)

    await test.step('sign in and see the balance', async () => {
      await signIn(page, bank.url, EMAIL)
      await expect(page.getByText('Login success!')).toBeVisible()
      await expect(balance(page)).toContainText('$250.00')
      await axe()
    })

    await test.step('import history and payroll, exact to the cent', async () => {
      const prn = await world.prnOf(EMAIL)
      const imported = await world.importHistory(prn, history)
      expect(imported.imported).toBe(transactionsOf(history).length)
      const movedByFile = sum(transactionsOf(history).map(({ amount }) => amountOf(amount)))
      const expected = subtract(cents(25_000 + amountOf(imported.opening_balance)), movedByFile)
      expect(amountOf(imported.balance)).toBe(expected)
      await world.deposit(prn, {
        kind: 'payroll',
        amount: '1500.00',
        description: 'EXAMPLE EMPLOYER PAYROLL',
      })
      await world.expectBalancedBook()

      const after = formatUsd(cents(expected + PAYROLL))
      await expect(balance(page)).toContainText(after, { timeout: 40_000 })
      await expect(
        page.getByRole('listitem').filter({ hasText: 'EXAMPLE EMPLOYER PAYROLL' }).first(),
      ).toBeVisible()
      // The home page begins with five transactions.
      await page.getByRole('button', { name: 'Load More...' }).click()
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: august[0]?.description ?? '' })
          .first(),
      ).toBeVisible()
      expect(amountOf(await world.balanceOf(EMAIL))).toBe(expected + PAYROLL)
    })

    await test.step('see all transactions', async () => {
      await page.goto(`${bank.url}/dashboard/transactions`)
      await axe()
      const loadMore = page.getByRole('button', { name: 'Load More...' })
      const rows = page.getByRole('region', { name: 'Posted Transactions' }).getByRole('listitem')
      await expect(rows).toHaveCount(5)
      await page.getByLabel('Rows per page').selectOption('All')
      await expect.poll(() => rows.count()).toBeGreaterThan(20)
      while (await loadMore.isVisible()) {
        const shown = await rows.count()
        await loadMore.click()
        await expect.poll(() => rows.count()).toBeGreaterThan(shown)
      }
      // The list also has the payroll, the persona's first deposit, and an opening credit if the file needed
      // one.
      const extra = (await rows.count()) - transactionsOf(history).length
      expect([2, 3]).toContain(extra)
    })

    await test.step('complete the first-time wizard', async () => {
      await page.goto(`${bank.url}/dashboard/tracker`)
      await expect(page).toHaveURL(/\/dashboard\/tracker\/get-started$/)
      await axe()
      await page.getByRole('button', { name: 'Get Started' }).click()

      await expect(
        page.getByRole('heading', { name: 'Get started by entering your current monthly trustee payment' }),
      ).toBeVisible()
      await page.getByLabel('Trustee Payment Amount').fill('$1,200.00')
      await page.getByLabel('Due day of the month').selectOption('25')
      await axe()
      await page.getByRole('button', { name: 'Continue' }).click()

      await expect(
        page.getByRole('heading', { name: 'Enter any income you expect to receive consistently each month' }),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Remove Rent' }).click()
      await page.getByRole('button', { name: 'Remove Interest and dividends' }).click()
      await page.getByRole('group', { name: 'Income 1' }).getByLabel('Monthly amount').fill('900')
      await page.keyboard.press('Tab')
      await expect(
        page.getByText('You have not entered enough income to cover your monthly trustee payment.').first(),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
      await axe()
      await page.getByRole('group', { name: 'Income 1' }).getByLabel('Monthly amount').fill('7,000.00')
      await page.getByRole('button', { name: 'Continue' }).click()

      await expect(
        page.getByRole('heading', {
          name: 'Enter each expense you have this month, but may change in future months',
        }),
      ).toBeVisible()
      for (const [at, amount] of ['2745', '524.00', '150.5'].entries()) {
        await page
          .getByRole('group', { name: `Expense ${at + 1}` })
          .getByLabel('Monthly amount')
          .fill(amount)
      }
      await axe()
      await page.getByRole('button', { name: 'Continue' }).click()

      await expect(page.getByRole('heading', { name: 'Please review your information' })).toBeVisible()
      await expect(page.getByText('$2,380.50')).toBeVisible()
      await axe()
      await page.getByRole('button', { name: 'Finish' }).click()
      await expect(page).toHaveURL(/\/dashboard\/tracker\/track-success/)
    })

    await test.step("categorize August's spending", async () => {
      await page.goto(`${bank.url}/dashboard/tracker/expenses`)
      await axe()
      await page.getByRole('button', { name: 'Show as a list' }).click()
      for (const { description } of august) {
        const choice = page.getByRole('combobox', { name: `Category of ${description}, Aug` }).first()
        await choice.scrollIntoViewIfNeeded()
        const before = await page.getByRole('combobox', { name: /^Category of .*, Aug \d+, 2026/ }).count()
        await choice.fill('Other')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('combobox', { name: /^Category of .*, Aug \d+, 2026/ })).toHaveCount(
          before - 1,
        )
      }
    })

    await test.step('record the trustee payment made elsewhere', async () => {
      await page.goto(`${bank.url}/dashboard/tracker/external-spending`)
      await page.getByLabel('Amount').fill('1,200')
      await page.getByLabel('Category', { exact: true }).selectOption('Trustee Payment')
      await page.getByLabel('Day').fill('2026-08-20')
      await page.keyboard.press('Tab')
      await axe()
      await page.getByRole('button', { name: '+ Save external transaction' }).click()
      await expect(page.getByText('Your operation was completed successfully.')).toBeVisible()
      await expect(page.getByText('Your operation was completed successfully.')).toBeHidden()
    })

    await test.step("read August's exact totals", async () => {
      const spend = sum(august.map(({ amount }) => amountOf(amount)))
      const remaining = subtract(INCOME, cents(spend + TRUSTEE))
      await page.goto(`${bank.url}/dashboard/tracker/track-success`)
      await expect(page.getByRole('heading', { name: 'Track Your Success' })).toBeVisible()
      await expectRow(page, 'Total Income', INCOME)
      await expectRow(page, 'Trustee Payment', TRUSTEE)
      await expectRow(page, 'Current Spend', spend)
      await expectRow(page, 'Remaining', remaining)
      await expectSegment(page, 'Paid To Trustee', TRUSTEE)
      await expectSegment(page, 'To Pay Trustee', 0)
      await expectSegment(page, 'Current Spend', spend)
      await expectSegment(page, 'Remaining', remaining)
      await axe()
      await page.goto(`${bank.url}/dashboard`)
      await expect(balance(page)).toBeVisible()
      await axe()
      await world.expectBalancedBook()
    })
  })
}

const transactionsOf = (file: PlaidFile) => file.override_accounts[0]?.transactions ?? []
const amountOf = (amount: string | number) => {
  const parsed = parseAmount(amount)
  if (parsed === undefined) throw new Error(`${amount} is not an amount`)
  return parsed
}

/** The debits that the tracker turns into items, newest first, as in the list. */
const debitsOfAugust = (file: PlaidFile) =>
  transactionsOf(file)
    .filter(
      ({ date_posted, amount }) => date_posted >= '2026-08-01' && date_posted <= FIRST_DAY && amount > 0,
    )
    .sort((a, b) => b.date_posted.localeCompare(a.date_posted))

const balance = (page: Page): Locator =>
  page.getByRole('main').locator('section[aria-labelledby="balance-title"]')

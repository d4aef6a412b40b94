/** The page of all transactions: lists, days, details, search and export. */
import type { Page } from '@playwright/test'
import { expect, ON_DESKTOP, test } from './src/fixtures.ts'
import { enterAccount } from './src/sign-in.ts'
import { todayOf } from './src/time.ts'

// Lists and filters are for the desktop.
test.beforeAll(({ bank }) => bank.restore())

const WITH_HISTORY = 'active@example.com'
/** Rows of a full month in the history. */
const TRANSACTIONS_A_MONTH = 17

test('shows all transactions in three lists, by page, on demand and by date range @desktop', async ({
  bank,
  page,
  axe,
}) => {
  await enterAccount(page, bank.url, WITH_HISTORY, '/dashboard/transactions')
  await expect(page.getByText('You have no pending transfers')).toBeVisible()
  await expect(page.getByText('You have no pending transactions')).toBeVisible()
  const posted = page.getByRole('region', { name: 'Posted Transactions' })
  const rows = posted.getByRole('listitem')
  await expect(rows).toHaveCount(5)
  const time = rows.first().locator('time')
  await expect(time).toHaveText(/^\d{1,2}:\d{2} [AP]M ET$/)
  await expect(time).toHaveAttribute('title', /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  await expect(rows.first()).toContainText(/Money (in|out)/)
  // TXS-12
  const day = posted.getByRole('heading', { level: 3 }).first()
  await expect(day).toHaveText(/^(Today|Yesterday|[A-Z][a-z]{2} \d{2}, \d{4})$/)
  await expect(day.locator('xpath=..')).toContainText(/Money (in|out)/)
  // TXS-13
  await rows.first().getByRole('button').click()
  const details = page.getByRole('dialog')
  await expect(details).toContainText('POSTED')
  await expect(details).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/)
  await expect(details).toContainText('Reference')
  await axe()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(rows.first().getByRole('button')).toBeFocused()

  await posted.getByRole('button', { name: 'Load More...' }).click()
  await expect(rows).toHaveCount(25)
  const newest = await rows.first().innerText()
  await posted.getByRole('button', { name: 'Next page' }).click()
  await expect(rows).toHaveCount(5)
  await expect(posted.locator('[aria-current=page]')).toHaveText('6')
  const size = posted.getByLabel('Rows per page')
  await size.selectOption('20')
  await expect(rows).toHaveCount(20)
  expect(await rows.first().innerText()).toBe(newest)
  await axe()
  await size.selectOption('All')
  await expect.poll(() => rows.count()).toBeGreaterThan(3 * TRANSACTIONS_A_MONTH)
  await expect(posted.getByRole('navigation', { name: 'Pages' })).toBeHidden()

  await posted.getByRole('button', { name: 'Filter by date range' }).click()
  const filter = page.getByRole('dialog', { name: 'Filter by date range' })
  const search = filter.getByRole('button', { name: 'Search' })
  const month = await monthsAgo(page, 2)
  await filter.getByLabel('Start Date').fill(`${month}-01`)
  await expect(search).toBeDisabled()
  await filter.getByLabel('End Date').fill(`${month}-28`)
  await axe()
  await filter.getByLabel('End Date').press('Enter')
  await expect(filter).toBeHidden()
  await expect(rows).toHaveCount(TRANSACTIONS_A_MONTH)
  const stamps = await rows
    .locator('time')
    .evaluateAll((all) => all.map((each) => each.getAttribute('title')))
  for (const stamp of stamps) expect(stamp?.slice(0, 7)).toBe(month)
  await expect(posted.getByRole('button', { name: 'Load More...' })).toBeHidden()
  await size.selectOption('5')
  await expect(rows).toHaveCount(5)

  await posted.getByRole('button', { name: 'Filter by date range' }).click()
  await filter.getByLabel('Start Date').fill('2022-01-01')
  await filter.getByLabel('End Date').fill('2022-01-31')
  await search.click()
  await expect(posted).toContainText('You have no posted transactions')
  await posted.getByRole('button', { name: 'Filter by date range' }).click()
  await filter.getByRole('button', { name: 'Clear' }).click()
  await expect(rows).toHaveCount(5)
})

test('searches transactions, keeps the search in the address, and exports them @desktop', async ({
  bank,
  page,
  axe,
}) => {
  await enterAccount(page, bank.url, WITH_HISTORY, '/dashboard/transactions')
  const posted = page.getByRole('region', { name: 'Posted Transactions' })
  const rows = posted.getByRole('listitem')
  await expect(rows).toHaveCount(5)
  const search = page.getByRole('search')
  await search.getByLabel('Kind').selectOption('Deposits')
  await search.getByLabel('Amount from').fill('1')
  await search.getByRole('button', { name: 'Search transactions' }).click()
  await expect(page).toHaveURL(/\/transactions\?kind=deposit&least=1$/)
  await expect(rows.first()).toContainText('Money in')
  await expect(posted).not.toContainText('Money out')
  await axe()
  const newest = await rows.first().innerText()
  await page.reload()
  await expect(rows.first()).toContainText('Money in')
  expect(await rows.first().innerText()).toBe(newest)
  await search.getByLabel('Description').fill('nobody at all')
  await search.getByRole('button', { name: 'Search transactions' }).click()
  await expect(posted).toContainText('No transactions match your search')
  await page.goBack()
  await expect(rows.first()).toContainText('Money in')
  await search.getByRole('button', { name: 'Clear search' }).click()
  await expect(rows).toHaveCount(5)

  // TXS-11
  const chip = (name: string) =>
    page.getByRole('group', { name: 'Show' }).getByRole('checkbox', { name, exact: true })
  await chip('Out').click()
  await expect(page).toHaveURL(/\/transactions\?direction=out$/)
  await expect(rows.first()).toContainText('Money out')
  await expect(posted).not.toContainText('Money in')
  await chip('In').click()
  await expect(chip('Out')).not.toBeChecked()
  await expect(rows.first()).toContainText('Money in')
  await chip('Pending').click()
  await expect(page).toHaveURL(/\/transactions\?show=pending$/)
  await expect(posted).toBeHidden()
  await expect(page.getByText('You have no pending transfers')).toBeVisible()
  await axe()
  await chip('Pending').click()
  await expect(rows).toHaveCount(5)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^transactions-.+\.csv$/)
})

test(
  'shows the whole date filter in a low window, wherever its button is',
  ON_DESKTOP,
  async ({ bank, page }) => {
    await enterAccount(page, bank.url, WITH_HISTORY, '/dashboard/transactions')
    await page.setViewportSize({ width: 1280, height: 600 })
    const button = page.getByRole('button', { name: 'Filter by date range' })
    const filter = page.getByRole('dialog', { name: 'Filter by date range' })
    const days = filter.getByRole('button', { name: /^1 / })
    for (const top of [150, 300, 450]) {
      await button.evaluate((element, y) => {
        scrollBy({ top: element.getBoundingClientRect().top - y, behavior: 'instant' })
      }, top)
      await button.click()
      await expect(days).toHaveCount(2)
      for (const part of [filter.getByLabel('Start Date'), filter.getByRole('button', { name: 'Search' })])
        await expect(part).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(filter).toBeHidden()
    }
  },
)

/** The month this many months before the bank's current month, `yyyy-MM`. */
const monthsAgo = async (page: Page, months: number): Promise<string> => {
  const [year = 0, month = 0] = (await todayOf(page)).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 7)
}

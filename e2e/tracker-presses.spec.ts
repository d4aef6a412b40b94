/** How many presses the daily work with the tracker takes, from the home page on a phone. Typing is not counted. */
import type { Locator, Page } from '@playwright/test'
import { expect, ON_PHONE, test } from './src/fixtures.ts'
import { enterAccount } from './src/sign-in.ts'
import { openTracker, pageHeading, spendingBar, swipeRight } from './src/tracker-screen.ts'

// On the phone only, where everything takes more presses than beside a navigation with all pages.
test.beforeEach(({ bank }) => bank.restore())

/** Six months of history, with ten or more purchases without a category. */
const CUSTOMER = 'active@example.com'
/** Charges each month. */
const PAYEE = 'Streamline TV'

const countPresses = () => {
  let count = 0
  return {
    count: () => count,
    press: async (target: Locator) => {
      count += 1
      await target.click()
    },
    /** A list of the browser opens with one press, and another one chooses. */
    choose: async (list: Locator, option: string) => {
      count += 2
      await list.selectOption(option)
    },
  }
}

const deckOf = (page: Page) => page.getByRole('region', { name: 'Uncategorized Spendings' })
const leftIn = async (deck: Locator) => Number(/(\d+) to categorize/.exec(await deck.innerText())?.[1])
const expectLeft = (deck: Locator, count: number) =>
  count === 0
    ? expect(deck).toBeHidden()
    : expect(deck.getByText(`${count} to categorize`, { exact: true })).toBeVisible()

// TRACKER-184
test('categorizes ten purchases with twelve presses', ON_PHONE, async ({ bank, page, axe }) => {
  await enterAccount(page, bank.url, CUSTOMER)
  const { press, count } = countPresses()
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plan', exact: true }))
  await press(page.getByRole('navigation').getByRole('link', { name: 'Expense Overview' }))
  await expect(pageHeading(page, 'Expenses')).toBeVisible()
  await axe()

  const deck = deckOf(page)
  const before = await leftIn(deck)
  expect(before).toBeGreaterThanOrEqual(10)
  const chosen: string[] = []
  for (let rest = before - 1; rest >= before - 10; rest -= 1) {
    const likeliest = deck.getByRole('group').getByRole('button').first()
    chosen.push((await likeliest.textContent()) ?? '')
    await press(likeliest)
    await expectLeft(deck, rest)
  }
  expect(count()).toBeLessThanOrEqual(12)
  const streaming = chosen.filter((words) => words.startsWith(PAYEE))
  expect(streaming.length).toBeGreaterThan(0)
  expect(streaming.filter((words) => !words.endsWith(': Entertainment'))).toEqual([])
  await page.reload()
  await expect(pageHeading(page, 'Expenses')).toBeVisible()
  await expectLeft(deck, before - 10)
  await axe()
})

// TRACKER-183, TRACKER-184
test('records spending with four presses', ON_PHONE, async ({ bank, page, axe }) => {
  await enterAccount(page, bank.url, CUSTOMER)
  const { press, choose, count } = countPresses()
  await press(page.getByRole('button', { name: '+ Add spending' }))
  const dialog = page.getByRole('dialog', { name: 'Additional Expense Transaction' })
  await expect(dialog.getByLabel('Amount')).toBeFocused()
  await page.keyboard.type('12.34')
  await choose(dialog.getByLabel('Expense Category'), 'Charity')
  await axe()
  await press(dialog.getByRole('button', { name: 'Save' }))
  await expect(page.getByText('Your spending was added.')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(count()).toBeLessThanOrEqual(4)

  await page.goto(`${bank.url}/dashboard/tracker/expenses`)
  await expect(spendingBar(page, 'Charity')).toContainText('$12.34 of $0.00')
})

// TRACKER-123, TRACKER-182
test(
  'a swipe takes the category of the payee, and the tables open with one press',
  ON_PHONE,
  async ({ bank, page, axe }) => {
    await openTracker(page, bank, CUSTOMER, '/expenses')
    const deck = deckOf(page)
    const before = await leftIn(deck)
    const card = deck.getByRole('group')
    const skipToPayee = () =>
      expect(async () => {
        if (!(await card.innerText()).includes(PAYEE))
          await deck.getByRole('button', { name: 'Skip' }).click()
        await expect(card).toContainText(PAYEE, { timeout: 300 })
      }).toPass({ intervals: [50] })
    await skipToPayee()
    await deck.getByRole('combobox').fill('Taxes')
    await page.keyboard.press('Enter')
    await expectLeft(deck, before - 1)
    await page.keyboard.press('Escape')
    await skipToPayee()

    await expect(card.getByRole('button').first()).toContainText('Taxes')
    // A new card takes no press for a moment.
    await expect(card).toHaveCSS('pointer-events', 'auto')
    const name = card.getByText(PAYEE, { exact: true })
    await swipeRight(page, name, 60)
    expect(await leftIn(deck)).toBe(before - 1)
    await swipeRight(page, name, 140)
    await expectLeft(deck, before - 2)

    const table = page.getByRole('table', { name: 'Your reported expenses generated this month' })
    await expect(table).toBeHidden()
    await page.getByRole('button', { name: /^Activity/ }).click()
    await expect(table).toBeVisible()
    await axe()
  },
)

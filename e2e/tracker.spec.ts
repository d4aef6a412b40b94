/**
 * The Success Tracker day by day: purchases get a category, and the app refuses what the month can't afford.
 */
import type { Locator, Page } from '@playwright/test'
import { cents, subtract } from '@yoursuccess/contract/core/money'
import { expect, ON_DESKTOP, ON_PHONE, test } from './src/fixtures.ts'
import { expectKeyboardDialog } from './src/keyboard-dialog.ts'
import { overflowErrors } from './src/page-checks.ts'
import { expectToast } from './src/toasts.ts'
import {
  amountOfSegment,
  button,
  expectSegment,
  fillRow,
  openCategory,
  openTab,
  openTracker,
  pageHeading,
  press,
  spendingBar,
  swipeRight,
} from './src/tracker-screen.ts'
import { worldOf } from './src/world.ts'

/** Six months of history. Its goals and the trustee payment leave $363.30 of this month's income. */
const WITH_GOALS = 'active@example.com'

// Each test runs on one screen size: tables, charts and the keyboard are for the desktop, forms and swiping
// for the phone.
test.beforeAll(({ bank }) => bank.restore())

test('updates the donut and the bars when a purchase is categorized and split @desktop', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  await openTracker(page, bank, WITH_GOALS, '/track-success')
  const spend = await amountOfSegment(page, 'Current Spend')
  const remaining = await amountOfSegment(page, 'Remaining')
  await axe()

  await world.settle(
    await world.buy(await world.prnOf(WITH_GOALS), { merchant: 'CORNER BOOKS', amount: '24.00' }),
  )
  const after = { spend: cents(spend + 2400), remaining: subtract(remaining, cents(2400)) }
  await expect(async () => {
    await page.reload()
    await expect(pageHeading(page, 'Track Your Success')).toBeVisible()
    expect(await amountOfSegment(page, 'Current Spend')).toBe(after.spend)
  }).toPass({ timeout: 60_000 })
  await expectSegment(page, 'Remaining', after.remaining)

  await openTab(page, 'Expense Overview')
  await expect(spendingBar(page, 'Entertainment')).toContainText('$0.00 of $40.00')
  await expect(spendingBar(page, 'Entertainment')).toContainText('0% used, within your goal')
  const choice = page.getByRole('combobox', { name: 'Category of CORNER BOOKS, Aug 24, 2026' })
  await choice.focus()
  await page.keyboard.type('ente')
  await page.keyboard.press('Enter')
  await expect(choice).toBeHidden()
  await expect(spendingBar(page, 'Entertainment')).toContainText('$24.00 of $40.00')
  await expect(spendingBar(page, 'Entertainment')).toContainText('60% used, within your goal')
  await axe()

  await press(page, 'Break down CORNER BOOKS')
  const dialog = page.getByRole('dialog', { name: 'Breakdown Transaction' })
  const save = dialog.getByRole('button', { name: 'Save breakdown' })
  await fillPart(dialog, 1, '10', 'Entertainment')
  await fillPart(dialog, 2, '15', 'Charity')
  await expect(dialog).toContainText('$1.00 too much.')
  await expect(save).toBeDisabled()
  await axe()
  await fillPart(dialog, 2, '14', 'Charity')
  await expect(dialog).toContainText('The parts add up exactly.')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(spendingBar(page, 'Entertainment')).toContainText('$10.00 of $40.00')
  await expect(spendingBar(page, 'Charity')).toContainText('$14.00 of $0.00')
  await expect(spendingBar(page, 'Charity')).toContainText('No goal')

  await openCategory(page, 'Charity')
  await axe()
  await spendingBar(page, 'Charity').getByRole('link', { name: 'Spending Breakdown of Charity' }).click()
  await expect(pageHeading(page, 'Charity')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Spent on Charity' })).toContainText('$14.00')
  await axe()
  await openTab(page, 'Tracker Dashboard')
  await expectSegment(page, 'Current Spend', after.spend)
  await expectSegment(page, 'Remaining', after.remaining)
})

test('a swipe assigns the category last used for the payee', ON_PHONE, async ({ bank, page }) => {
  await openTracker(page, bank, WITH_GOALS, '/expenses')
  await press(page, 'Show as a list')
  const list = page.getByRole('region', { name: 'Uncategorized Spendings' })
  const toCategorize = async () => Number(/(\d+) to categorize/.exec(await list.innerText())?.[1])
  const before = await toCategorize()
  await page.getByRole('combobox', { name: 'Category of Streamline TV' }).first().fill('Entertainment')
  await page.keyboard.press('Enter')
  await expect(list).toContainText(`${before - 1} to categorize`)
  await page.keyboard.press('Escape')

  const next = list.getByRole('row').filter({ hasText: 'Streamline TV' }).first()
  await expect(next.getByRole('button', { name: /^Streamline TV, .*: Use Entertainment$/ })).toBeVisible()
  const payee = next.getByText('Streamline TV', { exact: true }).first()
  await swipeRight(page, payee, 60)
  expect(await toCategorize()).toBe(before - 1)
  await swipeRight(page, payee, 140)
  await expect(list).toContainText(`${before - 2} to categorize`)
})

test('refuses goals above the income on every form @phone', async ({ bank, page, axe }) => {
  await openTracker(page, bank, WITH_GOALS, '/income-goals')
  await fillRow(page, 'Income 1', '300')
  await expect(page.getByRole('alert').filter({ hasText: 'not entered enough income' })).toContainText(
    '$15.00',
  )
  await expect(button(page, 'Update')).toBeDisabled()
  await axe()

  await openTab(page, 'Trustee Payment')
  await page.getByLabel('Trustee Payment Amount').fill('828.31')
  await expect(page.getByRole('alert').filter({ hasText: /^You have exceeded/ })).toContainText('$0.01 more')
  await expect(button(page, 'Continue')).toBeDisabled()
  await axe()

  await page.goto(`${bank.url}/dashboard/tracker/expense-goals`)
  await press(page, 'Add expense goal')
  const dialog = page.getByRole('dialog', { name: 'Add expense goal' })
  await dialog.getByLabel('Amount').fill('363.31')
  await dialog.getByLabel('Category').selectOption('Charity')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const popup = page.getByRole('dialog', { name: 'Over Budget' })
  await expect(popup).toContainText('This would add $0.01 over your budget.')
  await popup.getByRole('button', { name: 'OK' }).click()
  await dialog.getByLabel('Amount').fill('363.30')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const goals = page.getByRole('table', { name: 'This Month Goals' })
  await expect(goals).toContainText('Charity')
  await press(page, 'Delete Charity')
  await press(page, 'Yes, delete it!')
  await expectToast(page, 'Deleted!', 'Your expense goal has been deleted.')
  await expect(goals).not.toContainText('Charity')
})

test('every dialog opens, keeps the focus inside and returns it @desktop', async ({ bank, page, axe }) => {
  await openTracker(page, bank, WITH_GOALS, '/expenses')
  await watchVideo(page, axe, 'Watch the tour')
  await openCategory(page, 'Housing')
  for (const [opener, dialog] of [
    ['Watch the tour', 'A tour of the Success Tracker'],
    ['Additional Expense Transaction', 'Additional Expense Transaction'],
    ['Edit goal for Housing', 'Update expense goal'],
    ['Delete goal for Housing', 'Are you sure?'],
    ['+ Add expense', 'Add expense'],
    ['+ Add external expense', 'Add external expense'],
    [/^Update (?!Chapter)/, 'Update expense'],
    [/^Break down/, 'Breakdown Transaction'],
    [/^Always do this with/, 'Always do this'],
    [/^Update Chapter 13/, 'Update external expense'],
  ] as const)
    await expectKeyboardDialog(page, page.getByRole('button', { name: opener }).first(), dialog)
  await page.goto(`${bank.url}/dashboard/tracker/expense-goals`)
  for (const [opener, dialog] of [
    ['Add expense goal', 'Add expense goal'],
    ['Edit Housing', 'Update expense goal'],
    ['Delete Housing', 'Are you sure?'],
  ] as const)
    await expectKeyboardDialog(page, page.getByRole('button', { name: opener }), dialog)
})

test('makes a rule of an expense, lists it and deletes it @desktop', async ({ bank, page, axe }) => {
  await openTracker(page, bank, WITH_GOALS, '/expenses')
  await page
    .getByRole('button', { name: /^Always do this with/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Always do this' })
  await dialog.getByLabel('When the description contains').fill('Shop of the story')
  await dialog.getByLabel('Use this category').selectOption('Charity')
  await dialog.getByRole('button', { name: '+ Add a split' }).click()
  await dialog.getByLabel('Amount or percent of split 1').fill('5.00')
  await axe()
  await dialog.getByRole('button', { name: 'Save rule' }).click()
  const rules = page.getByRole('region', { name: 'Rules' })
  await expect(rules).toContainText('Shop of the story: Charity · $5.00 to')
  await axe()
  await rules.getByRole('button', { name: 'Delete the rule for Shop of the story' }).click()
  await expect(rules).toContainText('No rules yet.')
})

test(
  'a dialog title never covers the focused control on a low screen',
  ON_DESKTOP,
  async ({ bank, page }) => {
    await openTracker(page, bank, WITH_GOALS, '/expenses')
    // A window of 1280 by 800 at 200 %.
    await page.setViewportSize({ width: 640, height: 400 })
    await page
      .getByRole('button', { name: /^Break down/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Breakdown Transaction' })
    const fields = dialog.getByRole('textbox')
    await expect(fields.first()).toBeFocused()
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop < (await dialog.locator('button:enabled, input, select').count()); stop++) {
        await page.keyboard.press(key)
        expect(await dialog.locator(':focus').evaluate(isInSight), `${key} ${stop}`).toBe(true)
      }
  },
)

test('keeps a long description without spaces inside its table', ON_DESKTOP, async ({ bank, page }) => {
  await openTracker(page, bank, WITH_GOALS, '/external-spending')
  await page.getByLabel('Amount').fill('12.34')
  await page.getByLabel('Category').selectOption('Charity')
  await page.getByLabel('Description').fill('receipt'.repeat(20))
  await press(page, '+ Save external transaction')
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('table')).toContainText('receiptreceipt')
  for (const width of [1280, 800]) expect(await overflowErrors(page, width, 900)).toEqual([])
})

/** Whether a press on the element's center hits the element. */
const isInSight = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && element.contains(hit)
}

/** Plays a video by keyboard, winds it forward, and closes it with Escape. */
const watchVideo = async (page: Page, axe: () => Promise<void>, opener: string) => {
  await press(page, opener)
  const player = page.locator('video')
  const second = () => player.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(second).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.getByRole('slider', { name: 'Position in the video' }).fill('20')
  await expect.poll(second).toBeGreaterThanOrEqual(20)
  await axe()
  await page.keyboard.press('Escape')
  await expect(player).toHaveCount(0)
}

const fillPart = async (dialog: Locator, at: number, amount: string, category: string) => {
  const part = dialog.getByRole('group', { name: `Part ${at}` })
  await part.getByLabel('Amount').fill(amount)
  await part.getByLabel('Category').selectOption(category)
}

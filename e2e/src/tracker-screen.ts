/**
 * The tracker's screens: how to open them, the text beside the charts, and the controls to press and fill.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { type Cents, cents, formatUsd, parseAmount } from '@yoursuccess/contract/core/money'
import type { Bank } from './fixtures.ts'
import { enterAccount } from './sign-in.ts'

/** Signs in and opens a page under `/dashboard/tracker`. */
export const openTracker = async (page: Page, bank: Bank, email: string, path: string): Promise<void> => {
  await enterAccount(page, bank.url, email, `/dashboard/tracker${path}`)
}

/** Expects this amount in a row of the month's summary. */
export const expectRow = (page: Page, label: string, amount: number): Promise<void> =>
  expect(page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) })).toContainText(
    formatUsd(cents(amount)),
  )

/** Expects this amount beside a segment of the month's donut chart. */
export const expectSegment = (page: Page, label: string, amount: number): Promise<void> =>
  expect(segment(page, label)).toContainText(formatUsd(cents(amount)))

export const amountOfSegment = async (page: Page, label: string): Promise<Cents> => {
  const [, shown = ''] = /\$([\d,.]+)/.exec(await segment(page, label).innerText()) ?? []
  const amount = parseAmount(shown.replaceAll(',', ''))
  if (amount === undefined) throw new Error(`${label} shows no amount`)
  return amount
}

const segment = (page: Page, label: string): Locator =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label }).first()

/** The bar of a category, with its numbers and text. */
export const spendingBar = (page: Page, category: string): Locator =>
  page
    .getByRole('list', { name: 'Spending by category' })
    .getByRole('listitem')
    .filter({ has: page.getByText(category, { exact: true }) })

/** Opens the row of a category: its breakdown, and what can be done with its goal. */
export const openCategory = (page: Page, category: string): Promise<void> =>
  spendingBar(page, category).getByRole('button', { expanded: false }).click()

export const pageHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name })

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export const press = (page: Page, name: string): Promise<void> => button(page, name).first().click()

export const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Success Tracker' }).getByRole('link', { name }).click()

/** Fills in an amount in a row of goals and leaves the field, so that its error appears. */
export const fillRow = async (page: Page, row: string, amount: string): Promise<void> => {
  await page.getByRole('group', { name: row }).getByLabel('Monthly amount').fill(amount)
  await page.keyboard.press('Tab')
}

/** Moves a finger over the screen step by step, as browser input. */
export const swipeRight = async (page: Page, from: Locator, distance: number): Promise<void> => {
  // Away from the bar at the bottom of the screen.
  await from.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await from.boundingBox()
  if (!box) throw new Error('the element to swipe is not on the screen')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
    })
  await touch('touchStart', box.x + 8)
  for (let moved = 10; moved <= distance; moved += 10) await touch('touchMove', box.x + 8 + moved)
  await touch('touchEnd')
  await finger.detach()
}

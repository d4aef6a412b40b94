/** The account's first page: the balance, recent activity, and what isn't working. */
import type { Locator, Page } from '@playwright/test'
import { cents, parseAmount, subtract } from '@yoursuccess/contract/core/money'
import { expect, ON_DESKTOP, test } from './src/fixtures.ts'
import { enterAccount, signIn, signInUnseen } from './src/sign-in.ts'
import { holdTimeOf, type PageTime } from './src/time.ts'
import { worldOf } from './src/world.ts'

// Each test runs on one screen size: lists and filters are for the desktop, overlays are for the phone.
test.beforeAll(({ bank }) => bank.restore())

/** Has $250.00 and nothing else until the test of the purchases. */
const STARTER = 'starter@example.com'
const WITH_HISTORY = 'active@example.com'
/** The page requests the list and the balance this often. */
const LIST_SECONDS = 20
const BALANCE_SECONDS = 60

// PROGRAM-16
test('announces the end of the program in a notice and a banner, and withdraws it @phone', async ({
  bank,
  page,
  axe,
}) => {
  await page.goto(bank.sandboxUrl)
  await page.getByRole('button', { name: 'With the specified dates' }).click()
  await expect(page.getByRole('status')).toContainText('announce-stated: done')
  // The page says that deposits have ended, so it doesn't invite anyone to open an account.
  await page.goto(bank.url)
  await expect(page.getByText('Last deposit date: July 30, 2025.')).toBeVisible()
  await expect(page.getByText('We no longer open new accounts.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Register Now' })).toBeHidden()
  await signIn(page, bank.url, WITH_HISTORY)
  const notice = page.getByRole('dialog', { name: /FAQ.*debit card is being discontinued/ })
  await expect(notice).toContainText('Last spend or withdrawal date: September 3, 2025.')
  await axe()
  await page.keyboard.press('Escape')
  await expect(notice).toBeHidden()
  // Closing the notice in another way only postpones it. It doesn't confirm it.
  await page.reload()
  await notice.getByRole('button', { name: 'I Understand' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  const banner = page.getByRole('complementary', { name: 'Notice about the program' })
  await expect(banner).toContainText('Last deposit date: July 30, 2025.')
  await expect(notice).toBeHidden()

  await banner.getByRole('button', { name: 'Shrink notice' }).click()
  await expect(banner).not.toContainText('Last deposit date')
  await page.reload()
  await expect(banner).toContainText('The debit card product is ending.')
  await expect(banner).not.toContainText('Last deposit date')
  await banner.getByRole('link', { name: 'Details' }).click()
  await expect(page).toHaveURL(/\/program-notice$/)
  await expect(page.getByText('The refund check must be cashed within 180 days.')).toBeVisible()
  await axe()

  await page.goto(bank.sandboxUrl)
  await page.getByRole('button', { name: 'Cancel the end' }).click()
  await page.goto(`${bank.url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
})

test('updates a purchase without a reload, and warns of a low or negative balance @phone', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  const prn = await world.prnOf(STARTER)
  const time = await holdTimeOf(page)
  await enterAccount(page, bank.url, STARTER)
  const row = page.getByRole('listitem').filter({ hasText: 'CORNER BOOKS' })
  await expect(balance(page)).toContainText('$250.00')
  await expect(balance(page).getByRole('status')).toBeHidden()

  const purchase = await world.buy(prn, { merchant: 'CORNER BOOKS', amount: '12.34' })
  await appearsWithTime(time, LIST_SECONDS, row, 'AUTHORIZED')
  await expect(row).toContainText('$12.34')
  await expect(balance(page)).toContainText('$12.34 is on hold for one pending purchase')
  await axe()
  await world.settle(purchase)
  await expect(async () => {
    await time.pass(LIST_SECONDS)
    await expect(row).not.toContainText('AUTHORIZED', { timeout: 1500 })
  }).toPass({ timeout: 60_000 })
  await expect(row).toHaveCount(1)
  await row.getByRole('button').click()
  const details = page.getByRole('dialog', { name: 'CORNER BOOKS' })
  await expect(details).toContainText('POSTED')
  await axe()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(balance(page)).toContainText('$237.66')
  await expect(balance(page)).not.toContainText('on hold')

  await world.buy(prn, { merchant: 'OFFLINE KIOSK', amount: '227.67' })
  await appearsWithTime(time, BALANCE_SECONDS, balance(page), 'Your balance is low')
  await expect(balance(page)).toContainText('$9.99')
  await axe()
  await world.buy(prn, { merchant: 'OFFLINE KIOSK', amount: '10.00' })
  await appearsWithTime(time, BALANCE_SECONDS, balance(page), 'Your balance is below zero')
  await expect(balance(page)).not.toContainText('Fees may be incurred')
  await expect(balance(page)).not.toContainText('Your balance is low')
  await expect(balance(page)).toContainText('-$0.01')
  await axe()
  expect(parseAmount(await world.balanceOf(STARTER))).toBe(subtract(cents(0), cents(1)))
  await world.expectBalancedBook()
})

test('shows the last known balance as not current while the processor is down @desktop', async ({
  bank,
  page,
  axe,
}) => {
  const world = worldOf(bank.sandboxUrl)
  await enterAccount(page, bank.url, WITH_HISTORY)
  await expect(balance(page)).toContainText('As of')
  const known = await amountIn(balance(page))
  await world.fault({ partner: 'galileo', call: 'getBalance', action: 'status', status: 500, times: 100 })
  await page.reload()
  await expect(balance(page)).toContainText('Not current')
  await expect(balance(page)).toContainText('This is the last one we have.')
  await expect(balance(page)).toContainText(known)
  await expect(page.getByRole('banner').first()).toContainText('Not current, as of')
  await axe()
  await world.clearFaults()
  await page.reload()
  await expect(balance(page)).toContainText('As of')
  await expect(balance(page)).not.toContainText('Not current')
})

test.describe('when the server is unavailable', () => {
  test.use({ expectedErrors: [/status of 50[03]/] })

  const unavailable = {
    status: 503,
    json: {
      error: 'This service is not available right now. Please try again in a minute.',
      code: 'unavailable',
      request_id: 'b1946ac9-2f5e-4f7c-9d7e-3f6c3e2d1a00',
    },
  }

  for (const { what, calls } of [
    { what: 'the account', calls: /\/api\/account(\?|$)/ },
    { what: 'the balance', calls: /\/api\/balance(\?|$)/ },
    { what: 'the transactions', calls: /\/api\/transactions(\?|$)/ },
  ]) {
    // FRAME-49
    test(`shows an error for ${what} and loads it on a retry`, ON_DESKTOP, async ({ bank, page, axe }) => {
      await signInUnseen(page, bank.url, WITH_HISTORY)
      await page.route(calls, (route) => route.fulfill(unavailable))
      await page.goto(`${bank.url}/dashboard`)
      const heading = page.getByRole('main').getByRole('heading', { name: unavailable.json.error })
      await expect(heading).toHaveCount(1)
      await expect(page.getByText(`Reference for support: ${unavailable.json.request_id}`)).toBeVisible()
      await axe()
      await page.unroute(calls)
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
      await expect(heading).toBeHidden()
      await expect(balance(page)).toContainText('As of')
      const latest = page.getByRole('region', { name: 'Latest transactions' })
      await expect(latest.getByRole('listitem').first()).toBeVisible()
    })
  }
})

const balance = (page: Page): Locator =>
  page.getByRole('main').locator('section[aria-labelledby="balance-title"]')

const amountIn = async (card: Locator) => /\$[\d,.]+\d/.exec(await card.innerText())?.[0] ?? 'no amount'

/** Expects that the text appears after one of the page's next requests, without a reload. */
const appearsWithTime = (time: PageTime, seconds: number, place: Locator, words: string) =>
  expect(async () => {
    await time.pass(seconds)
    await expect(place).toContainText(words, { timeout: 1500 })
  }).toPass({ timeout: 60_000 })

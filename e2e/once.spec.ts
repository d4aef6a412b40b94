/**
 * Pressing twice submits once (FRAME-69). The key by which the bank would recognize a repeated request is
 * replaced here with a new one each time, so the page alone must prevent a second submission: on a double
 * click, with Enter on top of it, after going back, and after a reload.
 */
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './src/fixtures.ts'
import { expectSent, linkBank } from './src/linked-bank.ts'
import { operatorOf } from './src/operator.ts'
import { signInUnseen } from './src/sign-in.ts'
import { stepUp } from './src/step-up.ts'
import { expectToast } from './src/toasts.ts'
import { worldOf } from './src/world.ts'

const STARTER = 'starter@example.com'
const TRANSFER = '/dashboard/funding/ach/create-transaction'
const BILLS = '/dashboard/paybills'
/** Long enough for any second press. */
const ANSWER_MS = 700

// On the desktop only: double clicks and Enter need a mouse and a keyboard. submits.spec.ts presses on a
// phone.
test.beforeAll(({ bank }) => bank.restore())

/** Counts the requests to a path. Each is answered late, and the bank sees each as a separate request. */
const watchOrders = async (page: Page, path: string): Promise<{ count: () => number }> => {
  let count = 0
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    count += 1
    const headers = route.request().headers()
    expect(headers['idempotency-key']).toBeTruthy()
    headers['idempotency-key'] = randomUUID()
    const response = await route.fetch({ headers })
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
    // The page may have closed by now.
    await route.fulfill({ response }).catch(() => {})
  })
  return { count: () => count }
}

/**
 * Clicks twice before the page can render, as on a slow phone; then double-clicks, and presses Enter twice.
 */
const pressAgainAndAgain = async (page: Page, button: Locator) => {
  await button.focus()
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
  await button.dblclick({ force: true, timeout: 500 }).catch(() => {})
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
}

test('orders a transfer, a payment and a card once when pressed twice @desktop', async ({ bank, page }) => {
  const world = worldOf(bank.sandboxUrl)
  await signInUnseen(page, bank.url, STARTER)
  const prn = await world.prnOf(STARTER)

  await test.step('a transfer, even after going back and after a reload', async () => {
    await linkBank(page, bank, 'Sam Starling')
    const transfers = await watchOrders(page, '/api/ach_transactions')
    const review = async (amount: string) => {
      await page.goto(`${bank.url}${TRANSFER}`)
      await page.getByLabel('Amount').fill(amount)
      await page.getByRole('button', { name: 'Review transfer' }).click()
    }
    const confirm = page
      .getByRole('dialog', { name: 'Review your transfer' })
      .getByRole('button', { name: 'Confirm' })
    await review('25')
    await pressAgainAndAgain(page, confirm)
    await expect(page.getByRole('heading', { name: 'Your transfer was created' })).toBeVisible()
    await page.reload()
    await page.goBack()
    await expect(page.getByLabel('Amount')).toBeVisible()
    await page.goForward()
    expect(transfers.count()).toBe(1)
    await expectSent(bank, prn, 1)

    await review('26')
    await confirm.click()
    await expect.poll(transfers.count).toBe(2)
    await page.reload()
    await expect(page.getByLabel('Amount')).toBeVisible()
    await expectSent(bank, prn, 2)
    expect(transfers.count()).toBe(2)
  })

  await test.step('a bill payment', async () => {
    await operatorOf(bank).setFeatures(STARTER, { billPay: true, paperBillPay: true })
    await stepUp(page, bank)
    const added = await page.request.post(`${bank.url}/api/billers/add_paper`, {
      headers: { origin: bank.url },
      data: {
        biller: {
          biller_name: 'Anna Burke',
          biller_account_number: 'LEASE-4',
          biller_city: 'Tulsa',
          biller_state: 'OK',
          biller_zip: '74103',
        },
      },
    })
    expect(added.status(), await added.text()).toBe(201)
    const payments = await watchOrders(page, '/api/bill_payments')
    await page.goto(`${bank.url}${BILLS}`)
    await page.getByRole('button', { name: /^Details of Anna Burke/ }).click()
    await page.getByRole('button', { name: 'Make a Payment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make a Payment' })
    await dialog.getByLabel('Amount').fill('10')
    await dialog.getByRole('button', { name: 'Add' }).click()
    const before = await world.balanceOf(STARTER)
    await pressAgainAndAgain(page, dialog.getByRole('button', { name: 'Confirm Payment' }))
    // The last press may have closed the receipt.
    const title = 'Payment created successfully.'
    const receipt = page.getByRole('dialog', { name: title })
    await receipt
      .getByRole('button', { name: 'OK' })
      .click({ timeout: 5000 })
      .catch(() => {})
    await expectToast(page, title)
    await page.reload()
    expect(payments.count()).toBe(1)
    await expect.poll(() => world.balanceOf(STARTER)).toBe((Number(before) - 11).toFixed(2))
  })

  await test.step('a card', async () => {
    const cards = await watchOrders(page, '/api/account/request_replacement_card')
    await page.goto(`${bank.url}/dashboard/settings/request-new-card`)
    await page.getByRole('radio', { name: 'I lost it' }).check()
    await page.getByRole('checkbox').check()
    await pressAgainAndAgain(page, page.getByRole('button', { name: 'Cancel card and request a new one' }))
    await expectToast(page, 'You have requested a new card')
    expect(cards.count()).toBe(1)
    await world.expectBalancedBook()
  })
})

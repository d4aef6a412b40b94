/**
 * How many presses the three questions of a month take, from the home page of a customer who is signed in. A press is a
 * click that the browser reports, on any page. Typing is not counted, and nothing has to be typed.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './src/fixtures.ts'
import { signInUnseen } from './src/sign-in.ts'
import { worldOf } from './src/world.ts'

/** One and a half payments behind, with the trustee among the billers. */
const CUSTOMER = 'behind@example.com'
const MAX_PRESSES = 3

test.beforeEach(({ bank }) => bank.restore())

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens the home page, and counts the presses from then on. */
const openHome = async (page: Page, bankUrl: string): Promise<{ presses: () => number }> => {
  let count = 0
  await page.exposeFunction('countPress', () => {
    count += 1
  })
  await page.addInitScript(() => {
    const { countPress } = globalThis as unknown as { countPress: () => Promise<void> }
    // Not on the window, where Playwright stops a press that missed its element before it presses again.
    document.addEventListener('click', ({ isTrusted }) => isTrusted && void countPress(), { capture: true })
  })
  await signInUnseen(page, bankUrl, CUSTOMER)
  await page.goto(`${bankUrl}/dashboard`)
  return { presses: () => count }
}

// FRAME-115, FORE-03
test('says with no press whether the money lasts', async ({ bank, page }) => {
  const { presses } = await openHome(page, bank.url)
  const answer = page.getByRole('heading', { level: 1 })
  await expect(answer).toContainText(/could be short|was expected|is expected to last/)
  await expect(answer).toBeInViewport({ ratio: 1 })
  expect(presses()).toBe(0)
})

// TRACKER-231
test('pays the trustee in three presses, with amount and biller filled in', async ({ bank, page }) => {
  const world = worldOf(bank.sandboxUrl)
  const prn = await world.prnOf(CUSTOMER)
  await world.deposit(prn, { kind: 'refund', amount: '1500.00', description: 'BRINDLEWATER SAVINGS' })
  const { presses } = await openHome(page, bank.url)
  const pay = region(page, 'Trustee Payment').getByRole('button', { name: /^Pay \$/ })
  const [owed = 'no amount'] = /\$[\d,]+\.\d{2}/.exec((await pay.textContent()) ?? '') ?? []
  await pay.click()
  const dialog = page.getByRole('dialog', { name: 'Make a Payment' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toContainText(owed)
  await dialog.getByRole('button', { name: 'Confirm Payment' }).click()
  const receipt = page.getByRole('dialog', { name: 'Payment created successfully.' })
  await expect(receipt).toContainText(owed)
  await expect(receipt).toContainText(/BP-\d{8}/)
  await expect.poll(presses).toBe(MAX_PRESSES)
})

// TRACKER-231
test('opens the payment history in at most three presses', async ({ bank, page }) => {
  const { presses } = await openHome(page, bank.url)
  await region(page, 'Trustee Payment').getByRole('link', { name: 'Your plan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible()
  await region(page, 'Trustee Payment').getByRole('link', { name: 'Payment history' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment history' })).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Sent and posted' }).getByRole('listitem').first(),
  ).toBeVisible()
  await expect.poll(presses).toBeGreaterThan(0)
  expect(presses()).toBeLessThanOrEqual(MAX_PRESSES)
})

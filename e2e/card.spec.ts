/**
 * A customer and their card: freeze and unfreeze it, show it, activate it, set and reset its PIN, report it
 * lost and replace it.
 */
import type { Page } from '@playwright/test'
import { cardPanel, unfoldCard } from './src/card-panel.ts'
import { expect, ON_DESKTOP, test } from './src/fixtures.ts'
import { merchantAt } from './src/merchant.ts'
import { enterAccount, signInUnseen } from './src/sign-in.ts'
import { expectToast } from './src/toasts.ts'
import { worldOf } from './src/world.ts'

const HOLDER = 'active@example.com'
const WITHOUT_PIN = 'starter@example.com'
const SNACK = { merchant: 'CORNER BAKERY', amount: '3.20' }
const PIN_FAILED = 'Oh no! Something went wrong. Please try again.'
const CANCELLED = 'Card is cancelled and a replacement has been ordered'

// Each test runs on one screen size: the card and its dialogs have the same markup, and people type the PIN
// with a thumb.
test.beforeAll(({ bank }) => bank.restore())

const panel = cardPanel
const press = async (page: Page, name: string) =>
  (await unfoldCard(page)).getByRole('button', { name }).click()
const pinForm = (page: Page) => page.frameLocator('iframe[title="PIN form"]')
const typePin = async (page: Page, pin: string, again = pin) => {
  await pinForm(page).getByLabel('New PIN').fill(pin)
  await pinForm(page).getByLabel('PIN again').fill(again)
  await pinForm(page).getByRole('button', { name: 'Set PIN' }).click()
}

test('declines a purchase while the card is frozen, and approves it once unfrozen @phone', async ({
  bank,
  page,
  axe,
}) => {
  const merchant = merchantAt(bank.sandboxUrl)
  await enterAccount(page, bank.url, HOLDER)
  await expect(panel(page)).toContainText('Active')
  await axe()
  await expect(await unfoldCard(page)).toContainText('Avery Walker')
  expect(await merchant.tries(HOLDER, SNACK)).toBe('approved')
  await axe()

  await press(page, 'Freeze card')
  await expectToast(page, 'Your card has been frozen')
  await expect(panel(page)).toContainText('Frozen')
  await expect(page.getByRole('dialog')).toBeHidden()
  await axe()
  expect(await merchant.tries(HOLDER, SNACK)).toBe('frozen')

  await page.reload()
  await press(page, 'Unfreeze card')
  await expectToast(page, 'Your card has been unfrozen')
  await expect(panel(page)).toContainText('Active')
  expect(await merchant.tries(HOLDER, SNACK)).toBe('approved')
})

test('shows a freeze as pending until the processor confirms it @desktop', async ({ bank, page, axe }) => {
  const world = worldOf(bank.sandboxUrl)
  await enterAccount(page, bank.url, HOLDER)
  await world.fault({ partner: 'galileo', call: 'modifyStatus', action: 'timeout_after', times: 1 })
  await press(page, 'Freeze card')
  const freezeRequested = page.getByRole('dialog', { name: "We're freezing your card" })
  await expect(freezeRequested).toBeVisible({ timeout: 20_000 })
  await axe()
  await freezeRequested.getByRole('button', { name: 'OK' }).click()
  // The job retries with the same reference. Meanwhile the page checks every few seconds.
  await expect(panel(page)).toContainText('Frozen', { timeout: 40_000 })
  await world.clearFaults()
  await press(page, 'Unfreeze card')
  await expect(panel(page)).toContainText('Active')
})

test.describe('the card image', () => {
  // No script can run in this frame, not even those that the tests add to every page to watch it.
  test.use({ expectedErrors: [/^console: Blocked script execution in '[^']*\/card-image\//] })

  test('shows the card in a frame, at an address that works only once @phone', async ({ bank, page }) => {
    await enterAccount(page, bank.url, HOLDER)
    await press(page, 'Show card details')
    const frame = panel(page).getByTitle('Card number and expiration date')
    await expect(frame.contentFrame().getByText(/^4000 00/)).toBeVisible()
    const address = (await frame.getAttribute('src')) ?? ''
    expect(new URL(address).origin).toBe(bank.sandboxUrl.replace('localhost', new URL(address).hostname))
    expect((await page.request.get(address)).status()).toBe(403)
    await press(page, 'Hide card details')
    await expect(frame).toHaveCount(0)
    const stored = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].map((storage) => Object.values(storage))),
    )
    expect(stored).not.toContain('card-image')
    expect(await page.content()).not.toContain('card-image')
  })
})

// FRAME-12
test('sets the first PIN once the card has arrived, and resets it later @phone', async ({
  bank,
  page,
  axe,
}) => {
  await enterAccount(page, bank.url, WITHOUT_PIN)
  await expect((await unfoldCard(page)).getByRole('button', { name: 'Activate Card' })).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'Reset Pin' })).toHaveCount(0)
  await press(page, 'Activate Card')
  const prompt = page.getByRole('dialog', { name: 'Activate Card' })
  await expect(prompt).toContainText('Do not activate your card until you have your Physical Card in hand.')
  await axe()
  await prompt.getByRole('button', { name: 'No' }).click()
  await expect(prompt).toBeHidden()
  await press(page, 'Activate Card')
  await prompt.getByRole('button', { name: 'Yes' }).click()

  await expect(page).toHaveURL(/\/dashboard\/set-pin$/)
  await expect(page.getByText('Pin must be 4 digit number')).toBeVisible()
  await expect(pinForm(page).getByLabel('New PIN')).toBeVisible()
  await axe()
  await typePin(page, '2580', '2581')
  await expect(page.getByRole('main').getByRole('alert')).toContainText("The two PINs didn't match.")
  await typePin(page, '1111')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('That PIN is too easy to guess.')
  await axe()
  await typePin(page, '2580')
  await expectToast(page, 'Your pin has been set and your card is ready for use!')
  await expect(page).toHaveURL(/\/dashboard$/)

  await (await unfoldCard(page)).getByRole('link', { name: 'Reset Pin' }).click()
  await expect(pinForm(page).getByLabel('New PIN')).toBeVisible()
  await expect(page.getByText('Do not activate your card')).toHaveCount(0)
  await typePin(page, '9146')
  await expectToast(page, 'Your pin has been set')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('ignores messages about a PIN from other windows', ON_DESKTOP, async ({ bank, page }) => {
  await signInUnseen(page, bank.url, HOLDER)
  const commits: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/pin_set_commit')) commits.push(request.url())
  })
  await page.goto(`${bank.url}/dashboard/set-pin`)
  await expect(pinForm(page).getByLabel('New PIN')).toBeVisible()
  await page.evaluate(async () => {
    const own = document.querySelector('iframe')
    const origin = new URL(own?.src ?? '').origin
    window.postMessage(0, '*')
    window.postMessage('0', '*')
    const forge = (source: Window | null | undefined, from: string) =>
      dispatchEvent(new MessageEvent('message', { data: 0, origin: from, source: source ?? null }))
    forge(null, origin)
    forge(window, origin)
    forge(own?.contentWindow, location.origin)
    forge(own?.contentWindow, `${origin}.evil.example`)
    // A second frame of the processor, with an expired key. It reports that to the page around it.
    const other = document.createElement('iframe')
    other.title = 'other'
    other.src = `${origin}/pin-set?key=none`
    const reported = new Promise<void>((resolve) => {
      addEventListener('message', ({ source }) => source === other.contentWindow && resolve())
    })
    document.body.append(other)
    await reported
  })
  const status = await page.evaluate(
    async () => (await fetch('/api/account/pin_set_commit', { method: 'POST' })).status,
  )
  expect(status, 'the processor has seen no PIN').toBe(409)
  expect(commits, 'of the page itself').toHaveLength(1)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)

  await typePin(page, '7391')
  await expectToast(page, 'Your pin has been set')
  await expect(page.getByText(PIN_FAILED)).toHaveCount(0)
})

test('replaces a lost card, declines the old one and sets a PIN for the new one @desktop', async ({
  bank,
  page,
  axe,
}) => {
  const merchant = merchantAt(bank.sandboxUrl)
  await enterAccount(page, bank.url, HOLDER)
  const lost = await merchant.cardOf(HOLDER)
  await panel(page).getByRole('link', { name: 'Request New Card' }).click()
  await expect(page).toHaveURL(/\/dashboard\/settings\/request-new-card$/)
  const order = page.getByRole('button', { name: 'Cancel card and request a new one' })
  await expect(order).toBeDisabled()
  await page.getByRole('radio', { name: 'I lost it' }).check()
  await expect(page.getByRole('main')).toContainText('$0.00')
  await axe()
  await page.getByRole('checkbox').check()
  await order.click()
  await expectToast(page, 'You have requested a new card', '7 to 10 business days')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(panel(page)).toContainText(CANCELLED)
  await expect(panel(page).getByRole('link', { name: 'Request New Card' })).toHaveCount(0)
  await axe()
  expect(await merchant.tries(HOLDER, { ...SNACK, card_id: lost })).toBe('replaced')
  await page.goto(`${bank.url}/dashboard/settings/request-new-card`)
  await expect(page.getByRole('main')).toContainText(CANCELLED)
  await expect(page.getByRole('radio')).toHaveCount(0)

  await page.goto(`${bank.url}/dashboard`)
  await press(page, 'Activate Card')
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await typePin(page, '4826')
  await expectToast(page, 'Your pin has been set')
  await expect(panel(page)).toContainText('Active')
  expect(await merchant.tries(HOLDER, SNACK)).toBe('approved')

  await panel(page).getByRole('link', { name: 'Request New Card' }).click()
  await page.getByRole('radio', { name: "It's damaged" }).check()
  await expect(page.getByRole('main')).toContainText('$5.00')
})

test('turns early access on and off @phone', async ({ bank, page, axe }) => {
  await enterAccount(page, bank.url, HOLDER, '/dashboard/early-ach-deposits')
  await expect(page.getByRole('heading', { name: 'Want early access to your funds?' })).toBeVisible()
  const toggle = page.getByRole('switch')
  for (const [verb, checked] of [
    ['Turn on', true],
    ['Turn off', false],
  ] as const) {
    await axe()
    await toggle.click()
    const question = page.getByRole('dialog', { name: `${verb} early access?` })
    await axe()
    await question.getByRole('button', { name: verb }).click()
    await expect(toggle).toBeChecked({ checked })
    await page.reload()
    await expect(toggle).toBeChecked({ checked })
  }
})

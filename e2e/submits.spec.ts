/**
 * A person in a hurry presses repeatedly on a phone that can't keep up. Each way to submit in a browser does
 * its work once: in the bank's rows, in orders to its partners, and in requests from the page.
 * `web/src/app/pressed-again.test.tsx` proves that every submission of the app is sent once. The tests here
 * cover the orders of money and cards, and one submission for each kind of page, dialog, confirmation, list,
 * file and new document.
 */
import type { Page } from '@playwright/test'
import { type Bank, ON_PHONE, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { signInUnseen } from './src/sign-in.ts'
import { stepUp } from './src/step-up.ts'
import { applicationCases } from './src/submits/application-cases.ts'
import { autopayCases } from './src/submits/autopay-cases.ts'
import { billsCases } from './src/submits/bills-cases.ts'
import { CARD_HOLDER, cardCases } from './src/submits/card-cases.ts'
import { fundingCases } from './src/submits/funding-cases.ts'
import { pressCases } from './src/submits/press-cases.ts'
import { receiptsCases } from './src/submits/receipts-cases.ts'
import { sessionCases } from './src/submits/session-cases.ts'
import { setasideCases } from './src/submits/setaside-cases.ts'
import { settingsCases } from './src/submits/settings-cases.ts'
import { trackerCases } from './src/submits/tracker-cases.ts'
import { mailWith, worldOf } from './src/world.ts'

const STARTER = 'starter@example.com'

// No script can run in the card's frame, not even those that the tests add to every page to watch it.
test.use({ expectedErrors: [/^console: Blocked script execution in '[^']*\/card-image\//] })
// Each test has its own bank, so the tests can run at the same time.
test.describe.configure({ mode: 'parallel' })
test.beforeEach(({ bank }) => bank.restore())

/**
 * Signs in, and waits for the notification about the new device. A job sends it, so no press seems to cause
 * it.
 */
const enterAsHolder = async (page: Page, bank: Bank) => {
  await signInUnseen(page, bank.url, CARD_HOLDER)
  await mailWith(worldOf(bank.sandboxUrl), CARD_HOLDER, 'New sign-in')
}

test(
  'changes the tracker or the card once, however often the button is pressed',
  ON_PHONE,
  async ({ bank, page }) => {
    await enterAsHolder(page, bank)
    await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, [...trackerCases, ...cardCases])
  },
)

test('moves money once, however often the button is pressed', ON_PHONE, async ({ bank, page }) => {
  await operatorOf(bank).setFeatures(STARTER, { billPay: true, paperBillPay: true })
  await signInUnseen(page, bank.url, STARTER)
  await stepUp(page, bank)
  await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, [...billsCases, ...fundingCases])
})

test('sets money aside once, however often the button is pressed', ON_PHONE, async ({ bank, page }) => {
  await signInUnseen(page, bank.url, STARTER)
  await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, setasideCases)
})

test('turns autopay on once, however often the button is pressed', ON_PHONE, async ({ bank, page }) => {
  await operatorOf(bank).setFeatures(STARTER, { billPay: true })
  await signInUnseen(page, bank.url, STARTER)
  await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, autopayCases)
})

test('adds receipts once, however often the button is pressed', ON_PHONE, async ({ bank, page }) => {
  await signInUnseen(page, bank.url, STARTER)
  await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, receiptsCases)
})

test('sends a form once, however often its dialog is confirmed', ON_PHONE, async ({ bank, page }) => {
  await signInUnseen(page, bank.url, STARTER)
  await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, settingsCases)
})

test('opens an account once, however often the button is pressed', ON_PHONE, async ({ bank, page }) => {
  await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, applicationCases)
})

test(
  'signs in and reopens an account once, however often the button is pressed',
  ON_PHONE,
  async ({ bank, page }) => {
    await pressCases({ page, bank, world: worldOf(bank.sandboxUrl) }, sessionCases)
  },
)

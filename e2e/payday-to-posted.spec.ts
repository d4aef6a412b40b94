/**
 * From payday to posted, at the screens that matter: the home page says that all is right, the step of the plan is shown, a
 * purchase cannot take the trustee's money, the payment is posted, a missing paycheck is told, and the payment history can be
 * checked by anyone. The whole story, to the cent, is in server/tests/payday-to-posted.slow.test.ts.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hasPdfTools, textOfPdf } from '../server/tests/support/pdf-tools.ts'
import { addTrustee, turnAutopayOn } from './src/autopay-maker.ts'
import { type Bank, expect, ON_PHONE, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { photographMoment } from './src/photograph.ts'
import { createPayday, createPlan } from './src/plan-maker.ts'
import { downloadLedger } from './src/receipt-maker.ts'
import { openSetAside, turnSharesOn } from './src/set-aside-maker.ts'
import { enterAccount, signInUnseen } from './src/sign-in.ts'
import { worldOf } from './src/world.ts'

/** Approved, with $250.00 and no plan. */
const CUSTOMER = 'starter@example.com'
const CASE_NUMBER = '26-10077'
/** Every other Wednesday. */
const [FIRST_PAYDAY, MISSING_PAYDAY] = ['2026-08-26', '2026-10-07']

/** $465.00 on the 16th of each month, and $505.00 from October on. Each payment is sent four banking days before. */
test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await operatorOf(bank).setFeatures(CUSTOMER, { billPay: true })
  await signInUnseen(page, bank.url, CUSTOMER)
  const opening = { as_of: '2026-08-20', posted_total: '3255.00' }
  await createPlan(page, bank, { trustee_id: 9001, opening }, [
    { amount: '465.00', reason: 'plan' },
    { from_month: '2026-10-01', amount: '505.00', reason: 'step' },
  ])
  await createPayday(page, bank, FIRST_PAYDAY)
  await addTrustee(page, bank, CASE_NUMBER)
  await openSetAside(page, bank)
  await turnSharesOn(page, bank)
  await turnAutopayOn(page, bank)
})

/** Lives until one o'clock in the afternoon of a day, in New York, and opens a page. */
const liveUntil = async (page: Page, bank: Bank, on: string, path = '/dashboard') => {
  await worldOf(bank.sandboxUrl).advance({ to: `${on}T17:00:00.000Z` })
  await enterAccount(page, bank.url, CUSTOMER, path)
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

// FORE-03, CASE-09, SETA-01, AUTO-05, REC-03, EVI-01, EVI-03
test('from payday to posted', ON_PHONE, async ({ bank, page, axe }) => {
  const world = worldOf(bank.sandboxUrl)
  const prn = await world.prnOf(CUSTOMER)
  await world.employ(prn, {
    frequency: 'biweekly',
    first_on: FIRST_PAYDAY,
    amount: '1200.00',
    payer: 'ACME WIDGETS',
    missing: [MISSING_PAYDAY],
  })
  const spend = async (amount: string) =>
    world.settle(await world.buy(prn, { merchant: 'RENT AND GROCERIES', amount }))

  await test.step('after payday, the home page says that all is right', async () => {
    await liveUntil(page, bank, FIRST_PAYDAY)
    await expect(heading(page)).toHaveText(
      'By what we know, your money is expected to last until payday on Sep 9.',
    )
    await axe()
    await photographMoment(page, '1-payday')
  })

  await test.step('the plan shows the step to come', async () => {
    await page.goto(`${bank.url}/dashboard/plan`)
    await expect(page.getByText('Month 7 of 60')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your payments' })).toContainText(
      '$505.00 a month from October 2026',
    )
    await axe()
    await photographMoment(page, '2-step')
  })

  await test.step("a purchase cannot take the trustee's money", async () => {
    await liveUntil(page, bank, '2026-09-09')
    await spend('2159.00')
    await world.buyInVain(prn, { merchant: 'TELEVISION', amount: '400.00' })
    await enterAccount(page, bank.url, CUSTOMER)
    await expect(page.getByText('Money for your trustee payment of Sep 16 is set aside.')).toBeVisible()
    await axe()
    await photographMoment(page, '3-set-aside')
  })

  await test.step('the trustee posts the payment before its due day', async () => {
    await liveUntil(page, bank, '2026-09-14', '/dashboard/plan/receipts')
    const ledger = await downloadLedger(bank, CASE_NUMBER, 1)
    await page.getByRole('button', { name: 'Add from a file' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add from a file' })
    await dialog.getByLabel('CSV file').setInputFiles(ledger)
    await dialog.getByRole('button', { name: 'Add 1 receipt' }).click()
    await expect(dialog).toBeHidden()
    const payments = page.getByRole('list', { name: 'Sent and posted' }).getByRole('listitem')
    await expect(payments).toHaveText([/^\$465\.00Sent Thu, Sep 10.*Posted Fri, Sep 11/])
    await axe()
    await photographMoment(page, '4-posted')
  })

  await test.step('a missing paycheck is told on the home page', async () => {
    await liveUntil(page, bank, '2026-09-23')
    await spend('947.00')
    await liveUntil(page, bank, '2026-10-08')
    await expect(heading(page)).toHaveText('Your trustee payment of Oct 16 could be short by $253.00.')
    await axe()
    await photographMoment(page, '5-short')
  })

  await test.step('the payment history can be checked by anyone', async () => {
    await page.goto(`${bank.url}/dashboard/plan/proof`)
    await axe()
    await photographMoment(page, '6-history')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    const buffer = readFileSync(await (await saved).path())
    expect(buffer.subarray(0, 5).toString()).toBe('%PDF-')
    if (!hasPdfTools) return
    const code = /(?:[0-9A-Z]{5}-){4}[0-9A-Z]{6}/.exec(textOfPdf(buffer))?.[0] ?? ''
    await page.context().clearCookies()
    await page.goto(`${bank.url}/verify?code=${code}`)
    await expect(page).toHaveURL(`${bank.url}/verify`)
    const file = { name: 'history.pdf', mimeType: 'application/pdf', buffer }
    await page.getByLabel('The PDF file').setInputFiles(file)
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText(/^This is the document that \S+ made on /)).toBeVisible()
    await axe()
    await photographMoment(page, '7-checked')
  })
  await world.expectBalancedBook()
})

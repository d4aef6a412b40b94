/** Documents about payments to the trustee: made, downloaded, read and checked, and refused once a byte was changed. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hasPdfTools, textOfPdf } from '../server/tests/support/pdf-tools.ts'
import { addTrustee } from './src/autopay-maker.ts'
import { expect, test } from './src/fixtures.ts'
import { operatorOf } from './src/operator.ts'
import { createPlan } from './src/plan-maker.ts'
import { signInUnseen } from './src/sign-in.ts'

/** Approved, with $250.00 and no plan. */
const CUSTOMER = 'starter@example.com'

test.beforeEach(async ({ bank, page }) => {
  await bank.restore()
  await operatorOf(bank).setFeatures(CUSTOMER, { billPay: true })
  await signInUnseen(page, bank.url, CUSTOMER)
})

// EVI-01, EVI-03, EVI-04
test('makes a history that anyone can check, until a byte is changed @phone', async ({ bank, page, axe }) => {
  await createPlan(page, bank)
  await addTrustee(page, bank)
  await page.goto(`${bank.url}/dashboard/plan/proof`)
  await expect(page.getByRole('heading', { name: 'Trustee payment history' })).toBeVisible()
  await axe()
  const history = await download(page, 'Download PDF')
  expect(history.name).toBe('trustee-payment-history.pdf')
  expect(history.file.subarray(0, 5).toString()).toBe('%PDF-')
  const table = await download(page, 'Download CSV')
  expect(table.file.toString()).toMatch(/^Month,Due,Amount due \(typed by the customer\),/)

  if (!hasPdfTools) return
  const text = textOfPdf(history.file)
  expect(text.replace(/\s+/g, ' ')).toContain('This is not a statement of the trustee.')
  expect(text).toContain('26-10077')
  const code = /(?:[0-9A-Z]{5}-){4}[0-9A-Z]{6}/.exec(text)?.[0] ?? ''
  // Whoever got the document has no account here.
  await page.context().clearCookies()
  await check(page, bank.url, code, history.file)
  await expect(page.getByText(/^This is the document that \S+ made on /)).toBeVisible()
  await expect(page.getByText('26-10077')).toHaveCount(0)
  await axe()

  const changed = Buffer.from(history.file)
  changed.writeUInt8(changed.readUInt8(900) ^ 1, 900)
  await check(page, bank.url, code, changed)
  await expect(page.getByText('This is not the document that was made')).toBeVisible()
  await axe()
  await check(page, bank.url, '7'.repeat(26), history.file)
  await expect(page.getByText('This is not the document that was made')).toBeVisible()
})

// EVI-06
test('asks for a plan first', async ({ bank, page, axe }) => {
  await page.goto(`${bank.url}/dashboard/plan/proof`)
  await expect(page.getByRole('link', { name: 'Set up my plan' })).toBeVisible()
  await axe()
})

const download = async (page: Page, name: string): Promise<{ name: string; file: Buffer }> => {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await saved
  return { name: file.suggestedFilename(), file: readFileSync(await file.path()) }
}

const check = async (page: Page, url: string, code: string, buffer: Buffer): Promise<void> => {
  await page.goto(`${url}/verify?code=${code}`)
  await expect(page).toHaveURL(`${url}/verify`)
  const file = { name: 'history.pdf', mimeType: 'application/pdf', buffer }
  await page.getByLabel('The PDF file').setInputFiles(file)
  await page.getByRole('button', { name: 'Check' }).click()
}

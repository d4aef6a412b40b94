/** Fills in the forms that add a trustee as a biller. */
import type { Page } from '@playwright/test'
import type { Bank } from './fixtures.ts'

export const BILLS = '/dashboard/paybills'

interface PaperPayee {
  name: string
  account?: string
  street: string
  city: string
  state: string
  zip: string
  isTrustee?: boolean
}

const fillPaper = async (page: Page, bank: Bank, payee: PaperPayee) => {
  await page.goto(`${bank.url}${BILLS}/add-paper-biller`)
  await page.getByLabel('Name of the payee').fill(payee.name)
  if (payee.account) await page.getByLabel('Biller Account Number').fill(payee.account)
  await page.getByLabel('Street address (optional)').fill(payee.street)
  await page.getByLabel('City').fill(payee.city)
  await page.getByLabel('State', { exact: true }).selectOption(payee.state)
  await page.getByLabel('ZIP code').fill(payee.zip)
  if (payee.isTrustee) await page.getByLabel('This is my Chapter 13 trustee').check()
}
export const addPaper = async (page: Page, bank: Bank, payee: PaperPayee) => {
  await fillPaper(page, bank, { account: '26-10077', ...payee })
  await page.getByRole('button', { name: 'Add bill' }).click()
}

/** Chooses a merchant of the directory on the form of a new biller. */
export const findTrustee = async (page: Page, bank: Bank, state: string, name: string) => {
  await page.goto(`${bank.url}${BILLS}/add-biller`)
  await page.getByLabel('Select State').selectOption(state)
  await page.getByRole('combobox', { name: 'Search Merchants' }).fill(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
  await page.getByLabel('Category').selectOption('Personal finance')
}

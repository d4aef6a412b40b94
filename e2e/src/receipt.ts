/** The receipt that follows a payment of a bill. It stays until it is closed (BILLS-128). */
import { expect, type Page } from '@playwright/test'
import { expectToast } from './toasts.ts'

/** Expects the receipt of a payment with its reference, and closes it. */
export const closeReceipt = async (page: Page, check?: () => Promise<unknown>): Promise<void> => {
  const title = 'Payment created successfully.'
  const receipt = page.getByRole('dialog', { name: title })
  await expect(receipt).toContainText(/BP-\d{8}/)
  await check?.()
  await receipt.getByRole('button', { name: 'OK' }).click()
  await expectToast(page, title)
}

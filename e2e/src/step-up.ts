/** Step-up: proof of ownership before changing sign-in settings, linking a bank or adding a payee. */
import { expect, type Page } from '@playwright/test'
import type { Bank } from './fixtures.ts'
import { PASSWORD } from './sign-in.ts'

/**
 * Proves ownership for the next five minutes of the page's session, without the dialog: for tests about
 * something else.
 */
export const stepUp = async (
  page: Page,
  bank: Pick<Bank, 'url'>,
  proof: { password: string } | { otp_attempt: string } = { password: PASSWORD },
): Promise<void> => {
  const reply = await page.request.post(`${bank.url}/api/step_up`, {
    headers: { origin: bank.url },
    data: proof,
  })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** Fills in the dialog, as a person does. */
export const confirmItsYou = async (page: Page, password = PASSWORD): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
}

import type { Page } from '@playwright/test'

/** Password of all personas. */
export const PASSWORD = 'Chapter13-Sandbox'

/** Signs in on the login page, as a person does. */
export const signIn = async (
  page: Page,
  bankUrl: string,
  email: string,
  password = PASSWORD,
): Promise<void> => {
  await page.goto(`${bankUrl}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

import { expect, type Page } from '@playwright/test'

/** The password of all personas. */
export const PASSWORD = 'Chapter13-Sandbox'

/** Signs in on the login page, as a person does. */
export const signIn = async (page: Page, bankUrl: string, email: string, password = PASSWORD) => {
  await page.goto(`${bankUrl}/login`)
  await fillIn(page, email, password)
}

/** Fills in the login page, which is already open. */
export const fillIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/**
 * Signs in with the form's own request and opens a page: for tests about something other than the sign-in.
 */
export const enterAccount = async (page: Page, bankUrl: string, email: string, path = '/dashboard') => {
  await signInUnseen(page, bankUrl, email)
  await page.goto(`${bankUrl}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Gives the browser a session without opening a page. */
export const signInUnseen = async (page: Page, bankUrl: string, email: string): Promise<void> => {
  const reply = await page.request.post(`${bankUrl}/users/sign_in`, {
    headers: { origin: bankUrl },
    data: { user: { email, password: PASSWORD } },
  })
  expect(reply.status(), await reply.text()).toBe(200)
}

/** Below this width in pixels, the layout is that of a phone. */
const PHONE_BELOW = 768

/** Presses "Log out" in the menu under the picture, or on a phone, which has no such menu, under "More". */
export const askToSignOut = async (page: Page): Promise<void> => {
  const isPhone = (page.viewportSize()?.width ?? 0) < PHONE_BELOW
  await page.getByRole('button', { name: isPhone ? 'More' : 'Your account', exact: true }).click()
  await page.getByRole(isPhone ? 'button' : 'menuitem', { name: 'Log out' }).click()
}

export const signOut = async (page: Page): Promise<void> => {
  await askToSignOut(page)
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
}

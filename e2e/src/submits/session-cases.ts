/** Submissions on a page that is then replaced by a new document. */
import { expect } from '../fixtures.ts'
import { PASSWORD, signIn, signOut } from '../sign-in.ts'
import type { SubmitCase } from './submit-case.ts'

export const sessionCases: readonly SubmitCase[] = [
  {
    name: 'sign-in',
    ready: async ({ page, bank }) => {
      await page.goto(`${bank.url}/login`)
      // Scripts can press a button that the app has just replaced. A finger can't.
      await expect(page.locator('#drawn')).toHaveCount(0)
      await page.getByLabel('Email').fill('starter@example.com')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      return page.getByRole('button', { name: 'Log In' })
    },
    effects: { sessions: 1 },
  },
  {
    name: 'reopen-account',
    ready: async ({ page, bank }) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await signOut(page)
      await signIn(page, bank.url, 'unfunded@example.com')
      await page.getByRole('link', { name: 'Choose how to add money' }).click()
      return page.getByRole('button', { name: /Salary \/ Payroll/ })
    },
    effects: { modifyStatus: 1, notifications: 1 },
  },
]

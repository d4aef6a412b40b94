/** The two dialogs that open over a form: one proves ownership, the other signs in again. */
import { expect } from '@playwright/test'
import { PASSWORD } from '../sign-in.ts'
import type { SubmitCase } from './submit-case.ts'

/** The order matters: the session has no proof of ownership before the first case. */
export const settingsCases: readonly SubmitCase[] = [
  {
    name: 'step-up',
    ready: async ({ page, bank }) => {
      await page.goto(`${bank.url}/dashboard/settings`)
      await expect(page.getByLabel('First name')).not.toHaveValue('')
      await page.getByLabel('Primary Phone').fill('3125550111')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      const stepUpDialog = page.getByRole('dialog', { name: "Confirm it's you" })
      await stepUpDialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
      return stepUpDialog.getByRole('button', { name: 'Confirm' })
    },
    // The step-up, and the form that waited for it.
    requests: 2,
    effects: { sign_in_snapshots: 1, updateAccount: 1 },
  },
  {
    name: 'sign-in-again',
    ready: async ({ page, bank }) => {
      await page.goto(`${bank.url}/dashboard/early-ach-deposits`)
      await page.getByRole('switch').click()
      await page.context().clearCookies()
      await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click()
      const dialog = page.getByRole('dialog', { name: 'Sign in again' })
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
      return dialog.getByRole('button', { name: 'Sign in and continue' })
    },
    // The sign-in, which sends a notification because the device isn't known, and the change that waited for
    // it.
    requests: 2,
    effects: { sessions: 1, notifications: 1, setAccountFeature: 1 },
  },
]

/** Every submission of the settings, and the two dialogs that come over a form: to prove ownership, and to sign in again. */
import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { PASSWORD } from '../sign-in.ts'
import type { Desk, Round, SubmitCase } from './submit-case.ts'

const openSettings = async ({ page, bank }: Desk) => {
  await page.goto(`${bank.url}/dashboard/settings`)
  await expect(page.getByLabel('First name')).not.toHaveValue('')
}

const changePhone = async (desk: Desk, phone: string) => {
  await openSettings(desk)
  await desk.page.getByLabel('Primary Phone').fill(phone)
  return desk.page.getByRole('button', { name: 'Save Changes' })
}

const theSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Secure your account with multi factor authentication' })
const phoneOf = (round: Round, at: number) => `31255501${round}${at}`

/** In this order: the session has no proof of ownership before the first one, and multi-factor is on in the middle. */
export const settingsCases: readonly SubmitCase[] = [
  {
    name: 'step-up',
    ready: async (desk, round) => {
      await (await changePhone(desk, phoneOf(round, 1))).click()
      const ask = desk.page.getByRole('dialog', { name: "Confirm it's you" })
      await ask.getByLabel('Password', { exact: true }).fill(PASSWORD)
      return ask.getByRole('button', { name: 'Confirm' })
    },
    // The proof, and the form that waited for it.
    requests: 2,
    effects: { sign_in_snapshots: 1, updateAccount: 1 },
  },
  {
    name: 'save-personal-info',
    ready: (desk, round) => changePhone(desk, phoneOf(round, 2)),
    effects: { sign_in_snapshots: 1, updateAccount: 1 },
  },
  {
    name: 'enable-mfa',
    ready: async (desk) => {
      await openSettings(desk)
      await theSwitch(desk.page).click()
      return desk.page.getByRole('button', { name: 'Turn on' })
    },
    effects: {},
  },
  {
    name: 'confirm-mfa',
    ready: async ({ page }) => {
      const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
      await page
        .getByLabel('Code from the app')
        .fill(new TOTP({ secret: key.replaceAll(' ', '') }).generate())
      return page.getByRole('button', { name: 'Confirm' })
    },
    effects: { notifications: 1, sign_in_snapshots: 1 },
  },
  {
    name: 'generate-backup-codes',
    ready: async (desk) => {
      await openSettings(desk)
      return desk.page.getByRole('button', { name: 'Generate Backup Codes' })
    },
    effects: { backup_codes: 10, notifications: 1, sign_in_snapshots: 1 },
  },
  {
    name: 'disable-mfa',
    ready: async (desk) => {
      await openSettings(desk)
      await theSwitch(desk.page).click()
      return desk.page.getByRole('button', { name: 'Turn off' })
    },
    effects: { backup_codes: -10, notifications: 1, sign_in_snapshots: 1 },
  },
  {
    name: 'sign-in-again',
    ready: async (desk, round) => {
      const { page } = desk
      await page.goto(`${desk.bank.url}/dashboard/early-ach-deposits`)
      await page.getByRole('switch').click()
      await page.context().clearCookies()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: round === 1 ? 'Turn on' : 'Turn off' })
        .click()
      const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
      return dialog.getByRole('button', { name: 'Sign in and go on' })
    },
    // The sign-in, which is told of since the device is not known, and the change that waited for it.
    requests: 2,
    effects: { sessions: 1, notifications: 1, setAccountFeature: 1 },
  },
]

/** What is submitted before somebody is signed in, and once in a bank only: each round has a bank of its own. */
import { expect } from '@playwright/test'
import { enterAccount, PASSWORD, signIn } from '../sign-in.ts'
import { stepUp } from '../step-up.ts'
import { toldOf } from '../told.ts'
import { mailedLink } from '../world.ts'
import { confirmationCase, replacementCase } from './card-cases.ts'
import type { Desk, SubmitCase } from './submit-case.ts'

const CUSTOMER = 'starter@example.com'
const NEW_ADDRESS = 'starter.moved@example.com'
const FORGETFUL = 'fraud@example.com'
const NEW_PASSWORD = 'Autumn-Harvest-77'

const signOut = ({ page }: Desk) => page.context().clearCookies()

const open = async ({ page, world }: Desk, to: string, path: string) =>
  page.goto(await mailedLink(world, to, path))

export const sessionCases: readonly SubmitCase[] = [
  replacementCase,
  {
    name: 'reopen-account',
    ready: async (desk) => {
      const { page, bank } = desk
      await signOut(desk)
      await signIn(page, bank.url, 'unfunded@example.com')
      await page.getByRole('link', { name: 'Choose how to fund it' }).click()
      return page.getByRole('button', { name: /Salary \/ Payroll/ })
    },
    effects: { modifyStatus: 1, notifications: 1 },
  },
  {
    name: 'request-reset',
    ready: async (desk) => {
      await signOut(desk)
      await desk.page.goto(`${desk.bank.url}/request-reset-password`)
      await desk.page.getByLabel('Email').fill(FORGETFUL)
      return desk.page.getByRole('button', { name: 'Send link' })
    },
    effects: { reset_tokens: 1 },
  },
  {
    name: 'reset-password',
    ready: async (desk) => {
      await open(desk, FORGETFUL, '/password-reset')
      await desk.page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
      await desk.page.getByLabel('New password again').fill(NEW_PASSWORD)
      return desk.page.getByRole('button', { name: 'Save new password' })
    },
    effects: { notifications: 1 },
  },
  {
    name: 'sign-in',
    ready: async ({ page, bank }) => {
      await page.goto(`${bank.url}/login`)
      await page.getByLabel('Email').fill(CUSTOMER)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      return page.getByRole('button', { name: 'Log In' })
    },
    effects: { sessions: 1 },
  },
  confirmationCase(CUSTOMER),
  {
    name: 'confirm-email',
    ready: async (desk) => {
      const { page, bank } = desk
      await signOut(desk)
      await enterAccount(page, bank.url, CUSTOMER)
      await stepUp(page, bank)
      await page.goto(`${bank.url}/dashboard/settings`)
      await expect(page.getByLabel('First name')).not.toHaveValue('')
      await page.getByLabel('Email').fill(NEW_ADDRESS)
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await toldOf(page, 'Your personal info has been updated.')
      await open(desk, NEW_ADDRESS, '/confirm-email')
      return page.getByRole('button', { name: 'Confirm my new email' })
    },
    effects: { email_confirmations: -1, notifications: 1, sign_in_snapshots: 1 },
    comesLater: 'updateAccount',
  },
  {
    name: 'undo-change',
    ready: async (desk) => {
      await open(desk, CUSTOMER, '/undo')
      return desk.page.getByRole('button', { name: 'Undo the change' })
    },
    effects: { notifications: 1, reset_tokens: 1, sign_in_snapshots: -2 },
    comesLater: 'updateAccount',
  },
]

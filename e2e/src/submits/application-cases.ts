/** Every submission of an application. Each round has an applicant of its own. */
import { expect } from '@playwright/test'
import { enterAtIdentification, identify, openAgreements } from '../applicant.ts'
import type { SubmitCase } from './submit-case.ts'

const APPLICANTS = {
  1: {
    first: 'Mira',
    last: 'Okafor',
    email: 'mira.okafor@example.com',
    phone: '5550100101',
    provesPhone: true,
  },
  2: {
    first: 'Toni',
    last: 'Marsh',
    email: 'toni.marsh@example.com',
    phone: '5550100102',
    provesPhone: true,
  },
} as const

export const applicationCases: readonly SubmitCase[] = [
  {
    name: 'save-application',
    ready: async ({ page, bank }, round) => {
      await page.context().clearCookies()
      await enterAtIdentification(page, bank, APPLICANTS[round])
      await page.goto(`${bank.url}/account-application/address`)
      await page.getByLabel('City').fill('Chatham')
      return page.getByRole('button', { name: 'Continue' })
    },
    effects: {},
  },
  {
    name: 'send-phone-code',
    ready: async ({ page }, round) => {
      await expect(page).toHaveURL(/\/identification$/)
      await identify(page, `90001123${round}`)
      await openAgreements(page)
      return page.getByRole('button', { name: 'Send code' })
    },
    effects: { phone_codes: 1, Verifications: 1 },
  },
  {
    name: 'verify-phone',
    ready: async ({ page, world }, round) => {
      const { phone } = APPLICANTS[round]
      await expect.poll(() => world.latestMessage(phone)).toBeTruthy()
      await page.getByLabel('Verification code').fill((await world.latestMessage(phone))?.code ?? '')
      return page.getByRole('button', { name: 'Verify' })
    },
    effects: { VerificationCheck: 1 },
  },
  {
    name: 'submit-application',
    ready: async ({ page }) => page.getByRole('button', { name: 'Submit application' }),
    effects: {
      accounts: 1,
      agreement_acceptances: 3,
      cards: 1,
      createAccount: 1,
      identity_checks: 1,
      personal_infos: 1,
      statement_schedules: 1,
    },
  },
]

/** Submissions in an application. */
import { enterAtIdentification, identify, openAgreements } from '../applicant.ts'
import type { SubmitCase } from './submit-case.ts'

const APPLICANT = {
  first: 'Mira',
  last: 'Okafor',
  email: 'mira.okafor@example.com',
  phone: '5550100101',
  provesPhone: true,
} as const

export const applicationCases: readonly SubmitCase[] = [
  {
    name: 'send-phone-code',
    ready: async ({ page, bank }) => {
      await enterAtIdentification(page, bank, APPLICANT)
      await identify(page, '900011231')
      await openAgreements(page)
      return page.getByRole('button', { name: 'Send code' })
    },
    effects: { phone_codes: 1, Verifications: 1 },
  },
  {
    name: 'submit-application',
    ready: async ({ page, world }) => {
      const code = (await world.latestMessage(APPLICANT.phone))?.code ?? ''
      await page.getByLabel('Verification code').fill(code)
      await page.getByRole('button', { name: 'Verify' }).click()
      return page.getByRole('button', { name: 'Submit application' })
    },
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

/** What an applicant does on the last step of the application. */
import { type AccountApplication, AGREEMENTS } from '@yoursuccess/contract/application/application'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applicationReplies, filledApplication, sampleApplicant } from './application-replies.ts'
import { renderApp } from './render-app.tsx'
import type { Handler } from './wire.ts'

/** Opens the review step by typing the Social Security number. */
export const review = async (
  application: AccountApplication = filledApplication,
  handlers: Handler[] = [],
) => {
  const app = renderApp('/account-application/identification', {
    user: sampleApplicant,
    handlers: [...applicationReplies(application), ...handlers],
  })
  await userEvent.type(await screen.findByLabelText('Social Security Number'), '987654321')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Review and submit' })
  return app
}
export const agreement = (title: string) => screen.getByRole('link', { name: new RegExp(`^${title}`) })
export const openAgreements = async () => {
  for (const { title } of AGREEMENTS) await userEvent.click(agreement(title))
}
export const submit = () => screen.getByRole('button', { name: 'Submit application' })
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

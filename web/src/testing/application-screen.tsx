/** What an applicant does on the pages of the application. */
import { type AccountApplication, saveApplication } from '@yoursuccess/contract/application/application'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applicationReplies, newApplication, sampleApplicant } from './application-replies.ts'
import { renderApp } from './render-app.tsx'
import { type Handler, on, type WireRequest } from './wire.ts'

export const openApplication = (
  path: string,
  application: AccountApplication = newApplication,
  handlers: Handler[] = [],
) => renderApp(path, { user: sampleApplicant, handlers: [...applicationReplies(application), ...handlers] })

export const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name)
export const goOn = async (name = 'Continue') => userEvent.click(await screen.findByRole('button', { name }))

/** Answers a save with the application and the request's changes, as the server does. */
export const saving = (before: AccountApplication) =>
  on(saveApplication, ({ body }: WireRequest) => ({
    ...before,
    ...(body as { account_application: Partial<AccountApplication> }).account_application,
  }))

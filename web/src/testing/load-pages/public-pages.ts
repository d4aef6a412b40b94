import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getBalance } from '@yoursuccess/contract/account/account'
import { getApplication, listOccupations } from '@yoursuccess/contract/application/application'
import { getProgram } from '@yoursuccess/contract/program/program'
import { applicationReplies, filledApplication, sampleApplicant } from '../application-replies.ts'
import { announcedProgram, sampleUser } from '../samples.ts'
import { on } from '../wire.ts'
import { type LoadPage, press } from './load-page.ts'

const applying = { user: sampleApplicant, handlers: applicationReplies(filledApplication) }

export const publicPages: readonly LoadPage[] = [
  ...['/', '/about', '/account-features', '/fees', '/3', '/login', '/request-reset-password'].map(
    (path): LoadPage => ({ path, user: 'nobody', loads: { getProgram } }),
  ),
  {
    path: '/program-notice',
    user: 'nobody',
    loads: { getProgram },
    handlers: [on(getProgram, announcedProgram)],
  },
  { path: '/password-reset?reset_password_token=abc', user: 'nobody', loads: {} },
  { path: '/confirm-email?token=abc', user: 'nobody', loads: {} },
  { path: '/undo?token=abc', user: 'nobody', loads: {} },
  { path: '/verify', user: 'nobody', loads: {} },
  { path: '/legal/electronic-communications', user: 'nobody', loads: { getProgram } },
  { path: '/legal/deposit-account', user: 'nobody', loads: { getProgram } },
  { path: '/legal/privacy-policy', user: 'nobody', loads: { getProgram } },
  {
    path: '/closed',
    user: { ...sampleUser, has_closed_account: true, closed_account_reason: 'other' },
    loads: { getProgram, getBalance },
  },
  { path: '/account-application', ...applying, loads: { getApplication } },
  {
    path: '/account-application/personal-information',
    ...applying,
    loads: { getApplication, listOccupations, getProgram },
  },
  { path: '/account-application/address', ...applying, loads: { getApplication } },
  { path: '/account-application/identification', ...applying, loads: { getApplication } },
  { path: '/account-application/review', ...applying, loads: { getApplication } },
  {
    path: '/account-application/identification',
    name: 'going on to the review',
    ...applying,
    loads: { listOccupations },
    prepare: async () => {
      await userEvent.type(await screen.findByLabelText('Social Security Number'), '987654321')
      await press('Continue')
    },
  },
  {
    path: '/account-application/application-referred',
    user: sampleApplicant,
    handlers: applicationReplies({ ...filledApplication, status: 'referred' }),
    loads: { getApplication },
  },
  {
    path: '/account-application/application-denied',
    user: sampleApplicant,
    handlers: applicationReplies({ ...filledApplication, status: 'rejected' }),
    loads: { getApplication },
  },
]

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AGREEMENTS, saveApplication, submitApplication } from '@yoursuccess/contract/application/application'
import { sendVerification, verifyPhone } from '@yoursuccess/contract/application/phone-verification'
import { applicationReplies, filledApplication, sampleApplicant } from '../application-replies.ts'
import { on } from '../wire.ts'
import { press, retype, enter, type SaveCase } from './save-case.ts'

/** The review is reached by typing the Social Security number, because it isn't stored. */
const REVIEW = {
  path: '/account-application/identification',
  place: '/account-application/review',
  user: sampleApplicant,
}
const withPhoneCode = applicationReplies({ ...filledApplication, has_phone_verification: true })

const toReview = async () => {
  await enter('Social Security Number', '987654321')
  await press('Continue')
  await screen.findByRole('heading', { name: 'Review and submit' })
  for (const { title } of AGREEMENTS)
    await userEvent.click(screen.getByRole('link', { name: new RegExp(`^${title}`) }))
}

export const applicationCases: readonly SaveCase[] = [
  {
    name: 'save-application',
    endpoint: saveApplication,
    path: '/account-application/personal-information',
    user: sampleApplicant,
    handlers: applicationReplies(filledApplication),
    fill: () => retype('Primary Phone', '5550100177'),
    press: () => press('Continue'),
  },
  {
    name: 'save-application',
    endpoint: saveApplication,
    path: '/account-application/address',
    user: sampleApplicant,
    handlers: applicationReplies(filledApplication),
    fill: () => retype('City', 'Rockford'),
    press: () => press('Continue'),
  },
  {
    name: 'submit-application',
    endpoint: submitApplication,
    ...REVIEW,
    handlers: applicationReplies(filledApplication),
    fill: toReview,
    press: () => press('Submit application'),
    dialog: /your application was(n't)? submitted/i,
  },
  {
    name: 'send-phone-code',
    endpoint: sendVerification,
    ...REVIEW,
    handlers: withPhoneCode,
    fill: toReview,
    press: () => press('Send code'),
  },
  {
    name: 'verify-phone',
    endpoint: verifyPhone,
    ...REVIEW,
    handlers: [
      ...withPhoneCode,
      on(sendVerification, () => ({
        message: 'ok',
        resend_at: new Date(Date.now() + 60_000).toISOString(),
      })),
    ],
    fill: async () => {
      await toReview()
      await press('Send code')
      await enter('Verification code', '000000')
    },
    press: () => press('Verify'),
  },
]

import { messages } from '@yoursuccess/contract/core/messages'

/** The second step of signing in. It is not part of the first load. */
export const passcodeCopy = messages('session.passcode', {
  headline: 'Enter your passcode',
  lead: 'Open your authenticator app and enter the code it shows. A backup code works too.',
  field: 'One-time passcode',
})

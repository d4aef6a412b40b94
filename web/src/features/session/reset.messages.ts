import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of the password reset. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const resetCopy = messages('session.reset', {
  resetFailed: 'There was an error while resetting your password. Please try again.',
  resetDone: 'Your password has been successfully updated. You will now be redirected to login',
  resetRequested: 'Check your email for a link to reset your password.',
  resetRequestHeadline: 'Reset your password',
  resetRequestLead:
    'Tell us the email you sign in with. We will send you a link that works once, for a short time.',
  resetHeadline: 'Choose a new password',
  passwordRule: '8 characters or more, with an uppercase letter, a lowercase letter and a number.',
  resetLinkMissing: 'This link is incomplete. Please open the whole link in the email, or ask for a new one.',
  resetLinkOver: 'This link does not work any more: it was used, replaced by a newer one, or is too old.',
  newLink: 'Ask for a new link',
  requestNotSent: 'We could not send your request. Please check your connection and try again.',
  newPassword: 'New password',
  newPasswordAgain: 'New password again',
  saveNewPassword: 'Save new password',
  sendLink: 'Send link',
})

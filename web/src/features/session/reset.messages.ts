import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of the password reset. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const resetCopy = messages('session.reset', {
  resetFailed: 'There was an error while resetting your password. Please try again.',
  resetDone: 'Your password has been successfully updated. You will now be redirected to login',
  resetRequested: 'Check your email for a link to reset your password.',
  resetRequestHeadline: 'Reset your password',
  resetRequestLead:
    "Enter the email you sign in with. We'll send you a link that works once and expires soon.",
  resetHeadline: 'Choose a new password',
  passwordRule: 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.',
  resetLinkMissing: 'This link is incomplete. Open the whole link from the email, or get a new one.',
  resetLinkOver: 'This link no longer works. It may have been used already, or it may be too old.',
  newLink: 'Get a new link',
  requestNotSent: "We couldn't send your request. Check your connection and try again.",
  newPassword: 'New password',
  newPasswordAgain: 'Confirm new password',
  saveNewPassword: 'Save new password',
  sendLink: 'Send link',
})

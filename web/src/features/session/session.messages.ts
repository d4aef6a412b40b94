import { type Message, messages } from '@yoursuccess/contract/core/messages'
import { sessionRefusals, type SessionCode } from '@yoursuccess/contract/session/session'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('session', {
  timedOut:
    "If you didn't sign out intentionally, we signed you out after 10 minutes of inactivity to keep your account safe. Thank you for banking with us.",
  loginSuccess: 'Login success!',
  wrongPasscode: 'MFA Failed',
  noResponse: "Can't Login",
  resetFailed: 'There was an error while resetting your password. Please try again.',
  resetDone: 'Your password has been successfully updated. You will now be redirected to login',
  resetRequested: 'Check your email for a link to reset your password.',
  inactivity: 'Your session is about to be closed due to inactivity',
  returnToSession: 'Return to my session',
  signOut: {
    title: 'Are you sure you want to sign out?',
    text: 'You can login again any time',
    confirmLabel: 'Log Out',
    cancelLabel: 'Cancel',
  },
  billPaySlide: 'Paying bills is not fun, but we can help make it easy',
  loginHeadline: 'Let your bank account help in your Chapter\u00a013 bankruptcy',
  loginLead: 'Sign in to see your balance, your trustee payment and your plan for the month.',
  passcodeHeadline: 'Enter your passcode',
  passcodeLead: 'Open your authenticator app and type the code that it shows. A backup code works too.',
  forgotPassword: 'Forgot password?',
  registerNow: 'Register Now',
  noAccount: 'New here?',
  resetRequestHeadline: 'Reset your password',
  resetRequestLead:
    'Tell us the email you sign in with. We will send you a link that works once, for a short time.',
  resetHeadline: 'Choose a new password',
  passwordRule: '8 characters or more, with an uppercase letter, a lowercase letter and a number.',
  resetLinkMissing: 'This link is incomplete. Please open the whole link in the email, or ask for a new one.',
  resetLinkOver: 'This link does not work any more: it was used, replaced by a newer one, or is too old.',
  newLink: 'Ask for a new link',
  endNear:
    'To keep your account safe, a session ends after some hours. Yours ends in 5 minutes: please finish, and log in again.',
  ended:
    'Your session lasted as long as one may, so we signed you out to keep your account safe. Please log in again.',
  lost: 'We lost the connection for a while and could not keep your session open, so it ended. Please log in again.',
  signingOut: 'Signing you out',
  notSignedOut: "We couldn't sign you out yet",
  notSignedOutLead:
    "We'll keep trying. Your account is not shown here any more, but on this device you are signed in until it is done: please keep this page open.",
  againTitle: 'Please sign in again',
  againLead:
    'Your session has ended, so this was not saved yet. Sign in to go on: what you entered is still here.',
  againGoOn: 'Sign in and go on',
  againLeave: 'Leave without saving',
  requestNotSent: 'We could not send your request. Please check your connection and try again.',
  backToLogin: 'Back to log in',
  cashBackSlide: 'Earn cash back at places where you shop anyway',
  benefitsSlide: 'One account for your paycheck, your trustee payment and your day',
  stepUpTitle: "Confirm it's you",
  stepUpPasswordLead: "Enter your password to continue. We'll keep what you entered.",
  stepUpCodeLead: "Enter a code from your authenticator app to continue. We'll keep what you entered.",
  stepUpCode: 'Code from the app, or a backup code',
  stepUpConfirm: 'Confirm',
  stepUpCancel: 'Cancel',
  tryAgainInSeconds: 'Try again in {count, plural, one {# second} other {# seconds}}, or ',
  tryAgainInMinutes: 'Try again in {count, plural, one {# minute} other {# minutes}}, or ',
  resetPassword: 'reset your password',
  personasHeading: 'Try it with a sample customer',
  personasLead: 'This is a trial with made-up people and money. Choose one to fill in the form.',
})

/** Every refusal has a sentence. A new code without one fails the type check. */
export const sessionMessages: Record<SessionCode, Message> = messages('session.refusals', {
  'session.invalid_credentials': sessionRefusals['session.invalid_credentials'].error,
  'session.wrong_passcode': copy.wrongPasscode,
  'session.invalid_reset_token': copy.resetFailed,
  'session.common_password': 'This password is too easy to guess. Please choose another one.',
  'session.busy': 'Too many people are signing in right now. Please try again in a moment.',
})

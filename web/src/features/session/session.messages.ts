import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('session', {
  timedOut:
    "If you didn't sign out intentionally, we signed you out after 10 minutes of inactivity to keep your account safe. Thank you for banking with us.",
  loginSuccess: 'Login success!',
  wrongPasscode: 'MFA Failed',
  noResponse: "Can't Login",
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
  endNear:
    'To keep your account safe, a session ends after some hours. Yours ends in 5 minutes: please finish, and log in again.',
  ended:
    'Your session lasted as long as one may, so we signed you out to keep your account safe. Please log in again.',
  lost: 'We lost the connection for a while and could not keep your session open, so it ended. Please log in again.',
  signingOut: 'Signing you out',
  notSignedOut: "We couldn't sign you out yet",
  notSignedOutLead:
    "We'll keep trying. Your account is not shown here any more, but on this device you are signed in until it is done: please keep this page open.",
  backToLogin: 'Back to log in',
  cashBackSlide: 'Earn cash back at places where you shop anyway',
  benefitsSlide: 'One account for your paycheck, your trustee payment and your day',
  tryAgainInSeconds:
    'Try again in {count, plural, one {# second} other {# seconds}}, or <a>reset your password</a>.',
  tryAgainInMinutes:
    'Try again in {count, plural, one {# minute} other {# minutes}}, or <a>reset your password</a>.',
  personasHeading: 'Try it with a sample customer',
  personasLead: 'This is a trial with made-up people and money. Choose one to fill in the form.',
  offers: 'What the account offers',
  email: 'Email',
  logIn: 'Log In',
  showPassword: 'Show password',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  password: 'Password',
  passcode: 'One-time passcode',
  tryAgain: 'Try again',
  carousel: 'carousel',
  slide: '{slide} of {count}',
  signOutIn:
    '{seconds, plural, one {We will sign you out in <b>#</b> second.} other {We will sign you out in <b>#</b> seconds.}}',
  signOutInAbout: 'We will sign you out in {seconds} seconds.',
})

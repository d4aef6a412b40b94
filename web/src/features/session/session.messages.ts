import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('session', {
  timedOut:
    "If you didn't sign out intentionally, we signed you out after 10 minutes of inactivity to keep your account safe. Thank you for banking with us.",
  loginSuccess: 'Login success!',
  wrongPasscode: 'MFA Failed',
  noResponse: "Can't Login",
  signOut: {
    title: 'Are you sure you want to sign out?',
    text: 'You can login again any time',
    confirmLabel: 'Log Out',
    cancelLabel: 'Cancel',
  },
  billPaySlide: 'Paying bills is not fun, but we can help make it easy',
  loginHeadline: 'Let your bank account help in your Chapter\u00a013 bankruptcy',
  loginLead: 'Sign in to see your balance, your trustee payment and your plan for the month.',
  forgotPassword: 'Forgot password?',
  registerNow: 'Register Now',
  noAccount: 'New here?',
  ended:
    'You were signed in for a long time, so we signed you out to keep your account safe. Sign in again to continue.',
  lost: 'The connection was lost for a while, so you were signed out. Sign in again to continue.',
  signingOut: 'Signing you out',
  notSignedOut: "We couldn't sign you out yet",
  notSignedOutLead:
    "We'll keep trying. Your account is hidden, but you're still signed in on this device until we're done. Keep this page open.",
  backToLogin: 'Back to sign-in',
  cashBackSlide: 'Earn cash back where you already shop',
  benefitsSlide: 'One account for your paycheck, your trustee payment and everyday spending',
  tryAgainInSeconds:
    'Try again in {count, plural, one {# second} other {# seconds}}, or <a>reset your password</a>.',
  tryAgainInMinutes:
    'Try again in {count, plural, one {# minute} other {# minutes}}, or <a>reset your password</a>.',
  personasHeading: 'Try it with a sample customer',
  personasLead: 'This is a trial with made-up people and money. Choose one to fill in the form.',
  offers: 'What the account offers',
  email: 'Email',
  logIn: 'Log In',
  usePasskey: 'Use a passkey',
  showPassword: 'Show password',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  password: 'Password',
  tryAgain: 'Try again',
  carousel: 'carousel',
  slide: '{slide} of {count}',
})

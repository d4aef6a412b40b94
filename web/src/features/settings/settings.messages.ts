import { messages } from '@yoursuccess/contract/core/messages'
import { mfaRefusals } from '@yoursuccess/contract/session/mfa'
import { personalInfoRefusals } from '@yoursuccess/contract/customer/personal-info'
import { undoRefusals } from '@yoursuccess/contract/session/undo-change'
import { refusalMessages } from '../../lib/refusal-messages.ts'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('settings', {
  secure: 'Secure your account with multi factor authentication',
  generate: 'Generate Backup Codes',
  regenerate: 'Regenerate Backup Codes',
  codesFailed: 'There was an error generating your backup codes',
  enableFailed: 'There was an error enabling MFA.',
  disableFailed: 'There was an error disabling MFA.',
  saveFailed: 'There was an error updating your personal info',
  saved: 'Your personal info has been updated.',
  mfaReset:
    'Changing your email requires you to reset Multi-Factor Authentication. It has been disabled on your account and you will need to re-enable it to use it when you login.',
  saveChanges: 'Save Changes',
  title: 'Account settings',
  lead: 'How we reach you, where we send your card, and how you sign in.',
  personalInfo: 'Personal information',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint:
    "You sign in with it. To change it, enter a new one and confirm it with the link we'll send there.",
  phone: 'Primary Phone',
  address: 'Address',
  shippingDifferent: 'My shipping address is different',
  shipping: 'Shipping address',
  waiting:
    'We sent a link to {address}. Open it within 24 hours to confirm your new email. Until then, sign in with {current}.',

  signIn: 'Passkeys and devices',
  seeSignIn: "Add a passkey or see where you're signed in",
  notifications: 'Notifications',
  chooseChannels: 'Choose how we notify you',

  mfa: 'Multi-factor authentication',
  mfaLead:
    'Sign in with your password and a code from an app on your phone. A code from your phone keeps others out, even with your password.',
  enable: {
    title: 'Turn on multi-factor authentication?',
    text: "You'll need an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password. It takes about two minutes.",
    confirmLabel: 'Turn on',
    cancelLabel: 'Not now',
  },
  disable: {
    title: 'Turn off multi-factor authentication?',
    text: "You'll sign in with just your password. Your backup codes will stop working.",
    confirmLabel: 'Turn off',
    cancelLabel: 'Keep it on',
  },
  unfinished:
    "You're not done yet. We won't ask for a code at sign-in until you scan a new QR code and enter the first code from the app.",
  newQrCode: 'Show a new QR code',
  setUp: 'Set up your authenticator app',
  steps: [
    'Open your authenticator app and choose to add an account.',
    'Scan this QR code, or enter the setup key in the app.',
    'Enter the six-digit code the app shows, then press Confirm.',
  ],
  qrCode: 'QR code for your authenticator app',
  openApp: 'Using your phone? Set it up in your authenticator app',
  key: 'Setup key',
  keyHint: "We show this QR code and key only once. Don't share them with anyone.",
  code: 'Code from the app',
  confirmCode: 'Confirm',
  on: "Multi-factor authentication is on. We'll ask for a code the next time you sign in.",
  saveCodes: "Now get backup codes. You can sign in with one when you don't have your phone.",
  off: 'Multi-factor authentication is off.',

  regenerateQuestion: {
    title: 'Make new backup codes?',
    text: 'Your old backup codes will stop working.',
    confirmLabel: 'Make new codes',
    cancelLabel: 'Keep old codes',
  },
  backupCodes: 'Your backup codes',
  backupCodesLead:
    'Each code signs you in once, instead of a code from the app. We show them only once, so keep them where you keep important papers.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: "We couldn't copy that in this browser. Select it and copy it yourself.",
  download: 'Download',
  print: 'Print',
  done: "I've saved them",
  fileName: 'backup-codes.txt',
  fileHead: '{product} backup codes. Each code signs you in once.',

  confirmTitle: 'Confirm your new email',
  confirmLead: "After you press the button, you'll sign in with your new email.",
  confirmButton: 'Confirm my new email',
  confirmed: 'Your new email is confirmed. Sign in with it from now on.',
  linkMissing: 'This link is incomplete. Open the whole link from the email.',
  confirmUnsent: "We couldn't confirm your new email. Check your connection and try again.",
  goToLogin: 'Log In',

  gotIt: 'Got it',
  undoTitle: 'Undo the change to your sign-in',
  undoLead:
    "Use this if you didn't change your email, phone, passkeys or multi-factor authentication. It can't be reversed.",
  undoDoes: [
    'Your email, phone, passkeys and multi-factor authentication go back to what they were before the change.',
    'Everyone is signed out, and you choose a new password.',
    "Linked accounts, transfers and payments set up after the change are canceled if they haven't been sent yet.",
    'Autopay and catch-ups that were agreed to after the change end.',
  ],
  undoButton: 'Undo the change',
  undone: 'We undid the change and signed everyone out.',
  undoCancelled: 'We canceled what was set up after the change: {what}.',
  undoNotCancelled:
    "It was too late to cancel what was already sent: {what}. If it wasn't you, call us right away.",
  undoChanged: "We left these as they are: {what}. If it wasn't you, set them right in Autopay.",
  undoUnsent: "We couldn't undo the change. Check your connection and try again.",
  choosePassword: 'Choose a new password',
  passwordByMail:
    'Before you can sign in, choose a new password. We emailed a link to the address you sign in with now.',
  counted: {
    bank_accounts: '{count, plural, one {# linked account} other {# linked accounts}}',
    recurring_transfers: '{count, plural, one {# recurring transfer} other {# recurring transfers}}',
    transfers: '{count, plural, one {# transfer} other {# transfers}}',
    bill_payments: '{count, plural, one {# bill payment} other {# bill payments}}',
    autopay_agreements: '{count, plural, one {# autopay agreement} other {# autopay agreements}}',
    catch_ups: '{count, plural, one {# catch-up} other {# catch-ups}}',
    autopay_payments:
      '{count, plural, one {# autopay payment that was skipped, moved or changed} other {# autopay payments that were skipped, moved or changed}}',
    stopped_autopay: '{count, plural, other {autopay, which was stopped}}',
  },
})

/** A refusal that says more on the screen. */
export const mfaCopy = messages('settings.mfa', {
  'mfa.wrong_code':
    "That code isn't right. Check it and try again. A code works only once, so if you just used this one, wait for the next.",
})

export const mfaMessages = refusalMessages(mfaRefusals, mfaCopy)
export const personalInfoMessages = refusalMessages(personalInfoRefusals)
export const undoMessages = refusalMessages(undoRefusals)

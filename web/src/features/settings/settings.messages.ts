import { type Message, messages } from '@yoursuccess/contract/core/messages'
import { type MfaCode, mfaRefusals } from '@yoursuccess/contract/session/mfa'
import { personalInfoRefusals } from '@yoursuccess/contract/customer/personal-info'
import { type UndoCode, undoRefusals } from '@yoursuccess/contract/session/undo-change'

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
  lead: 'How we reach you, where your card goes, and how you sign in.',
  personalInfo: 'Personal information',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'You sign in with it. A new one works once you open the link that we send there.',
  phone: 'Primary Phone',
  address: 'Address',
  shippingDifferent: 'My shipping address is different',
  shipping: 'Shipping address',
  waiting:
    'We sent a link to {address}. Open it within 24 hours to sign in with that address; until then, sign in with {current}.',

  mfa: 'Multi-factor authentication',
  mfaLead:
    'Besides your password, signing in then needs a code from an app on your phone. Somebody who learns your password alone stays out.',
  enable: {
    title: 'Turn on multi-factor authentication?',
    text: 'You need an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password. It takes about two minutes.',
    confirmLabel: 'Turn on',
    cancelLabel: 'Not now',
  },
  disable: {
    title: 'Turn off multi-factor authentication?',
    text: 'Your password alone will then sign in. Your backup codes stop working.',
    confirmLabel: 'Turn off',
    cancelLabel: 'Keep it on',
  },
  unfinished:
    'Not finished yet: no code was entered, so signing in does not ask for one. Show a new QR code and enter the first code.',
  newQrCode: 'Show a new QR code',
  setUp: 'Set up your authenticator app',
  steps: [
    'Open your authenticator app and choose to add an account.',
    'Scan this QR code, or type the key below into the app.',
    'Type the six-digit code that the app shows, and press Confirm.',
  ],
  qrCode: 'QR code for your authenticator app',
  openApp: 'On this phone? Open it in your authenticator app',
  key: 'Key to type by hand',
  keyHint: 'This code and key are shown only now. Nobody else should see them.',
  code: 'Code from the app',
  confirmCode: 'Confirm',
  on: 'Multi-factor authentication is on. The next sign-in asks for a code.',
  saveCodes: 'Now save backup codes: with one of them you can sign in when you do not have your phone.',
  off: 'Multi-factor authentication is off.',

  regenerateQuestion: {
    title: 'Make new backup codes?',
    text: 'Your earlier backup codes stop working.',
    confirmLabel: 'Make new codes',
    cancelLabel: 'Keep the old ones',
  },
  backupCodes: 'Your backup codes',
  backupCodesLead:
    'Each signs you in once, in place of a code of the app. They are shown only now: keep them where you keep important papers.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser did not let us copy. Please select the codes and copy them.',
  download: 'Download',
  print: 'Print',
  done: 'I have saved them',
  fileName: 'backup-codes.txt',
  fileHead: '{product} backup codes. Each signs you in once.',

  confirmTitle: 'Confirm your new email',
  confirmLead: 'Press the button, and you sign in with your new address from then on.',
  confirmButton: 'Confirm my new email',
  confirmed: 'Your new email is confirmed. Please sign in with it from now on.',
  linkMissing: 'This link is incomplete. Please open the whole link in the email.',
  linkOver:
    'This link does not work any more: it was used, replaced by a newer one, or is older than 24 hours. Sign in with your old address, and save the new one again in the settings.',
  confirmUnsent: 'We could not confirm it. Please check your connection and try again.',
  goToLogin: 'Log In',

  gotIt: 'Got it',
  undoTitle: 'Undo the change to your sign-in',
  undoLead:
    "Use this if you didn't change your email, phone or multi-factor authentication. It can't be reversed.",
  undoDoes: [
    'Your email, phone and multi-factor authentication will be as they were before the change.',
    'Everyone will be signed out, and you choose a new password.',
    'Linked banks, transfers and payments set up since then are canceled if they were not sent yet.',
  ],
  undoButton: 'Undo the change',
  undone: 'The change was undone, and everyone was signed out.',
  undoCancelled: 'Set up since then, and now canceled: {what}.',
  undoNotCancelled:
    "Made since then, but already sent, so we couldn't cancel: {what}. If it wasn't you, call us now.",
  undoUnsent: "We couldn't undo it. Please check your connection and try again.",
  choosePassword: 'Choose a new password',
  passwordByMail:
    'Before you can sign in, choose a new password. We emailed you a link at the address that signs in now.',
  counted: {
    bank_accounts: '{count, plural, one {# linked bank account} other {# linked bank accounts}}',
    recurring_transfers: '{count, plural, one {# recurring transfer} other {# recurring transfers}}',
    transfers: '{count, plural, one {# transfer} other {# transfers}}',
    bill_payments: '{count, plural, one {# bill payment} other {# bill payments}}',
  },
})

/** Every refusal has a sentence. A new code without one fails the type check. */
export const mfaMessages: Record<MfaCode, Message> = messages('settings.mfa', {
  'mfa.active': mfaRefusals['mfa.active'].error,
  'mfa.not_active': mfaRefusals['mfa.not_active'].error,
  'mfa.wrong_code':
    'This code is not right. Please check it and try again. A code works once: if you just used this one, wait for the next.',
  'mfa.too_many_tries': mfaRefusals['mfa.too_many_tries'].error,
})
export const personalInfoMessages: Record<keyof typeof personalInfoRefusals, Message> = messages(
  'settings.personalInfo',
  {
    'personal_info.too_many_email_changes':
      personalInfoRefusals['personal_info.too_many_email_changes'].error,
    'personal_info.invalid_token': copy.linkOver,
  },
)
export const undoMessages: Record<UndoCode, Message> = messages('settings.undo', {
  'undo_change.invalid_token': undoRefusals['undo_change.invalid_token'].error,
})

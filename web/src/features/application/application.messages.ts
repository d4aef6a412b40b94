import { messages } from '@yoursuccess/contract/core/messages'
import { applicationRefusals } from '@yoursuccess/contract/application/application'
import { CODE_SENT, PHONE_VERIFIED } from '@yoursuccess/contract/application/application.messages'
import { phoneRefusals } from '@yoursuccess/contract/application/phone-verification'
import { refusalMessages } from '../../lib/refusal-messages.ts'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('application', {
  primaryPhone: 'Primary Phone',
  ssn: 'Social Security Number',
  selectAnotherPhone: 'Select Another Phone',
  codeSent: CODE_SENT,
  codeNotSent: 'There was an error sending the verification code',
  phoneVerified: PHONE_VERIFIED,
  phoneNotVerified: 'An Error Occurred',
  mismatch: applicationRefusals['application.mismatch'].error,
  steps: ['Information', 'Address', 'Identification', 'Review'],
  savedSoFar: 'Saved so far. You can stop here and finish later, on any device.',
  logOut: 'Log Out',

  informationTitle: 'Tell us about you',
  informationLead:
    "You'll need your Social Security number and about 10 minutes. We save each step when you continue.",
  /** What later steps will require, shown before the first field. */
  laterRequested:
    "{verifiesPhone, select, true {At the end, you'll open three agreements and verify your phone with a code.} other {At the end, you'll open three agreements.}}",
  namesHint: "This is the name you gave at sign-up. If it's wrong, call us before you continue: {phone}",
  birthday: 'Date of birth',
  birthdayHint: 'Like 1985-07-30, 7/30/1985 or 07301985',
  income: 'How much do you expect to deposit each month?',
  incomeHint: 'In dollars. An estimate is fine.',
  occupation: 'Occupation',
  occupationHint: 'Type a word for what you do, such as "driver", "cashier" or "retired"',
  occupationUnknown: 'No match. Try "warehouse", or choose Other.',
  occupationsMissing: "We couldn't load the list of occupations.",
  tryAgain: 'Try again',

  addressTitle: 'Where do you live?',
  addressLead:
    "Enter your home address, not a P.O. box. We'll mail your card here unless you choose a different address.",
  shippingDifferent: 'Mail my card to a different address',
  shippingTitle: 'Mailing address for your card',

  identificationTitle: 'Confirm who you are',
  identificationLead:
    'Federal law requires every bank to check who opens an account. We send your number for this check only, keep it encrypted, and never show it again.',
  idType: 'Type of identification',
  ssnHint: "We send it when you submit on the next page. Until then, it isn't saved anywhere.",

  reviewTitle: 'Review and submit',
  reviewLead: 'Check what you entered, open the three agreements, then submit.',
  edit: 'Edit <more>{part}</more>',
  endsIn: 'ends in {digits}',
  missing: 'Not entered yet',
  agreementsTitle: 'Agreements',
  agreementsLead:
    'Open each one. They open in a new tab. By submitting your application, you agree to all three.',
  opened: 'Opened',
  notOpened: 'Not opened yet',
  opensInNewTab: 'opens in a new tab',
  submit: 'Submit application',
  submitWaitsForAgreements: 'Open all three agreements to submit.',
  submitWaitsForPhone: 'Verify your phone to submit.',
  submitting: "This can take up to 30 seconds. Please don't close this page.",
  notSubmittedTitle: "Your application wasn't submitted",
  unknownTitle: "We don't know if your application was submitted",
  unknownOutcome: "We didn't hear back. Wait a minute and try again. We never open a second account.",
  approvedTitle: 'Your application is approved',

  phoneTitle: 'Verify your phone',
  phoneLead: "We'll send a code to a phone you gave at sign-up.",
  phoneChoice: 'Which phone?',
  phoneMethod: 'How should we send your code?',
  phoneMethods: { sms: 'Text message', call: 'Phone call' },
  sendCode: 'Send code',
  code: 'Verification code',
  codeHint: 'Six digits. The code works for 10 minutes.',
  codeFor: 'Sent to {phone}',
  codeEarlier: 'We already sent you a code. To get a new one, choose Select Another Phone.',
  verify: 'Verify',
  sendAgain: 'Send a new code',
  sendAgainIn: 'You can ask for a new code in {time}.',
  sendAgainInSeconds: 'You can ask for a new code in {seconds} seconds.',
  sendAgainNow: 'You can ask for a new code now.',

  checkingTitle: "We're checking your information",
  checkingText:
    'We have your application. The check is taking longer than usual. This page will show the answer as soon as we have it.',
  checkingLeave: "You can close this page and come back later. You don't need to do anything else.",
  checkingFailed: "We couldn't confirm who you are",

  referredTitle: 'We need a few documents from you',
  referredLead: "We couldn't confirm who you are from your application alone. Please send us copies of:",
  referredDocuments: [
    'your Social Security card',
    "your driver's license or state ID",
    'a utility bill less than 60 days old, with your name and address',
  ],
  referredHow: 'Send the copies by fax or by mail',
  fax: 'Fax',
  mail: 'Mail',
  referredSafety:
    "Write your name and the email address you sign in with on the first page. Keep the originals. Don't send copies by email, because it isn't secure.",
  referredNext: "We'll email you when we've decided. Then sign in here again.",
  questions: 'Questions? Call {phone}.',

  deniedTitle: "We can't open an account for you",
  deniedLead: "We couldn't approve your application with the information we have.",
  deniedMoney: "No account was opened, and you don't owe anything.",
  deniedNext:
    'If you think this is a mistake, call us. You may ask for the reason, and you may dispute what a consumer report says about you.',

  unavailableTitle: "We couldn't load your application",
  unavailableText: 'Nothing is lost. Try again in a moment.',
  noAnswer: "We couldn't reach YourSuccess.",
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  you: 'You',
  name: 'Name',
  monthlyDeposits: 'Expected monthly deposits',
  address: 'Address',
  home: 'Home',
  identification: 'Identification',
  back: 'Back',
  continue: 'Continue',
})

/** Refusals that say more on the screen. */
export const refusalCopy = messages('application.refusals', {
  'application.agreements_changed':
    'One of the agreements was updated. Enter your Social Security number again, then open all three agreements.',
})

export const applicationMessages = refusalMessages(applicationRefusals, refusalCopy)

export const phoneMessages = refusalMessages(phoneRefusals)

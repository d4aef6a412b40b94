import { type Message, messages } from '@yoursuccess/contract/core/messages'
import { type ApplicationCode, applicationRefusals } from '@yoursuccess/contract/application/application'
import { CODE_SENT, PHONE_VERIFIED } from '@yoursuccess/contract/application/application.messages'
import { type PhoneCode, phoneRefusals } from '@yoursuccess/contract/application/phone-verification'

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
  savedSoFar: 'Saved so far. You can stop here and go on later, on any device.',
  logOut: 'Log Out',

  informationTitle: 'Tell us about you',
  informationLead:
    'You need your Social Security number and about ten minutes. Each step is saved when you go on.',
  /** What later steps will require, shown before the first field. */
  laterRequested:
    'At the end, {verifiesPhone, select, true {you verify your phone with a code and open} other {you open}} three agreements.',
  namesHint: 'Your name as you gave it at sign-up. If it is wrong, call us before you go on: {phone}',
  birthday: 'Date of birth',
  birthdayHint: 'Like 1985-07-30, 7/30/1985 or 07301985',
  income: 'How much do you expect to deposit each month?',
  incomeHint: 'In dollars. An estimate is fine.',
  occupation: 'Occupation',
  occupationHint: 'Type a word for what you do, such as “driver”, “cashier” or “retired”',
  occupationUnknown: 'No match. Try "warehouse", or choose Other.',
  occupationsMissing: 'The list could not be loaded.',
  tryAgain: 'Try again',

  addressTitle: 'Where do you live?',
  addressLead: 'The place you live at, not a P.O. Box. Your card is mailed here unless you say otherwise.',
  shippingDifferent: 'Mail my card to a different address',
  shippingTitle: 'Mailing address for the card',

  identificationTitle: 'Confirm who you are',
  identificationLead:
    'Federal law asks every bank to check who opens an account. Your number is sent for this check only, is kept encrypted, and is never shown again.',
  idType: 'Type of identification',
  ssnHint: 'It is sent when you submit on the next page. Until then it stays on this page and is not saved.',

  reviewTitle: 'Review and submit',
  reviewLead: 'Check what you entered, open the three agreements, and submit.',
  edit: 'Edit <more>{part}</more>',
  endsIn: 'ends in {digits}',
  missing: 'Not entered yet',
  agreementsTitle: 'Agreements',
  agreementsLead: 'Open each one. They open in a new tab. By submitting you agree to them.',
  opened: 'Opened',
  notOpened: 'Not opened yet',
  opensInNewTab: 'opens in a new tab',
  submit: 'Submit application',
  submitWaitsForAgreements: 'Open all three agreements to submit.',
  submitWaitsForPhone: 'Verify your phone to submit.',
  submitting: 'This can take up to half a minute. Please do not close this page.',
  notSubmittedTitle: 'Your application was not submitted',
  unknownOutcome:
    'We got no answer, so we do not know yet whether your application arrived. Wait a minute and try again: it is never opened twice.',
  approvedTitle: 'Your application is approved',

  phoneTitle: 'Verify your phone',
  phoneLead: 'We send a code to a phone that you gave at sign-up.',
  phoneChoice: 'Which phone?',
  phoneMethod: 'How should the code come?',
  phoneMethods: { sms: 'Text message', call: 'Phone call' },
  sendCode: 'Send code',
  code: 'Verification code',
  codeHint: 'Six digits. The code works for 10 minutes.',
  codeFor: 'Sent to {phone}',
  codeEarlier: 'We already sent you a code. To get a new one, select a phone.',
  verify: 'Verify',
  sendAgain: 'Send a new code',
  sendAgainIn: 'You can ask for a new code in {time}.',
  sendAgainInSeconds: 'You can ask for a new code in {seconds} seconds.',
  sendAgainNow: 'You can ask for a new code now.',

  checkingTitle: 'We are checking your information',
  checkingText:
    'Your application arrived. The check is taking longer than usual. It goes on by itself, and this page shows the answer as soon as it is here.',
  checkingLeave: 'You may close this page and come back later. There is nothing more for you to do.',
  checkingFailed: 'The check is finished, and we could not confirm who you are.',

  referredTitle: 'We need a few documents from you',
  referredLead: 'We could not confirm who you are from your application alone. Please send us copies of:',
  referredDocuments: [
    'your Social Security card',
    'your driver’s license or state ID',
    'a utility bill that is less than 60 days old, with your name and address',
  ],
  referredHow: 'Send the copies by fax or by mail',
  fax: 'Fax',
  mail: 'Mail',
  referredSafety:
    'Write your name and the email address you sign in with on the first page. Keep the originals. Please do not send copies by email: it is not safe enough for them.',
  referredNext: 'We write to your email address when we have decided. Then sign in here again.',
  questions: 'Questions? Call {phone}.',

  deniedTitle: 'We cannot open an account for you',
  deniedLead: 'We could not approve your application with the information we have.',
  deniedMoney: 'No account was opened, and nothing is owed.',
  deniedNext:
    'If you think this is a mistake, call us. You may ask for the reason, and you may dispute what a consumer report says about you.',

  unavailableTitle: 'Your application could not be loaded',
  unavailableText: 'Nothing of it is lost. Please try again in a moment.',
  noAnswer: 'We could not reach the bank.',
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

/** Every refusal has a sentence. A new code without one fails the type check. */
export const applicationMessages: Record<ApplicationCode, Message> = messages('application.refusals', {
  'application.decided': 'Your application has been decided and cannot be changed any more.',
  'application.being_checked': 'Your information is being checked. It cannot be changed right now.',
  'application.agreements_changed':
    'One of the agreements was updated. The page is loaded again now: please open the agreements once more.',
  'application.phone_not_verified': 'Please verify your phone number first.',
  'application.incomplete': 'Some information is missing.',
  'application.invalid_parameter': applicationRefusals['application.invalid_parameter'].error,
  'application.rejected': applicationRefusals['application.rejected'].error,
  'application.referred': applicationRefusals['application.referred'].error,
  'application.mismatch': copy.mismatch,
})

export const phoneMessages: Record<PhoneCode, Message> = messages('application.phone', {
  'phone.not_required': 'Your phone does not need to be verified any more.',
  'phone.unknown': 'Please choose one of your phones.',
  'phone.not_reached': phoneRefusals['phone.not_reached'].error,
  'phone.sent_just_now': phoneRefusals['phone.sent_just_now'].error,
  'phone.too_many_codes': phoneRefusals['phone.too_many_codes'].error,
  'phone.no_code': phoneRefusals['phone.no_code'].error,
  'phone.wrong_code': phoneRefusals['phone.wrong_code'].error,
  'phone.code_expired': phoneRefusals['phone.code_expired'].error,
  'phone.too_many_tries': phoneRefusals['phone.too_many_tries'].error,
})

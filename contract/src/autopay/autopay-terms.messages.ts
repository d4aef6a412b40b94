import { messages } from '../core/messages.ts'

/**
 * The authorization, in the order in which it is shown, mailed and kept. Other words need another version
 * (AUTOPAY_TERMS_VERSION in autopay.ts).
 */
export const autopayTerms = messages('autopayTerms', {
  /** By the method. */
  what: {
    electronic:
      'You allow us to make your Chapter 13 plan payments to {payee} from your trustee set-aside. We send each one electronically.',
    bill_pay_check:
      'You allow us to make your Chapter 13 plan payments to {payee} from your trustee set-aside. We mail each one as a check.',
  },
  howMuch:
    'Each payment is what your plan asks for that month, usually {usual}, and a fee of {fee}. We tell you at least 10 days before we send less than {from}, more than {to}, or an amount that differs from the payment before by more than {spread}.',
  howMuchSplit:
    'We pay what your plan asks for each month, usually {usual}, in parts, and a fee of {fee} for each part. We tell you at least 10 days before we send for a month less than {from}, more than {to}, or an amount that differs from the month before by more than {spread}.',
  when: 'We send each payment so that it should be posted {buffer, plural, =0 {by its due day} one {# banking day before its due day} other {# banking days before its due day}}.',
  whenSplit:
    'When a share of your pay is set aside, we send it, unless it is less than the office takes. We send the rest so that the whole payment should be posted {buffer, plural, =0 {by its due day} one {# banking day before its due day} other {# banking days before its due day}}.',
  main: 'If your set-aside is short on the send day, we take up to {most} for a payment from your main account. We leave there what you chose to keep back.',
  mainNever: 'If your set-aside is short on the send day, we take nothing from your main account.',
  outside:
    'You pay {payee} by {method}, usually {usual} a month. We set the money aside for it. We send nothing to your trustee.',
  pull: 'At 12:01 AM, New York time, on the day on which {method} should collect a payment, we move its money to your main account. That day is early enough to be posted {buffer, plural, =0 {by its due day} one {# banking day before its due day} other {# banking days before its due day}}. A card purchase could still use the money. If nothing is collected within two banking days, what is left of it above what you keep back goes back to your set-aside.',
  reminder:
    'We remind you on the last day that is early enough for a payment by {method} to be posted {buffer, plural, =0 {by its due day} one {# banking day before its due day} other {# banking days before its due day}}.',
  stopOutside:
    'You can stop this at any time, in the app, by phone or in writing. Payments that you ordered elsewhere must be stopped there.',
  stop: 'You can stop autopay at any time, in the app, by phone or in writing. It takes effect at once for every payment that we have not sent.',
  choice: 'Autopay is your own choice. Your account, its fees and your card do not depend on it.',
})

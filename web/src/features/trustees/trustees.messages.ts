import { messages } from '@yoursuccess/contract/core/messages'
import type {
  ACCEPTANCES,
  PARTIALS,
  REFUSED_FUNDINGS,
  TrusteeMethodKind,
} from '@yoursuccess/contract/trustees/trustee-methods'
import { MAX_TRUSTEE_REPORT_LENGTH, trusteeReportRefusals } from '@yoursuccess/contract/trustees/trustees'
import { refusalMessages } from '../../lib/refusal-messages.ts'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('trustees', {
  /** As the title of a row. */
  methods: {
    electronic: 'Electronic payment from this account',
    bill_pay_check: 'Check that we mail for you',
    cashiers_check: "Cashier's check",
    money_order: 'Money order',
    personal_check: 'Personal check',
    tfs: 'TFS',
    epay: 'ePay',
    moneygram: 'MoneyGram',
    wage_order: 'Deduction from your pay',
    cash: 'Cash at the office',
  } satisfies Record<TrusteeMethodKind, string>,
  accepted: {
    yes: 'Accepted',
    no: 'Not accepted',
    conditional: 'Accepted, with conditions',
    unknown: 'Not known',
  } satisfies Record<(typeof ACCEPTANCES)[number], string>,
  locked: 'Locked for you',
  inUse: 'You pay this way',
  tooOld: 'Checked too long ago',
  ways: {
    accepted: 'Accepted',
    other: 'Not accepted, or not known',
    none: 'We do not know how this office may be paid. Call before you pay.',
  },
  /** This account is a prepaid account. */
  notFromHere: 'Not from this account, because it is prepaid',
  conditions: 'Conditions',
  facts: {
    fee: 'Fee',
    noFee: 'No fee',
    cutoff: 'Pay before',
    posting: 'Posted',
    postingIs:
      '{days, plural, =0 {on the day it arrives} one {# banking day after it arrives} other {# banking days after it arrives}}',
    hold: 'On hold at the office',
    holdIs: '{days, plural, one {# day} other {# days}}. Your payment counts as posted during this time.',
    amounts: 'Amount of one payment',
    atLeast: 'At least {amount}',
    atMost: 'At most {amount}',
    between: '{least} to {most}',
    days: 'Days of the month',
    enroll: 'Time to sign up',
    change: 'Time to change or stop it',
    time: '{days, plural, one {# day} other {# days}}',
    funding: 'Not taken from',
    partial: 'Part of a payment',
    memo: 'Number to give',
    payee: 'Make it out to',
    sendTo: 'Send it to',
    returned: 'If payments come back',
    returnedFor:
      '{count, plural, one {After the first one} other {After # within {days} days}}, you can no longer pay this way for {months, plural, one {# month} other {# months}}.',
    returnedForGood:
      '{count, plural, one {After the first one} other {After # within {days} days}}, you can no longer pay this way.',
    note: 'Note',
  },
  fundings: {
    prepaid: 'prepaid accounts such as this one',
    savings: 'savings accounts',
    debit_card: 'debit cards',
  } satisfies Record<(typeof REFUSED_FUNDINGS)[number], string>,
  partials: {
    yes: 'Taken',
    no: 'Not taken. Pay the whole amount at once.',
    unknown: 'Ask the office first.',
  } satisfies Record<(typeof PARTIALS)[number], string>,
  checked: 'Checked on {on}, {source}',
  tooOldText: "We last checked this on {on}. Call the office to make sure that it's still right.",

  report: {
    ask: 'Something wrong here? Tell us.',
    title: "Tell us what's wrong",
    lead: "We'll check with {office} and correct it. Your payments stay as they are.",
    label: 'What should it say?',
    hint: 'For example, "They take money orders now, the clerk told me on Monday."',
    send: 'Send',
    cancel: 'Cancel',
    required: 'This field is required',
    tooLong: `Use ${MAX_TRUSTEE_REPORT_LENGTH} characters or fewer`,
    thanks: 'Thank you',
    thanksText: "We'll check this with the office.",
  },

  warnings: {
    conditional: {
      electronic: 'This trustee takes electronic payments under these conditions:',
      bill_pay_check: 'This trustee takes bill-pay checks under these conditions:',
    },
    lastChecked: 'We last checked on {on}.',
    expected: 'It should arrive by {on}.',
    otherNumber:
      'Your trustee knows your case as {wanted}. A payment with another number may be posted late or sent back.',
  },
})

export const trusteesMessages = refusalMessages(trusteeReportRefusals)

import { messages } from '@yoursuccess/contract/core/messages'
import {
  disputeRefusals,
  type DisputeReason,
  MAX_DISPUTE_TEXT_LENGTH,
} from '@yoursuccess/contract/disputes/disputes'
import { refusalMessages } from '../../lib/refusal-messages.ts'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('disputes', {
  required: 'This field is required',
  title: 'Reported problems',
  lead: 'What you reported, and what we found.',
  loading: 'Loading reported problems',
  none: "You haven't reported any problems. To report one, open a posted transaction.",
  toTransactions: 'See transactions',

  report: 'Report a problem',
  whatIsWrong: "What's wrong?",
  reasons: {
    not_mine: "I didn't make or authorize this",
    wrong_amount: 'The amount is wrong',
    charged_twice: 'I was charged twice',
    not_received: "I didn't get what I paid for",
    cancelled: 'I canceled it',
    other: 'Something else',
  } satisfies Record<DisputeReason, string>,
  more: 'Anything else we should know? (optional)',
  moreHint: 'For example, what you agreed on with the merchant, and when you spoke with them',
  tooLong: `Use ${MAX_DISPUTE_TEXT_LENGTH} characters or fewer`,
  freezeFirst: 'If someone else may have your card, freeze it first, or call us: {phone}',
  freezeAlone: 'If someone else may have your card, freeze it first.',
  rights:
    "We'll answer within 10 business days. If we need longer, we'll credit you while we investigate. The credit is for charges you report for the first time, within 60 days of your statement.",
  send: 'Send report',
  cancel: 'Cancel',

  badge: { open: 'Open', resolved: 'Answered' },
  facts: {
    transaction: 'Transaction',
    reason: 'Reason',
    reported: 'Reported',
    answered: 'Answered',
    credit: 'Provisional credit',
    takeBack: 'Provisional credit reversal',
  },
  looking: "We're looking into it. Our answer is due by {day}.",
  expectedAll: "If we need longer, we'll credit you {amount} while we investigate.",
  expected: "If we need longer, we'll credit the {amount} you don't have back yet.",
  credited: 'We credited you {amount} while we investigate. Our answer is due by {day}.',
  late: 'This is taking longer than it should. Please call us: {phone}',
  corrected: 'We found an error. {amount} is yours.',
  noError: 'We found no error.',
  alreadyReturned: 'This transaction was already refunded.',
  takeBack:
    "On {day}, we'll take back {amount} of what we credited you. Please keep that much in your account until then.",
  documents: 'You can ask for copies of the documents we relied on. Call us: {phone}',
})

export const disputesMessages = refusalMessages(disputeRefusals)

import { type Message, messages } from '@yoursuccess/contract/core/messages'
import {
  type disputeRefusals,
  type DisputeReason,
  MAX_DISPUTE_TEXT_LENGTH,
  type NoCredit,
} from '@yoursuccess/contract/disputes/disputes'

type DisputeCode = keyof typeof disputeRefusals

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('disputes', {
  required: 'This field is required',
  title: 'Reported problems',
  lead: 'What you told us about, and what we found.',
  marksMissing: "We couldn't load which transactions you reported.",
  loading: 'Loading reported problems',
  none: 'You have not reported a problem. You can do so beside each posted transaction.',
  toTransactions: 'See transactions',

  report: 'Report a problem',
  whatIsWrong: 'What is wrong?',
  reasons: {
    not_mine: 'I did not make or allow this',
    wrong_amount: 'The amount is wrong',
    charged_twice: 'I was charged twice',
    not_received: 'I did not get what I paid for',
    cancelled: 'I had cancelled it',
    other: 'Something else',
  } satisfies Record<DisputeReason, string>,
  more: 'What should we know? (optional)',
  moreHint: 'Such as what you agreed with the shop, and when you spoke with them.',
  tooLong: `At most ${MAX_DISPUTE_TEXT_LENGTH} letters`,
  freezeFirst: 'If somebody else may have your card, freeze it first, or call us: {phone}',
  freezeAlone: 'If somebody else may have your card, freeze it first.',
  rights:
    'We look into it within 10 business days. If it takes us longer, and you told us within 60 days of your statement, we give you the money meanwhile.',
  send: 'Send report',
  cancel: 'Cancel',

  reportedTitle: 'We have your report',
  reported:
    'Your reference is {reference}. You have our answer by {day}. We have sent you an e-mail about it.',

  badge: { open: 'Open', resolved: 'Answered' },
  facts: {
    transaction: 'Transaction',
    reason: 'You said',
    reported: 'Reported',
    answered: 'Answered',
    credit: 'Given while we look',
    takeBack: 'Taken back',
  },
  looking: 'We are looking into it. You have our answer by {day}.',
  noCredit: {
    already_returned: "This transaction was already refunded, so there's nothing to credit.",
    repeat:
      "You reported this transaction before. A person on our team will look at it again, and we won't credit your account automatically.",
    late: "You reported it more than 60 days after your statement, so we won't credit your account before we know more.",
  } satisfies Record<NoCredit, string>,
  expected: "If we need longer, we'll credit the {amount} you don't have back yet.",
  credited: 'We gave you {amount} while we go on looking. You have our answer by {day}.',
  late: 'This takes longer than it should. Please call us: {phone}',
  corrected: 'We found an error. {amount} is yours.',
  noError: 'We found no error.',
  alreadyReturned: 'This transaction was already refunded.',
  takeBack: 'We take back {amount} of what we gave you on {day}. Please keep that much in your account.',
  documents: 'You may ask for copies of what we relied on. Call us: {phone}',
})

/** Every refusal has a sentence. A new code without one fails the type check. */
export const disputesMessages: Record<DisputeCode, Message> = messages('disputes.refusals', {
  'dispute.reported': 'You have reported a problem with this transaction already. It is in your list.',
  'dispute.own_adjustment':
    'This belongs to a problem you already reported. See Reported problems, or call us.',
})

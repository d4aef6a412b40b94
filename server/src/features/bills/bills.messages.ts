import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank tells customers about their bills, in the panel, by email and in lists. */
export const copy = messages('bills', {
  late: {
    title:
      "Your payment of {amount} to {biller} may be late. It should arrive by {expectedOn}, but it's due {dueOn}.",
    subject: 'Your trustee payment may be late',
    text: "You made a payment of {amount} to {biller} ({reference}). It should arrive by {expectedOn}, but it's due {dueOn}.",
    next: "Tell your attorney or your trustee's office that it's on its way.",
  },
  received: '{biller} received your payment of {amount}.',
  failed: {
    title: 'Your payment of {amount} to {biller} failed because {reason}.',
    /** To a trustee, with what to do next. */
    titleNext: 'Your payment of {amount} to {biller} failed because {reason}. {next}',
    subject: 'Your payment to {biller} failed',
    trusteeSubject: 'Your trustee payment failed',
    text: 'Your payment of {amount} to {biller} ({reference}) failed because {reason}.',
  },
  returned: {
    title: 'Your payment of {amount} to {biller} was returned because {reason}.',
    titleNext: 'Your payment of {amount} to {biller} was returned because {reason}. {next}',
    subject: 'Your payment to {biller} was returned',
    trusteeSubject: 'Your trustee payment was returned',
    text: 'Your payment of {amount} to {biller} ({reference}) was returned because {reason}.',
  },
  nothingTaken: 'No money was taken from your account.',
  goesBack: 'The payment and the {fee} fee go back to your account.',
  goesBackAside: 'The payment and the {fee} fee go back to your trustee set-aside.',
  payTrusteeAgain:
    "It no longer counts as your trustee payment. Pay your trustee again, and tell your attorney or your trustee's office if the new payment will be late.",
  /** The latest day on which it can be paid again the same way. */
  safeDay: 'To be posted by {dueOn}, the new payment must be made by {payBy}.',
  /** The trustee's office, as the directory has it. */
  otherWays: 'The office also takes {ways}. Other ways can take longer.',
  wayIsOver: 'The office no longer takes this way of paying from you. You can pay by {ways}.',
  wayIsOverOnly: 'The office no longer takes this way of paying from you. Ask the office how you can pay.',
  /** Where paying again the same way would not help. */
  trusteeNext: {
    account_closed:
      'The office says that this case is closed. Call your attorney or the office before you pay again.',
    account_unknown:
      "The office didn't find your case by the account number. Check the number with the office before you pay again.",
    duplicate:
      'The office took it for a payment that it already has. Look at your payment history, and call the office before you pay again.',
  },
  /** Why a payment failed or was returned, after "because". */
  reasons: {
    not_enough_money: "your available balance didn't cover the payment and its fee",
    account_closed: 'your account with the biller is closed',
    account_unknown: "the biller didn't recognize your account number",
    duplicate: 'the biller took it for a duplicate payment',
    not_delivered: "the check couldn't be delivered",
    not_cashed: "the check wasn't cashed in time",
    sent_back: 'the biller sent it back',
    refused_by_biller: "the biller didn't accept it",
    voided: 'the check was voided',
    undone: 'it was canceled when a change to your sign-in was undone',
    other: "it couldn't be completed",
  },
  billerRefused: "We couldn't add {biller} to your bills. Check the account number and add it again.",
  reminder: {
    subject: 'Reminder: pay {biller}',
    text: 'This is your monthly reminder to pay {biller}.',
    next: 'Pay it, or change or delete the reminder, in the Payment Assistant.',
  },
})

/** Why a payment failed or was returned. */
export const reasonOf = (failure: string) =>
  failure in copy.reasons ? copy.reasons[failure as keyof typeof copy.reasons] : copy.reasons.other

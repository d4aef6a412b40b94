import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank tells customers about their bills, in the panel, by email and in lists. */
export const copy = messages('bills', {
  late: {
    title:
      'Your payment of {amount} to {biller} may reach your trustee late. It should be there by {expectedOn}, and the due day is {dueOn}.',
    subject: 'Your trustee payment may arrive late',
    text: 'You made a payment of {amount} to {biller} ({reference}). It should be there by {expectedOn}, and the due day is {dueOn}.',
    next: 'Please tell your attorney or the office of your trustee that it is on its way.',
  },
  received: 'Your payment of {amount} to {biller} was received.',
  failed: {
    title: 'Your payment of {amount} to {biller} failed, because {reason}.',
    subject: 'Your payment to {biller} failed',
    trusteeSubject: 'Your trustee payment failed',
    text: 'Your payment of {amount} to {biller} ({reference}) failed, because {reason}.',
  },
  returned: {
    title: 'Your payment of {amount} to {biller} was returned, because {reason}.',
    subject: 'Your payment to {biller} was returned',
    trusteeSubject: 'Your trustee payment was returned',
    text: 'Your payment of {amount} to {biller} ({reference}) was returned, because {reason}.',
  },
  nothingTaken: 'Nothing was taken from your account.',
  goesBack: 'The amount and the fee of {fee} go back to your account.',
  payTrusteeAgain:
    'It does not count as your trustee payment any more. Please pay your trustee again, and tell your attorney or the office of your trustee if it will be late.',
  /** Why a payment failed or was returned, after "because". */
  reasons: {
    not_enough_money: 'the available balance did not cover the payment and its fee',
    account_closed: 'your account at the biller is closed',
    account_unknown: 'the biller does not know the account number',
    duplicate: 'the biller takes it for a second payment of the same bill',
    not_delivered: 'the check could not be delivered',
    not_cashed: 'the check was not cashed in time',
    sent_back: 'the biller sent it back',
    refused_by_biller: 'the biller did not take it',
    voided: 'the check was voided',
    undone: 'a change of your sign-in was undone, and with it what was set up after it',
    other: 'the payment could not be made',
  },
  billerRefused:
    '{biller} could not be added to your bills. Please check the account number and add it again.',
  reminder: {
    subject: 'Reminder: your bill of {biller}',
    text: 'This is your monthly reminder of your bill of {biller}.',
    next: 'You can pay it, or change and stop the reminder, on the page of your bills.',
  },
})

/** Why a payment failed or was returned. */
export const reasonOf = (failure: string) =>
  failure in copy.reasons ? copy.reasons[failure as keyof typeof copy.reasons] : copy.reasons.other

import { messages } from '@yoursuccess/contract/core/messages'

/** Texts on what the trustee posted. */
export const copy = messages('receipts', {
  /** The subject of emails about the posting of payments. */
  subject: 'About your trustee payment',
  posted: 'Your trustee posted your payment of {amount} on {postedOn}.',
  otherAmount:
    'Your trustee posted {posted} on {postedOn}. You sent {amount} on {sentOn}. Ask the office about the difference.',
  /** No receipt says that it was. */
  shouldHaveBeenPosted:
    "Your payment of {amount} should have been posted by {postBy}. If your trustee's website doesn't show it, call the office at {phone}. Have this ready: sent {sentOn}, {amount}, number {reference}.",
  shouldHaveBeenPostedNoPhone:
    "Your payment of {amount} should have been posted by {postBy}. If your trustee's website doesn't show it, call the office. Have this ready: sent {sentOn}, {amount}, number {reference}.",
  /** Of a payment that a service collected. The bank has no number of it. */
  pullShouldHaveBeenPosted:
    "Your payment of {amount} should have been posted by {postBy}. If your trustee's website doesn't show it, call the office at {phone}. Have this ready: sent {sentOn} by {method}, {amount}.",
  pullShouldHaveBeenPostedNoPhone:
    "Your payment of {amount} should have been posted by {postBy}. If your trustee's website doesn't show it, call the office. Have this ready: sent {sentOn} by {method}, {amount}.",
})

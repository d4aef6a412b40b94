import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank notifies customers of about their refund check, in the panel and by email. */
export const copy = messages('refunds', {
  planned: {
    title: "We'll mail you a check for the money left in your account.",
    text: "We'll mail it to the address on file by {mailBy}. Check that your address is right. You can correct it before {lookOn}:",
  },
  mailed: {
    title: 'Your refund check for {amount} is in the mail.',
    number: 'Check number {number}.',
    cashBy: "Cash it by {by}. After that, it's void.",
  },
  cashed: 'Your refund check for {amount} was cashed.',
  expired: {
    title: "Your refund check for {amount} wasn't cashed in time and is void.",
    text: 'The money is still yours. Call us at {phone} and have your check number, {number}, ready.',
  },
  dropped: "We didn't send a refund check because no money was left in your account.",
  reversed: {
    title: "We won't send you a refund check. You can keep spending from your account.",
    text: 'Your money stays in your account, and your card and bill payments work as before.',
  },
})

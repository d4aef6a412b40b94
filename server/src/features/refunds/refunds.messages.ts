import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank notifies customers of about their refund check, in the panel and by email. */
export const copy = messages('refunds', {
  planned: {
    title: 'What is left in your account is sent to you by check.',
    text: 'It goes to the address on file, by {mailBy}. Please look whether your address is right; until {lookOn} you can correct it:',
  },
  mailed: {
    title: 'Your refund check for {amount} is in the mail.',
    number: 'Check number {number}.',
    cashBy: 'Please cash it by {by}; after that it is void.',
  },
  cashed: 'Your refund check for {amount} was cashed.',
  expired: {
    title: 'Your refund check for {amount} was not cashed in time and is void.',
    text: 'The money is still yours. Call us at {phone}, and have the check number {number} at hand.',
  },
  dropped: 'No refund check is sent, because nothing was left in your account.',
  reversed: {
    title: 'We won’t send you a refund check: you can keep spending from your account.',
    text: 'Your money stays in your account, and your card and bill payments work as before.',
  },
})

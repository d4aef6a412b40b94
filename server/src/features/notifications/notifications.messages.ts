import { messages } from '@yoursuccess/contract/core/messages'

/** What is sent besides the panel. A text can be read on a locked phone, so it says only what kind of news there is. */
export const copy = messages('notifications', {
  texts: {
    trustee_payment: '{product}: There is news about a payment that you planned. Sign in to read it: {link}',
    paydays: '{product}: There is news about your pay. Sign in to read it: {link}',
    bills: '{product}: There is news about a bill. Sign in to read it: {link}',
    card: '{product}: There is news about your card. Sign in to read it: {link}',
    transfers: '{product}: There is news about a transfer. Sign in to read it: {link}',
    statements: '{product}: A statement is ready. Sign in to read it: {link}',
    tips: '{product}: We have a tip for you. Sign in to read it: {link}',
  },
})

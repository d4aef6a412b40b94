import { messages } from '@yoursuccess/contract/core/messages'

/** What customers with a stopped account are told. */
export const copy = messages('audit', {
  released: {
    title: 'Your account is all set. You can make payments and transfers again.',
    subject: 'Your account is all set',
    text: 'We finished checking your account. You can make payments and transfers again.',
    next: "If we turned down a payment or transfer, it wasn't made. Make it again if you still need it. Recurring transfers that were on hold will run now.",
  },
  stillChecking: {
    subject: "We're still checking your account",
    text: "We need more time than we said to check your account. We'll email you by {by}.",
    meanwhile:
      'Deposits still arrive, and you can use your card. Payments and transfers have to wait until we finish.',
  },
})

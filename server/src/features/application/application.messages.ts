import { messages } from '@yoursuccess/contract/core/messages'

/** Emails to an applicant. They contain no identity data. */
export const copy = messages('application', {
  approved: {
    subject: 'Welcome to {product}',
    news: 'Good news: your application is approved and your account is open.',
    next: 'You can add money right now: sign in and choose how. Once $5.00 or more have come in, your card is sent to you by mail.',
  },
  referred: {
    subject: 'Your {product} application needs a few papers',
    thanks: 'Thank you for applying. Before we can decide, we need to see copies of these papers:',
    papers:
      "Your Social Security card; your driver's license or state ID; a utility bill that is less than 60 days old.",
    sendTo: 'Please send them by fax to {fax}, or by mail to {address}.',
    end: 'We will write to you when we have decided. Questions? Call us at {phone}.',
  },
  unconfirmed: {
    subject: 'Please check your {product} application',
    why: 'We have checked what you sent us, and some of it does not match our records.',
    next: 'Please sign in, look through your information and submit it again.',
  },
  rejected: {
    subject: 'Your {product} application',
    sorry: 'Thank you for applying. We are sorry: we cannot open an account for you.',
    why: 'We could not confirm what the law asks us to confirm about each customer. You may ask us for the reasons, and tell us if something about you is wrong.',
    askUs: 'Call us at {phone}, or write to {address}.',
  },
})

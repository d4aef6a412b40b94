import { messages } from '@yoursuccess/contract/core/messages'

/** Emails to an applicant. They contain no identity data. */
export const copy = messages('application', {
  approved: {
    subject: 'Welcome to {product}',
    news: 'Good news: your application is approved and your account is open.',
    next: "You can add money right now: sign in and choose how. Once you've added $5.00 or more, we'll mail your card.",
  },
  referred: {
    subject: 'We need a few documents for your {product} application',
    thanks: 'Thank you for applying. Before we can decide, we need copies of these documents:',
    papers:
      "Your Social Security card; your driver's license or state ID; a utility bill that is less than 60 days old.",
    sendTo: 'Please send them by fax to {fax}, or by mail to {address}.',
    end: "We'll email you when we've decided. Questions? Call us at {phone}.",
  },
  unconfirmed: {
    subject: 'Please check your {product} application',
    why: "We've checked what you sent us, and some of it doesn't match our records.",
    next: 'Sign in, check your information and submit it again.',
  },
  rejected: {
    subject: 'Your {product} application',
    sorry: "Thank you for applying. We're sorry, but we can't open an account for you.",
    why: "We couldn't confirm what the law requires us to confirm about everyone who opens an account. You may ask us for the reasons, and tell us if something we have about you is wrong.",
    askUs: 'Call us at {phone}, or write to {address}.',
  },
})

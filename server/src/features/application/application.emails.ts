/** Emails to an applicant. They contain no identity data. */
import type { Config } from '../../boot/config.ts'
import type { Email } from '../../messaging/emails.ts'

/** `unconfirmed`: the check failed after the applicant stopped waiting, so the email asks for another try. */
type Occasion = 'approved' | 'referred' | 'rejected' | 'unconfirmed'

export const EMAILS: Record<Occasion, (config: Config) => Email> = {
  approved: ({ PRODUCT_NAME, publicUrl, SUPPORT_PHONE }) => ({
    subject: `Welcome to ${PRODUCT_NAME}`,
    paragraphs: [
      'Good news: your application is approved and your account is open.',
      'You can add money right now: sign in and choose how. Once $5.00 or more have come in, your card is sent to you by mail.',
      new URL('/login', publicUrl),
      `Questions? Call us at ${SUPPORT_PHONE}.`,
    ],
  }),
  referred: ({ PRODUCT_NAME, SUPPORT_FAX, SUPPORT_ADDRESS, SUPPORT_PHONE }) => ({
    subject: `Your ${PRODUCT_NAME} application needs a few papers`,
    paragraphs: [
      'Thank you for applying. Before we can decide, we need to see copies of these papers:',
      "Your Social Security card; your driver's license or state ID; a utility bill that is less than 60 days old.",
      `Please send them by fax to ${SUPPORT_FAX}, or by mail to ${SUPPORT_ADDRESS.split('|').join(', ')}.`,
      `We will write to you when we have decided. Questions? Call us at ${SUPPORT_PHONE}.`,
    ],
  }),
  unconfirmed: ({ PRODUCT_NAME, publicUrl, SUPPORT_PHONE }) => ({
    subject: `Please check your ${PRODUCT_NAME} application`,
    paragraphs: [
      'We have checked what you sent us, and some of it does not match our records.',
      'Please sign in, look through your information and submit it again.',
      new URL('/login', publicUrl),
      `Questions? Call us at ${SUPPORT_PHONE}.`,
    ],
  }),
  rejected: ({ PRODUCT_NAME, SUPPORT_PHONE, SUPPORT_ADDRESS }) => ({
    subject: `Your ${PRODUCT_NAME} application`,
    paragraphs: [
      'Thank you for applying. We are sorry: we cannot open an account for you.',
      'We could not confirm what the law asks us to confirm about each customer. You may ask us for the reasons, and tell us if something about you is wrong.',
      `Call us at ${SUPPORT_PHONE}, or write to ${SUPPORT_ADDRESS.split('|').join(', ')}.`,
    ],
  }),
}

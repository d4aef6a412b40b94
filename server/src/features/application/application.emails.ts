/** Emails to an applicant. They contain no identity data. */
import type { Config } from '../../boot/config.ts'
import { common } from '../../messaging/common.messages.ts'
import type { Email } from '../../messaging/emails.ts'
import { message } from '../../messaging/render.ts'
import { copy } from './application.messages.ts'

/** `unconfirmed`: the check failed after the applicant stopped waiting, so the email asks for another try. */
type Occasion = 'approved' | 'referred' | 'rejected' | 'unconfirmed'

export const EMAILS: Record<Occasion, (config: Config) => Email> = {
  approved: ({ PRODUCT_NAME, publicUrl, SUPPORT_PHONE }) => ({
    subject: message(copy.approved.subject, { product: PRODUCT_NAME }),
    paragraphs: [
      message(copy.approved.news),
      message(copy.approved.next),
      new URL('/login', publicUrl),
      message(common.questions, { phone: SUPPORT_PHONE }),
    ],
  }),
  referred: ({ PRODUCT_NAME, SUPPORT_FAX, SUPPORT_ADDRESS, SUPPORT_PHONE }) => ({
    subject: message(copy.referred.subject, { product: PRODUCT_NAME }),
    paragraphs: [
      message(copy.referred.thanks),
      message(copy.referred.papers),
      message(copy.referred.sendTo, { fax: SUPPORT_FAX, address: inOneLine(SUPPORT_ADDRESS) }),
      message(copy.referred.end, { phone: SUPPORT_PHONE }),
    ],
  }),
  unconfirmed: ({ PRODUCT_NAME, publicUrl, SUPPORT_PHONE }) => ({
    subject: message(copy.unconfirmed.subject, { product: PRODUCT_NAME }),
    paragraphs: [
      message(copy.unconfirmed.why),
      message(copy.unconfirmed.next),
      new URL('/login', publicUrl),
      message(common.questions, { phone: SUPPORT_PHONE }),
    ],
  }),
  rejected: ({ PRODUCT_NAME, SUPPORT_PHONE, SUPPORT_ADDRESS }) => ({
    subject: message(copy.rejected.subject, { product: PRODUCT_NAME }),
    paragraphs: [
      message(copy.rejected.sorry),
      message(copy.rejected.why),
      message(copy.rejected.askUs, { phone: SUPPORT_PHONE, address: inOneLine(SUPPORT_ADDRESS) }),
    ],
  }),
}

const inOneLine = (address: string) => address.split('|').join(', ')

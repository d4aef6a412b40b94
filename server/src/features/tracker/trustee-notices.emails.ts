import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Email } from '../../messaging/emails.ts'
import { day, message, type StoredMessage, usd } from '../../messaging/render.ts'
import { copy } from './tracker.messages.ts'
import type { TrusteeNotice } from './trustee-notices.rules.ts'

export const TRACKER_PATH = '/dashboard/tracker'

/** The title of the notification, and the email. */
export const messagesOf = (
  notice: TrusteeNotice,
  { unpaidCents, dueOn, link }: { unpaidCents: Cents; dueOn: CalendarDate; link: URL },
): { title: StoredMessage; email: Email } => {
  const values = { amount: usd(unpaidCents), on: day(dueOn) }
  const { title, text, next } = copy[notice === 'shortage' ? 'shortage' : 'due']
  return {
    title: message(title, values),
    email: {
      subject:
        notice === 'shortage' ? message(copy.shortage.subject) : message(copy.due.subject, { on: values.on }),
      paragraphs: [message(text, values), message(next), link],
    },
  }
}

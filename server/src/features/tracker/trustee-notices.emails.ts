import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { formatUsd, type Cents } from '@yoursuccess/contract/core/money'
import { viewDay } from '../../clock/day-text.ts'
import type { Email } from '../../messaging/emails.ts'
import type { TrusteeNotice } from './trustee-notices.rules.ts'

export const TRACKER_PATH = '/dashboard/tracker'

/** The title of the notification, and the email. Both name the due day, because they may be read later. */
export const messagesOf = (
  notice: TrusteeNotice,
  { unpaidCents, dueOn, link }: { unpaidCents: Cents; dueOn: CalendarDate; link: URL },
): { title: string; email: Email } => {
  const [amount, day] = [formatUsd(unpaidCents), viewDay(dueOn)]
  if (notice === 'shortage') {
    return {
      title: `Your balance does not cover your trustee payment yet: ${amount} is due on ${day}.`,
      email: {
        subject: 'Your balance does not cover your trustee payment yet',
        paragraphs: [
          `${amount} of your trustee payment is still to pay, and it is due on ${day}. Your available balance is less than that.`,
          'You can add money, or look in your tracker for spending that can wait. If you cannot pay it all in time, tell your attorney or the office of your trustee before that day.',
          link,
        ],
      },
    }
  }
  return {
    title: `Your trustee payment is due on ${day}: ${amount} is still to pay.`,
    email: {
      subject: `Your trustee payment is due on ${day}`,
      paragraphs: [
        `${amount} of your trustee payment is still to pay. It is due on ${day}.`,
        'Did you pay it some other way? Enter it in your tracker as external spending, so that your plan shows it.',
        link,
      ],
    },
  }
}

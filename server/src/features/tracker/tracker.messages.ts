import { messages } from '@yoursuccess/contract/core/messages'

/** Reminders of the trustee payment, in the panel and by email. They name the due day, because they may be read later. */
export const copy = messages('tracker', {
  shortage: {
    title: 'Your balance does not cover your trustee payment yet: {amount} is due on {on}.',
    subject: 'Your balance does not cover your trustee payment yet',
    text: '{amount} of your trustee payment is still to pay, and it is due on {on}. Your available balance is less than that.',
    next: 'You can add money, or look in your tracker for spending that can wait. If you cannot pay it all in time, tell your attorney or the office of your trustee before that day.',
  },
  due: {
    title: 'Your trustee payment is due on {on}: {amount} is still to pay.',
    subject: 'Your trustee payment is due on {on}',
    text: '{amount} of your trustee payment is still to pay. It is due on {on}.',
    next: 'Did you pay it some other way? Enter it in your tracker as external spending, so that your plan shows it.',
  },
})

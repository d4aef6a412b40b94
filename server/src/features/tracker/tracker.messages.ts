import { messages } from '@yoursuccess/contract/core/messages'

/** Reminders of the trustee payment, in the panel and by email. They name the due day, because they may be read later. */
export const copy = messages('tracker', {
  shortage: {
    title: "Your balance doesn't cover your trustee payment yet. You have {amount} left to pay by {on}.",
    subject: "Your balance doesn't cover your trustee payment yet",
    text: 'You have {amount} left to pay on your trustee payment by {on}. Your available balance is less than that.',
    next: "You can add money, or check your tracker for spending that can wait. If you can't pay it all by then, tell your attorney or your trustee's office before it's due.",
  },
  due: {
    title: 'Your trustee payment is due on {on}. You have {amount} left to pay.',
    subject: 'Your trustee payment is due on {on}',
    text: "You have {amount} left to pay on your trustee payment. It's due on {on}.",
    next: "Did you pay it another way? Add it to your tracker under External Spending, and we'll count it.",
  },
})

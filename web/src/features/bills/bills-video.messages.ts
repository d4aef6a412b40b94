import { messages } from '@yoursuccess/contract/core/messages'

export const videoCopy = messages('bills.video', {
  title: 'How to pay a bill',
  transcript: [
    'Use the Payment Assistant to pay bills from this account and get reminders.',
    "To add a bill, search for the company by name. If it isn't in the list, we can mail a check.",
    'All your bills are here. Open one to pay it or to set a monthly reminder.',
    "Before you pay, you'll see the fee, the total, and when the payment should arrive.",
    'Every payment stays in your history. Download a report for your trustee or the court.',
  ],
})

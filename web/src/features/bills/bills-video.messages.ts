import { messages } from '@yoursuccess/contract/core/messages'

export const videoCopy = messages('bills.video', {
  title: 'How to pay a bill',
  transcript: [
    'The Payment Assistant pays your bills from this account, and reminds you of them.',
    'To add a bill, look for the company by its name. Whoever is not in the list gets a check in the mail.',
    'All your bills stand here. Open one to pay it, or to be reminded of it each month.',
    'Before you pay, you see the fee, the whole amount, and the day on which the money is there.',
    'Each payment stays in the history. Make a report of them for your trustee or the court.',
  ],
})

import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('app.comingUp', {
  comingUp: 'Coming up',
  loading: "Loading what's coming up",
  empty: 'Paydays, payments to your trustee, transfers and bill reminders will appear here, soonest first.',
  missing: "We couldn't load your paydays and payments to your trustee.",
  trusteePayment: 'Trustee payment',
  days: {
    pay: 'Pay expected on {day}',
    send: 'Send by {day}',
    autopay: 'By autopay on {day}',
    transfer: 'Transfer to this account on {day}',
    reminder: 'Bill reminder on {day}',
  },
})

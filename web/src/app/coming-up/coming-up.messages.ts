import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('app.comingUp', {
  comingUp: 'Coming up',
  loading: "Loading what's coming up",
  empty:
    'Paydays, payments to your trustee, transfers, bills you confirmed and bill reminders will appear here, soonest first.',
  missing: "We couldn't load your paydays, payments to your trustee and regular bills.",
  trusteePayment: 'Trustee payment',
  days: {
    pay: 'Pay expected on {day}',
    send: 'Send by {day}',
    autopay: 'By autopay on {day}',
    parts: 'By autopay in parts until {day}',
    service: '{service} should take it by {day}',
    employer: 'Should come out of your pay, due {day}',
    transfer: 'Transfer to this account on {day}',
    bill: 'Bill expected on {day}',
    reminder: 'Bill reminder on {day}',
  },
})

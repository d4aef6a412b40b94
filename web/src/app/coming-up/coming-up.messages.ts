import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('app.comingUp', {
  comingUp: 'Coming up',
  loading: "Loading what's coming up",
  empty: 'Recurring transfers and bill reminders will appear here, soonest first.',
  transfer: 'Transfer to this account on {day}',
  reminder: 'Bill reminder on {day}',
})

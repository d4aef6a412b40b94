import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('app.comingUp', {
  comingUp: 'Coming up',
  loading: 'Loading what is coming',
  empty: 'Transfers that repeat and reminders of bills will be here, the next one first.',
  transfer: 'Transfer to this account on {day}',
  reminder: 'Bill reminder on {day}',
})

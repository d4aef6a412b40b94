import { messages } from '@yoursuccess/contract/core/messages'

export const monthCopy = messages('tracker.month', {
  watchTour: 'Watch the tour',
  setGoals: "Set {month}'s Goals",
  expenseTracker: '{month} Expense Tracker',
})

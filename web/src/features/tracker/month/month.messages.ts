import { messages } from '@yoursuccess/contract/core/messages'

export const monthCopy = messages('tracker.month', {
  watchTour: 'Watch the tour',
  setGoals: "Set {month}'s Goals",
  extraPaydaysHint: 'More may come in than in other months.',
  paydaysMissing: "We couldn't check your paydays.",
  expenseTracker: '{month} Expense Tracker',
})

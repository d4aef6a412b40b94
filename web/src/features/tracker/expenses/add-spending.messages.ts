import { messages } from '@yoursuccess/contract/core/messages'

/** Apart from the other texts of expenses, because the home page loads it. */
export const addSpendingCopy = messages('tracker.addSpending', {
  add: '+ Add<more> spending</more>',
})

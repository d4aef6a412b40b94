import { messages } from '@yoursuccess/contract/core/messages'

export const incomeCopy = messages('tracker.income', {
  watchVideo: 'Watch: which income counts',
  incomeGoals: 'Income Goals',
  update: 'Update',
  expectedIncome: 'Expected Income By Category',
  lead: 'The income you expect in {month}',
})

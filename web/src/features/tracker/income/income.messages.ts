import { messages } from '@yoursuccess/contract/core/messages'

export const incomeCopy = messages('tracker.income', {
  watchVideo: 'Watch: which income counts',
  incomeGoals: 'Income Goals',
  update: 'Update',
  expectedIncome: 'Expected Income By Category',
  frequency: 'How often?',
  frequencies: {
    weekly: 'Every week',
    biweekly: 'Every two weeks',
    semimonthly: 'Twice a month',
    monthly: 'Once a month',
  },
  paycheck: 'Amount of each paycheck',
  nextPayday: 'Next payday',
  /** `days` are the paydays of the month. */
  paydays: '{count, plural, one {# payday} other {# paydays}} in {month} ({days}): {amount}',
  twicePaid: '2 paydays in {month}: {amount}',
  monthUnknown: "We'll work out the month from this.",
  lead: 'The income you expect in {month}',
})

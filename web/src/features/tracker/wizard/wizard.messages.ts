import { messages } from '@yoursuccess/contract/core/messages'

export const wizardCopy = messages('tracker.wizard', {
  addExpense: '+ Add another expense',
  continue: 'Continue',
  leftForMonth: 'Left to plan',
  next: 'Next',
  totalIncome: 'Total income',
  trusteePayment: 'Trustee payment',
  totalExpenses: 'Total expenses',
  remaining: 'Remaining',
  finish: 'Finish',
  learnMore: 'Learn More',
  getStarted: 'Get Started',
  yourPlan: 'Your budget for {month}',
  leaves: 'After your trustee payment, you have {rest} of your {income} income left for the month.',
  steps: ['Welcome', 'Trustee payment', 'Income goals', 'Expense goals', 'Review'],
})

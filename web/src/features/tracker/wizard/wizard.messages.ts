import { messages } from '@yoursuccess/contract/core/messages'

export const wizardCopy = messages('tracker.wizard', {
  addExpense: '+ Add another expense',
  continue: 'Continue',
  leftForMonth: 'Left for the month',
  next: 'Next',
  totalIncome: 'Total income',
  trusteePayment: 'Trustee payment',
  totalExpenses: 'Total expenses',
  remaining: 'Remaining',
  finish: 'Finish',
  learnMore: 'Learn More',
  getStarted: 'Get Started',
  yourPlan: 'Your plan for {month}',
  leaves: 'Your income of {income} less the trustee payment leaves {rest} for the month.',
  steps: ['Welcome', 'Trustee payment', 'Income goals', 'Expense goals', 'Review'],
})

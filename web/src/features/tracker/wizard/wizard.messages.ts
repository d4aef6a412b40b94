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
  sameAs: 'Same as {month}?',
  /** If the month before has no goals. */
  sameAsLast: 'Same as last time?',
  /** Beside a total that differs from that of the month before. */
  was: '{amount} in {month}',
  beforeMissing: "We couldn't compare this with {month}.",
  loadingTotals: 'Loading your totals',
  approve: 'Approve',
  edit: 'Edit',
  yourPlan: 'Your budget for {month}',
  leaves: 'After your trustee payment, you have {rest} of your {income} income left for the month.',
  steps: ['Welcome', 'Trustee payment', 'Income goals', 'Expense goals', 'Review'],
})

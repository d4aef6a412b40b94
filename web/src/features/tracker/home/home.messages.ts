import { messages } from '@yoursuccess/contract/core/messages'

export const homeCopy = messages('tracker.home', {
  enterIncomeGoals: 'Enter income goals',
  noIncomeGoals: 'The income you expect this month appears here.',
  expected: 'Expected',
  successTracker: 'Success Tracker',
  remaining: 'Remaining',
  paidToTrustee: 'Paid To Trustee',
  toPayTrustee: 'To Pay Trustee',
  currentSpend: 'Current Spend',
  totalIncome: 'Total Income',
  incomeGoals: 'Income Goals',
  trusteePayment: 'Trustee Payment',
  expenses: 'Expenses',
  expenseGoals: 'Expense Goals',
  summaryCaption: 'Summary of the month',
  what: 'What',
  amount: 'Amount',
  page: 'Page',
  trackYourSuccess: 'Track Your Success',
  summary: 'Summary',
  expectedIncome: 'Expected Income By Category',
  /** As docs/requirements/ has it. */
  bannerTitle: 'Success Tracker |NEW|',
  bannerText:
    "Plan each month: what comes in, what goes to your trustee, and what's left for everything else.",
  getStarted: 'Get Started',
  yourBudget: 'Your {month} budget',
  approvalMissing: "We couldn't check your next budget.",
  overIncome: 'Your spending and trustee payment are {amount} more than your expected income for {month}.',
  moreIncome: 'If you expect more income, add it to your income goals.',
  remainingIn: '{month}: {amount} remaining',
})

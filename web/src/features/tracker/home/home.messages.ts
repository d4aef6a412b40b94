import { messages } from '@yoursuccess/contract/core/messages'

export const homeCopy = messages('tracker.home', {
  enterIncomeGoals: 'Enter income goals',
  noIncomeGoals: 'What you expect to come in this month appears here.',
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
  bannerText: 'Plan each month: what comes in, what your trustee gets, and what remains for everything else.',
  getStarted: 'Get Started',
  overIncome:
    'You are {amount} over your income this month. Hold back on what can wait, or add income that you did not plan.',
  remainingIn: '{month}: {amount} remaining',
})

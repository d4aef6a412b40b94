import { messages } from '@yoursuccess/contract/core/messages'
import { trackerRefusals } from '@yoursuccess/contract/tracker/tracker-fields'
import { refusalMessages } from '../../lib/refusal-messages.ts'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('tracker', {
  monthlyWelcome: "It's time to update your goals for next month",
  trusteeHeading: 'Get started by entering your current monthly trustee payment',
  trusteePlaceholder: 'Trustee Payment Amount',
  incomeHeading: 'Enter any income you expect to receive consistently each month',
  incomeTip: 'Your income and its source is on Schedule I of your bankruptcy petition.',
  addIncome: '+ Add additional income source',
  expenseHeading: 'Enter each expense you have this month, but may change in future months',
  reviewHeading: 'Please review your information',
  shortfall: trackerRefusals['tracker.income_shortfall'].error,
  trusteeUpdated: 'Trustee payment successfully updated.',
  trusteeFailed: 'Error processing trustee payment. Please try again.',
  incomeUpdated: 'Success! Your income goals have been updated.',
  goalsUpToDate: 'Make sure goals are up to date for what you plan to spend this month.',
  noData: 'No data available',
  overBudgetTitle: 'Over Budget',
  overBudget: 'This would add {amount} over your budget.',
  generatedExpenses: 'Your reported expenses generated this month',
  externalExpenses: 'Your reported external expenses this month',
  saveExternal: '+ Save external transaction',
  externalSaved: { title: 'Success!', text: 'Your operation was completed successfully.' },
  externalFailed: { title: 'Error!', text: 'Something went wrong. Please try again.' },
  deleteQuestion: {
    title: 'Are you sure?',
    text: "You won't be able to revert this!",
    confirmLabel: 'Yes, delete it!',
  },
  goalDeleted: { title: 'Deleted!', text: 'Your expense goal has been deleted.' },
  dollarBillHello:
    "Hello, I'm Dollar Bill and I'm going to help you track your expenses so you never miss a Chapter 13 trustee payment.",
  welcomeTitle: 'Success Tracker',
  welcomeText:
    'Five quick steps, about five minutes: your trustee payment, your income, and what you plan to spend. We save each step as you go.',
  monthlyWelcomeFor: "It's time to set your goals for {month}",
  expenseHeadingFor: 'Enter each expense you have in {month}, but may change in future months',
  monthlyText: 'We filled in your last goals. Change what will be different, then review and finish.',
  trusteeTips: [
    "The amount is on your Chapter 13 plan. If you can't find it, your attorney's office can tell you.",
    "Your plan payment is the most critical part of your Chapter 13. Use a bill-pay site to schedule it, so it's never late.",
  ],
  dueDayLabel: 'Due day of the month (optional)',
  dueDayHint:
    "Not sure? Your attorney's office can tell you. You can leave this blank and add it later. If the payment isn't made yet, we'll remind you 7 days and 2 days before it's due.",
  goneMeanwhile: 'This is no longer there. It may have been deleted or split in another window.',
  incomeName: 'A name to tell them apart',
  sameSource: trackerRefusals['tracker.duplicate_income'].error,
  rowsHint: "Fill in every row, or remove the ones you don't need.",
  noRowsHint: 'Add at least one row.',
  excess:
    'You have exceeded your income. Your expense goals and this trustee payment add up to {excess} more than your income of {income}. Check the payment amount, lower a goal, or add income.',
  shortfallRest: 'Still to cover: {amount}',
  introLead: "Your month in one place: what comes in, what goes to your trustee, and what's left.",
  introPoints: [
    {
      title: 'Trustee payments',
      text: "See what you sent your trustee this month and what's left to pay.",
    },
    {
      title: 'Spending',
      text: 'Compare what you spend in each category with the goal you set.',
    },
    {
      title: 'Other accounts',
      text: 'Add what you spend outside this account, so nothing is missing.',
    },
    {
      title: 'Automatic alerts',
      text: "We'll tell you before a trustee payment is due, and if your balance doesn't cover it.",
    },
    {
      title: 'Card transactions',
      text: 'Card purchases appear automatically. You choose the category.',
    },
    {
      title: 'Budgeting tools',
      text: 'Set goals for the month, split a purchase between categories, and plan next month.',
    },
  ],
  externalIntro:
    'Money you spend outside this account counts too: cash, another card, or a trustee payment by money order. Add it here to keep your budget accurate.',
  suggestionsMissing: "We couldn't load last month, so we can suggest fewer categories.",
  uncategorizedSwipe: 'Swipe a row right to use its suggested category, or to choose one.',
  monthAhead: "This month hasn't started. You can add spending once it does.",
  closedMonth:
    "This month is more than seven years ago, so you can't add spending or change amounts and days. You can still change a category or description, or split an expense.",
  nothingGenerated: 'Purchases and bills you pay from this account appear here.',
  nothingExternal: 'What you spend outside this account appears here once you record it.',
  noSuchPage: "We couldn't find this page in the Success Tracker.",
  pageNotFound: 'Page not found',
  openTracker: 'Open the Success Tracker',
  trackerDashboard: 'Tracker Dashboard',
  paycheck: 'This paycheck',
  calendar: 'Calendar',
  expenseOverview: 'Expense Overview',
  trusteePayment: 'Trustee Payment',
  incomeGoals: 'Income Goals',
  categoryTab: 'Category<more>: {category}</more>',
})

export const trackerMessages = refusalMessages(trackerRefusals)

import { type Message, messages } from '@yoursuccess/contract/core/messages'
import { trackerRefusals, type TrackerCode } from '@yoursuccess/contract/tracker/tracker-fields'

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
    'Four short steps, about five minutes: your trustee payment, what comes in, what you plan to spend. Each step is saved as you go.',
  monthlyWelcomeFor: "It's time to set your goals for {month}",
  expenseHeadingFor: 'Enter each expense you have in {month}, but may change in future months',
  monthlyText:
    'Your goals of last time are filled in. Change what will be different, then approve the month.',
  trusteeTips: [
    'The amount is on your Chapter 13 plan. If you cannot find it, your attorney’s office can tell you.',
    'Your plan payment is the most critical part of your Chapter 13. Use a bill-pay site to schedule it, so that it is never late.',
  ],
  dueDayLabel: 'Due on this day of the month (optional)',
  dueDayHint:
    'Your plan or your trustee’s office names it. We remind you 7 and 2 days before. Not sure? Leave it open and enter it later.',
  goneMeanwhile: 'This is no longer there. It may have been deleted or split in another window.',
  incomeName: 'Whose, or where from',
  sameSource: 'Two of the same type need names that tell them apart.',
  rowsHint: 'Fill in every row, or remove the ones you do not need.',
  noRowsHint: 'Add at least one row.',
  excess:
    'You have exceeded your income. Your income is {income}, and your expenses with this trustee payment are {excess} more. Lower a goal or the payment, or add income.',
  shortfallRest: 'Still to cover: {amount}',
  introLead: 'One place that knows your month: what comes in, what your trustee gets, and what remains.',
  introPoints: [
    {
      title: 'Trustee payments',
      text: 'See what is paid to your trustee this month and what is still to pay.',
    },
    {
      title: 'Spending',
      text: 'Watch what you spend in each category against the goal that you set for it.',
    },
    {
      title: 'Other accounts',
      text: 'Record what you spend outside this account, so that nothing is missing.',
    },
    {
      title: 'Automatic alerts',
      text: 'Hear from us before a trustee payment is due and when money runs short.',
    },
    {
      title: 'Card transactions',
      text: 'Purchases with your card appear by themselves. You choose the category.',
    },
    {
      title: 'Budgeting tools',
      text: 'Set goals for the month, split a purchase into parts, and plan the next month.',
    },
  ],
  externalIntro:
    'Money spent outside this account counts too: cash, another card, a trustee payment by money order. Tell me about it here and your month stays true.',
  suggestionsMissing: "We couldn't load last month, so fewer categories are suggested.",
  uncategorizedLead: 'Give each one a category, and your goals show the truth.',
  uncategorizedSwipe: 'Swipe a row to the right to choose.',
  monthAhead: 'This month has not begun. You can record what you spend in it from its first day on.',
  closedMonth:
    'This month is closed. Amounts and days stay as they are. You can still choose a category, change a description, or split an expense.',
  nothingGenerated: 'Purchases and bills you pay from this account appear here.',
  nothingExternal: 'What you spend outside this account appears here once you record it.',
  noSuchPage: 'The Success Tracker has no such page.',
  pageNotFound: 'Page not found',
  openTracker: 'Open the Success Tracker',
  trackerDashboard: 'Tracker Dashboard',
  expenseOverview: 'Expense Overview',
  trusteePayment: 'Trustee Payment',
  incomeGoals: 'Income Goals',
  categoryTab: 'Category<more>: {category}</more>',
})

/** Every refusal has a sentence. A new code without one fails the type check. */
export const trackerMessages: Record<TrackerCode, Message> = messages('tracker.refusals', {
  'tracker.month_not_plannable': 'Goals can be changed for this month and the next one only.',
  'tracker.month_closed':
    'This is too long ago. Amounts and days can be entered and changed for the last seven years.',
  'tracker.day_ahead':
    'Please choose a day that is not after today. What is still to come belongs in your goals.',
  'tracker.date_outside_month': 'Please choose a day of the selected month.',
  'tracker.duplicate_category': 'You already have a goal for this category. Change that one instead.',
  'tracker.duplicate_income': 'Two incomes of the same type need names that tell them apart.',
  'tracker.over_budget': 'These goals together are more than your income. Nothing was saved.',
  'tracker.income_shortfall': copy.shortfall,
  'tracker.trustee_exceeds_income':
    'You have exceeded your income with your expenses and this trustee payment. Nothing was saved.',
  'tracker.trustee_payment_kept': 'The trustee payment cannot be deleted. You can change its amount.',
  'tracker.item_from_transaction':
    'This came from a transaction of your account, so its amount and day stay as they are.',
  'tracker.already_split': 'This was already split. Its parts are in the list.',
  'tracker.split_sum': 'The parts must add up to the original amount.',
  'tracker.nothing_to_approve': 'Please enter your trustee payment, income and expense goals first.',
})

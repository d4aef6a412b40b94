import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of the page "Your plan". Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('planOverview', {
  title: 'Your plan',
  ended: {
    completed: 'Your plan is completed',
    dismissed: 'Your case was dismissed',
    converted: 'Your case was converted',
    discharged: 'Your case was discharged',
  },
  endedOn: 'Since {day}. Your payments stay here for you to look up.',
  noPlan: [
    'Tell us what your Chapter 13 plan asks you to pay, and when.',
    'We count the months and show what is due, what you sent, and what your trustee posted.',
    'Your budget and your reminders then follow your plan.',
  ],
  setUp: 'Set up my plan',
  incomplete: {
    both: 'Your plan has no payment amount and no due day yet.',
    amount: 'Your plan has no payment amount yet.',
    dueDay: 'Your plan has no due day yet.',
    why: 'With them we can count what is due and when.',
    goOn: 'Continue the set-up',
    loading: 'Loading your plan',
  },

  upToDate: 'You are up to date',
  behind: 'You are {amount} behind',
  behindBy: 'You are {amount} behind ({payments, plural, one {# payment} other {# payments}})',
  byOurCount: "By our count. Your trustee's number is the one that counts.",
  posted: {
    upToDate: 'By what your trustee posted: up to date',
    behind: 'By what your trustee posted: {amount} behind',
    behindBy:
      'By what your trustee posted: {amount} behind ({payments, plural, one {# payment} other {# payments}})',
  },
  ahead: 'Paid ahead: {amount}',
  pay: 'Make a payment',
  catchUp: 'Catch up over your paydays',
  whatToDo: 'What you can do today',
  forecast: 'See if your money will last',
  monthOf: 'Month {month} of {months}',
  monthOfPresumed: 'Month {month}. We count {months} months until you add the length.',
  firstDue: 'Your first payment is due {day}.',
  lumpSumOverdue: 'Lump sum of {amount} was due {day}',
  statuses: { filed: 'Filed, not confirmed yet', confirmed: 'Confirmed', suspended: 'Payments suspended' },

  numbers: 'Your payments',
  allAmounts: 'All amounts<more> of your plan</more>',
  thisMonth: 'This month',
  thisMonthIs: '{amount}, due {day}',
  nothingDue: 'Nothing is due',
  nextChange: 'Next change',
  nextChangeIs: '{amount} a month from {month}',
  nextChangeNone: 'No payments from {month}',
  dueDay: 'Due day',
  dueDays: {
    day: '{day, selectordinal, one {The #st} two {The #nd} few {The #rd} other {The #th}} of each month',
    clamped:
      '{day, selectordinal, one {The #st} two {The #nd} few {The #rd} other {The #th}}, or the last day of a shorter month',
    last: 'The last day of each month',
  },
  sent: 'Sent',
  postedTotal: 'Posted',
  eachPayment: 'See what was sent and posted',
  stillToCome: 'Still to come',
  planTotal: 'Plan total',
  lastPayment: 'Last payment',
  expectedOn: 'Expected {day}',
  lumpSum: 'Lump sum',
  lumpSumIs: '{amount}, due {day}',

  people: 'Your case',
  caseNumber: 'Case number',
  yourTrustee: 'Your trustee',
  yourAttorney: 'Your attorney',
  paidBy: 'How it is paid',

  /** On the page of the trustee payment. */
  wholePlan: 'See the whole plan',
  summaryFailed: "Some of your plan couldn't be loaded.",

  strip: 'Twelve months',
  now: '{month}, this month',
  paydaysShort: '{count, plural, one {# payday} other {# paydays}}',
  paydaysFailed: "Your paydays couldn't be loaded.",
  states: {
    missed: 'Missed',
    short: 'Short',
    coveredLate: 'Covered, late',
    due: 'Due',
    upcoming: 'Upcoming',
    covered: 'Covered',
    reported: 'Reported by you',
    sentLate: 'Sent late',
    sent: 'Sent',
    postedLate: 'Posted late',
    posted: 'Posted',
    none: 'Nothing due',
  },
  all: 'All payments',
  yearSummary: '{count, plural, one {# payment} other {# payments}}, {total}',
  difference: 'Difference by order',
  due: 'Due {day}',
  paidOf: '{paid} of {amount} sent',

  ask: 'One thing to add',
  notNow: 'Not now',
  asks: {
    opening: {
      text: 'Did you pay your trustee before you used this account? We only know what was sent from here.',
      action: 'Add what was posted before',
    },
    caseNumber: {
      text: 'Your trustee needs the case number on each payment. We can fill it in for you.',
      action: 'Add your case number',
    },
    firstDueOn: {
      text: 'When was your first payment due? Then we can count the months of your plan.',
      action: 'Add your first due day',
    },
    trustee: {
      text: 'Who is your trustee? Then payments to this office count for your plan.',
      action: 'Add your trustee',
    },
    months: {
      text: 'How many months does your plan have? Most plans have 36 or 60.',
      action: 'Add the length of your plan',
    },
    paidBy: {
      text: 'How do you pay your trustee now?',
      action: 'Add how it is paid',
    },
    attorney: {
      text: 'With the number of your attorney here, help is one tap away.',
      action: 'Add your attorney',
    },
    refundRule: {
      text: 'What does your plan say about tax refunds? We can work out what to keep and what to send.',
      action: 'Add the rule for tax refunds',
    },
  },

  changes: 'When something changes',
  refund: { title: 'I got a tax refund', below: 'See what to keep and what to send' },
  status: { title: 'Change status', below: 'Confirmed, suspended, completed and others' },
  notices: { title: 'I got a notice or motion', below: 'See how many days are left' },
  message: { title: 'Message to my attorney', below: 'What was sent, posted and planned, as text' },
  checklist: { title: 'Discharge checklist', below: 'What is looked at before a discharge' },
  amounts: { title: 'Change an amount', below: 'By a step, an order or a correction' },
  paydays: { title: 'Your paydays', below: 'When you are paid, and how much' },
  details: { title: 'Edit plan details', below: 'Case, dates, trustee and attorney' },
})

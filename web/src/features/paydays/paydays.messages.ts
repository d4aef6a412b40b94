import { messages } from '@yoursuccess/contract/core/messages'
import { payScheduleRefusals } from '@yoursuccess/contract/paydays/pay-schedules'
import { refusalMessages } from '../../lib/refusal-messages.ts'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('paydays', {
  title: 'Paydays',
  lead: 'Tell us when your pay comes, and we can show how far it has to go.',
  addAnother: 'Add another',
  full: 'You have five pay schedules, which is the most. To add another, delete one first.',
  suggestions: 'Is this your pay?',
  saw: 'We saw {count, plural, one {# deposit} other {# deposits}} from {payer}, {rhythm}, about {amount}.',
  deposits: 'Deposits from {payer}',
  showAll: 'Show all {count} <more>deposits from {payer}</more>',
  takeOf: 'Yes, add it <more>from {payer}</more>',
  dismissOf: 'Not my pay <more>from {payer}</more>',
  dismissQuestion: {
    title: 'Stop suggesting {payer}?',
    text: "We won't suggest paydays from {payer} again. You can still add them yourself.",
    confirmLabel: "Don't suggest it",
    cancelLabel: 'Keep it',
  },
  dismissed: "We won't suggest {payer} again.",
  taken: 'We added your paydays from {payer}.',
  schedules: 'Your pay',
  schedulesList: 'Pay schedules',
  noSchedules: 'Who pays you, and how often? Add it once, and we work out each payday.',
  addFirst: 'Add your pay',
  paid: 'Paid {rhythm}.',
  nextOn: 'Next on {day}.',
  endedOn: 'Ended on {day}.',
  elsewhere: 'Goes to another account.',
  coming: 'Coming paydays',
  loadingPaydays: 'Loading your paydays',
  noneComing:
    "None of your pay is expected in the next weeks. You can change a schedule's last day under Your pay.",
  past: 'Recent paydays',
  arrived: '{amount} arrived {day}',
  expected: 'Expected {day}',
  noDeposit: 'We saw no deposit around {day}',
  late: 'Late',
  /** `day` is the weekday if it was in the last days, else the date. */
  latePay: 'Your pay from {name} was expected {day}',
  rhythms: {
    weekly: 'every {weekday}',
    biweekly: 'every other {weekday}',
    semimonthly: 'on the {first} and the {second} of each month',
    monthly: 'on the {day} of each month',
  },
  dayOfMonth: '{day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  lastDay: 'last day',
  /** A month with more paydays than usual. */
  extraPaydays: { three: '{month} has three paydays', five: '{month} has five paydays' },
  extraPaydaysOf: {
    three: '{month} has three paydays from {name}',
    five: '{month} has five paydays from {name}',
  },
})

export const paydaysMessages = refusalMessages(payScheduleRefusals)

import { messages } from '@yoursuccess/contract/core/messages'

/**
 * Warnings of a payment that is due, missed, or could be short (LAD-02). They say what is so and what can be done. A test has words that
 * must not be in them.
 */
export const copy = messages('planLadder', {
  due_day: 'Your trustee payment is due today, {on}. By our count, {amount} of it is not paid yet.',
  week_after: 'Your trustee payment was due {on}. By our count, {amount} of it is not paid.',
  behind:
    'By our count, you are {amount} behind ({payments, plural, one {# payment} other {# payments}}). The first of it was due {on}.',
  /** Before it is sent, by the forecast. */
  short: 'By what we know, your trustee payment of {on} could be short by {amount}.',
  subject: 'About your trustee payment',
  today:
    'This is what you can do today in the app: pay now, plan how to catch up, or write to your attorney.',
  /** While nothing is behind yet. */
  todayDue: 'This is what you can do today in the app: pay now, or write to your attorney.',
  /** Before it is sent. */
  todayShort:
    'This is what you can do today in the app: see your forecast, add money, or write to your attorney.',
  /** To a customer who cannot pay bills in the app. */
  todayNoBills: 'This is what you can do today in the app: write to your attorney.',
  notice: "Did you get a notice with a last day? Add it in the app, and we'll show how many days are left.",
  elsewhere:
    "Did you pay another way? Add it to your tracker under External Spending, and we'll count it. Your trustee's number is the one that counts.",
  /** Said as LAD-02 has it. */
  follows:
    'Trustees can ask the court to dismiss a case when payments are missed. How soon differs by office.',
  call: 'Call your attorney.',
  callName: 'Call your attorney, {name}.',
  callNumber: 'Call your attorney, {name}, at {phone}.',
})

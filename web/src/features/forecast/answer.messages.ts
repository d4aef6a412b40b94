import { messages } from '@yoursuccess/contract/core/messages'

/**
 * The answer and what is safe to spend, which the home page shows, too. Those that docs/requirements/ puts in double
 * quotes are copied exactly.
 */
export const answerCopy = messages('forecast.answer', {
  paymentShort: 'Your trustee payment of {day} could be short by {amount}.',
  shortBeforePay: 'You could be short by {amount} on {day}, before your pay of {payday}.',
  latePay: 'Your pay from {name} was expected {day}.',
  lasts: 'By what we know, your money is expected to last until payday on {payday}.',
  question: 'Will your money last until payday?',
  noPay: 'We need a payday to tell you this.',
  setAside: 'Money for your trustee payment of {day} is set aside.',
  addPaydays: 'Add your paydays',
  lateHint: 'If it was paid to another account, or your payday has changed, update your paydays.',
  seePaydays: 'See your paydays',
  stale: "We couldn't check your balance just now. This is worked out from the last one we know.",
  loading: 'Working out if your money will last',
  missing: "We couldn't work out if your money will last.",
  safe: {
    untilPayday: 'Safe to spend until payday on {day}',
    until: 'Safe to spend until {day}',
    perDay: 'About {perDay} a day',
    sum: 'How we worked this out',
    available: 'Available now',
    bills: 'Bills and payments until then',
    trustee: 'For your trustee',
    keepBack: 'Kept in your account',
    left: 'Safe to spend',
    notCounted: "Regular bills we found are counted. Bills we don't know yet are not.",
    nothing: 'There is less than that, so nothing is safe to spend.',
    more: 'See the days until then',
    exceeded: '{amount} is safe to spend until {day}. If you spend more, you could run short.',
    missing: "We couldn't check what is safe to spend.",
  },
})

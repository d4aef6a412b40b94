import { messages } from '@yoursuccess/contract/core/messages'

/** The texts on catching up. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('autopay.catchUp', {
  title: 'Catch up',
  lead: 'Pay what you are behind with your next trustee payments, a part from each pay. Nothing changes until you agree, and you can stop at any time.',
  sooner: 'Your trustee or the court may want it sooner. Ask your attorney before you agree.',
  choose: {
    title: 'How do you want to catch up?',
    amount: 'You are {amount} behind by our count.',
    paydays: 'Over how many paydays?',
    counts: '{count, plural, one {# payday} other {# paydays}}',
  },
  loading: 'Loading your paydays',
  way: {
    title: 'What would happen',
    list: 'Your next paydays',
    /** One payday. `setAside` has the part that catches up. */
    payday: '{day}: of {pay} we set aside {setAside}, {part} of it to catch up. {left} is left to live on.',
    /** While shares of pay are off. */
    noShares: '{day}: put in {setAside} of {pay}, {part} of it to catch up. {left} is left to live on.',
    short: '{day}: of {pay} we would set aside {setAside}, {part} of it to catch up, which leaves {left}.',
    more: 'More paydays bear some of it than you chose, because each payment is set aside from every pay until it is sent.',
    payments: 'Your next payments',
    payment: '{amount} due {dueOn}, sent {sendOn}, with {part} to catch up',
    /** Of a payment that a service collects, and of one that the customer sends (AUTO-09). */
    paymentPull: '{amount} due {dueOn}, collected {sendOn}, with {part} to catch up',
    paymentOutside: '{amount} due {dueOn}, for you to send by {sendOn}, with {part} to catch up',
    tooMuch: 'A pay is too small for this. Choose more paydays.',
  },
  terms: {
    submit: 'Agree to catch up',
    agreed: 'Your catch-up has begun.',
  },
  current: {
    title: 'Your catch-up',
    text: 'You agreed to catch up on {amount}.',
    list: 'What is sent to catch up',
    part: '{amount} with the payment due {dueOn}: {state}',
    terms: 'What you agreed to',
    stop: 'Stop catching up',
    stopped: 'Your catch-up has ended. What was not sent is still owed.',
  },
  actions: {
    autopay: 'Go to autopay',
    paydays: 'Add your paydays',
    plan: 'Set up your plan',
    trustee: 'Add your trustee',
    seePlan: 'See your plan',
  },
})

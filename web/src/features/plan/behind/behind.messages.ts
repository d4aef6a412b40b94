import { messages } from '@yoursuccess/contract/core/messages'

/**
 * The texts of the page of what is behind (LAD-02). They say what is so and what can be done. A test has words that must not
 * be in them. Those that docs/requirements/ puts in double quotes are copied exactly.
 */
export const copy = messages('planBehind', {
  title: 'If you are behind',
  lead: 'What is not paid by our count, and what you can do today.',
  fact: {
    title: 'What is not paid',
    list: 'Payments that are not paid',
    whole: '{amount}, due {day}',
    part: '{rest} of {amount}, due {day}',
    nothing: 'There is nothing to count now.',
    seePlan: 'See your plan',
  },
  today: {
    title: 'What you can do today',
    pay: 'Pay now',
    catchUp: 'Catch up',
    message: 'Message to my attorney',
    call: 'Call your attorney: {phone}',
    callNoNumber: 'Call your attorney.',
    addAttorney: 'Add the number of your attorney',
    elsewhere: "Did you pay another way? Add it, and we'll count it.",
    addPayment: 'Add a payment',
    notice: "Did you get a notice with a last day? Add it, and we'll show how many days are left.",
    addNotice: 'Add a notice',
  },
  follows: {
    title: 'What usually follows',
    text: 'Trustees can ask the court to dismiss a case when payments are missed. How soon differs by office.',
  },
  back: 'Back to your plan',
})

import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of the page "Your plan". Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('planOverview', {
  title: 'Your plan',
  noPlan: [
    'Tell us what your Chapter 13 plan asks you to pay, and when.',
    'We count the months and show what is due, what you sent, and what your trustee posted.',
    'Your budget and your reminders then follow your plan.',
  ],
  setUp: 'Set up my plan',
})

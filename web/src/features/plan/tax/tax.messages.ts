import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of the dialog of a tax refund. */
export const copy = messages('planTax', {
  title: 'I got a tax refund',
  lead: 'Your plan says what you may keep. The rest goes to your trustee.',
  amount: 'Amount of the refund',
  dueOn: 'Send it by',
  split: 'Keep {keep}, send {send}.',
  keepAll: 'Keep {keep}. Nothing is to be sent.',
  loading: 'Loading your amounts',
  add: 'Add to my plan',
  cancel: 'Cancel',
  added: 'Lump sum of {send} added to your plan.',
  keptAll: 'You keep all of it.',
  noRule:
    "We don't know yet what your plan says about tax refunds. Add the rule, and we'll work out what to keep.",
  addRule: 'Add the rule',
  /** A deposit that looks like a tax refund. */
  question: {
    failed: "We couldn't look for tax refunds among your deposits.",
    title: 'Is this your tax refund?',
    text: '{amount} arrived on {day}: {details}. Part of it may belong to your trustee.',
    no: 'Not a refund',
    yes: 'Yes, work it out',
    dismissed: "Got it. We won't ask about this deposit again.",
  },
})

import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of a transaction's details. Apart from the others, which the home page loads. */
export const detailCopy = messages('transactions.detail', {
  status: 'Status',
  states: {
    posted: 'Completed.',
    authorized: "The merchant hasn't collected it yet. The amount can still change.",
    ach_transaction: "It's on its way from your bank. You can spend it once it's here.",
  },
  time: 'Time (New York)',
  type: 'Type',
  category: 'Category',
  categorize: 'Choose a category',
  split: 'Split',
  note: 'Note',
  reference: 'Reference',
  report: 'Report a problem',
  reportOf: 'Report a problem with {description}',
})

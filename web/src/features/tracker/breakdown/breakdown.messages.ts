import { messages } from '@yoursuccess/contract/core/messages'

export const breakdownCopy = messages('tracker.breakdown', {
  equal: 'The parts add up exactly.',
  title: 'Breakdown Transaction',
  addPart: '+ Add another part',
  save: 'Save breakdown',
  cancel: 'Cancel',
  amount: 'Amount',
  category: 'Category',
  description: 'Description (optional)',
  below: '{amount} left to split.',
  above: '{amount} too much.',
  sumOf: '{total} of {original}',
  chooseCategory: 'Choose a category',
  part: 'Part {position}',
  removePart: 'Remove part {position}',
})

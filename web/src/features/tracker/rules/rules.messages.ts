import { messages } from '@yoursuccess/contract/core/messages'
import { categoryRuleRefusals } from '@yoursuccess/contract/tracker/category-rules'
import { refusalMessages } from '../../../lib/refusal-messages.ts'

export const rulesCopy = messages('tracker.rules', {
  title: 'Rules',
  lead: 'Rules put new purchases in a category for you. The first rule that fits counts.',
  none: 'No rules yet. Choose the circling arrows beside an expense: "Always do this".',
  always: 'Always do this',
  alwaysWith: 'Always do this with {name}',
  change: 'Change rule',
  payee: 'When the description contains',
  category: 'Use this category',
  rest: 'The rest goes to',
  splits: 'Split part of it',
  addSplit: '+ Add a split',
  removeSplit: 'Remove split {number}',
  splitCategory: 'Category of split {number}',
  splitValue: 'Amount or percent of split {number}',
  unit: 'Unit of split {number}',
  dollars: 'dollars',
  percent: 'percent',
  required: 'This field is required',
  wrongSplit: 'Enter an amount, or percentages that add up to less than 100.',
  save: 'Save rule',
  cancel: 'Cancel',
  saved: 'Your rule was saved.',
  applyQuestion: {
    title: 'Use it for older spending, too?',
    text: '{count} {count, plural, one {expense} other {expenses}} without a category {count, plural, one {fits} other {fit}} this rule.',
    confirmLabel: 'Use it',
    cancelLabel: 'Only new spending',
  },
  applied: '{count} {count, plural, one {expense} other {expenses}} changed.',
  first: 'Try {payee} first',
  edit: 'Change the rule for {payee}',
  delete: 'Delete the rule for {payee}',
  deleted: 'The rule was deleted. Expenses keep their category.',
  line: '{payee}: {category}',
  splitLine: '{share} to {category}',
  percentShare: '{percent}%',
})

export const ruleMessages = refusalMessages(categoryRuleRefusals)

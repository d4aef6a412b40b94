import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('program', {
  understand: 'I Understand',
  bannerTitle: 'The debit card product is ending.',
  bannerMore: 'What this means for you',
  /** Short enough to fit beside the title on one line of a phone. */
  bannerLineMore: 'Details',
  bannerToLine: 'Make this notice a line',
  noticeTitle: 'The debit card product is ending',
  noticeLead: 'The facts in short, so that you can plan.',
  faqTitle: 'FAQ: the debit card is being discontinued',
  questions: [
    'Until when can money be deposited?',
    'Until when can I spend or withdraw?',
    'What happens to the money that is left?',
    'How long is the refund check valid?',
    'Where does the card work?',
  ],
  lastDeposit: 'Last deposit date: {on}.',
  lastSpend: 'Last spend or withdrawal date: {on}.',
  refund:
    'After {after}, any remaining balance is refunded by check to the address on file within {days} days.',
  cashable: 'The refund check must be cashed within {days} days. After that, contact support.',
  usOnly: 'The card is valid in the U.S. only.',
  contact: 'Questions about your money or your refund? Call {phone}.',
  rotate: 'Rotate your device: this page is easier to read upright.',
  dismissRotate: 'Dismiss this hint',
  site: 'Site',
  about: 'About',
  accountFeatures: 'Account features',
  features: 'Features',
  fees: 'Fees',
  help: 'Help',
  programNotice: 'Program notice',
  aboutProgram: 'Notice about the program',
})

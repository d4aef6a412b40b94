import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('program', {
  understand: 'I Understand',
  bannerTitle: 'The debit card product is ending.',
  bannerMore: 'What this means for you',
  /** Short enough to fit beside the title on one line of a phone. */
  bannerLineMore: 'Details',
  bannerToLine: 'Shrink notice',
  noticeTitle: 'The debit card product is ending',
  noticeLead: 'Here are the dates, and what happens to your money.',
  faqTitle: 'FAQ: the debit card is being discontinued',
  questions: [
    "What's the last day to deposit money?",
    "What's the last day to spend or withdraw money?",
    "What happens to the money that's left?",
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

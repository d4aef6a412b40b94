import { messages } from '@yoursuccess/contract/core/messages'

import { copy as page } from '../../ui/page/page.messages.ts'
import { copy as notFound } from '../not-found.messages.ts'

const { documents } = page

export const copy = messages('app.site', {
  fullTitle: '{title} | {product}',
  landing: {
    title: 'A bank account for your Chapter 13 plan',
    description:
      'See your balance, your trustee payment and your plan for the month. A bank account for people in a Chapter 13 plan, with no monthly fee.',
  },
  about: {
    title: 'About the bank account',
    description:
      'Who the account is for, how to get started, what it does for your plan, and who holds your money.',
  },
  accountFeatures: {
    title: 'Account features',
    description:
      'What the account can do for your plan, your money and your card: trustee payment, tracker, bills, transfers.',
  },
  fees: {
    title: 'All fees',
    description: "Every fee for the account in one table, and what's free.",
  },
  help: {
    title: 'Help',
    description:
      'Phone numbers, our mailing address, and answers about lost cards, passwords, purchases and payments.',
  },
  programNotice: {
    title: 'Program notice',
    description: "The debit card product is ending: the dates, and what happens to the money that's left.",
  },
  electronicCommunications: {
    title: documents.electronicCommunications,
    description: 'What we send you on screen and by email instead of on paper, and how to change that.',
  },
  depositAccount: {
    title: documents.depositAccount,
    description: 'The rules of the account: your money, the fees, and your rights when something goes wrong.',
  },
  privacyPolicy: {
    title: documents.privacyPolicy,
    description: 'What we know about you, what we use it for, and who we share it with.',
  },
  noConnection: {
    title: 'No internet connection',
    description: 'This phone or computer is not connected to the internet.',
    text: "We can't show your account right now. Your money and your payments are not affected: what was planned goes out without this device.",
    again: 'Try again',
  },
  notFound: { title: notFound.title, description: 'There is no page at this address.' },
})

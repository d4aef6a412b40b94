import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank notifies customers of about their account, in the panel and by email. */
export const copy = messages('account', {
  unfunded: {
    title: 'No money has come into your account yet. It is closed on {on} if none comes.',
    subject: 'Your account is closed soon if no money comes in',
    text: 'Choose how you want to put money into it:',
  },
  closedUnfunded: {
    title: 'Your account was closed, because no money had come in.',
    subject: 'Your account was closed',
    text: 'You can open it again yourself: sign in and choose how you want to put money into it.',
  },
  reopened: {
    title: 'Your account is open again.',
    subject: 'Your account is open again',
    text: 'It waits for its first money. Here is how it can come in:',
  },
  closed: {
    title: 'Your account was closed.',
    subject: 'Your account was closed',
    text: 'Your card does not work any more. If you need a copy of a statement, or something in your account was wrong, call us.',
  },
  deposited: 'A deposit of {amount} is in your account: {details}.',
  balanceNegative: 'Your balance is below zero: {amount}. Please put money into your account.',
  balanceLow: 'Your balance is low: {amount} can be spent.',
})

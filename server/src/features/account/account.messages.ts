import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank notifies customers of about their account, in the panel and by email. */
export const copy = messages('account', {
  unfunded: {
    title: "Your account hasn't received a deposit yet. We'll close it on {on} unless you add money.",
    subject: 'Your account will close soon unless you add money',
    text: 'Choose how you want to add money:',
  },
  closedUnfunded: {
    title: 'We closed your account because no deposit arrived.',
    subject: 'Your account was closed',
    text: 'You can open it again: sign in and choose how you want to add money.',
  },
  reopened: {
    title: 'Your account is open again.',
    subject: 'Your account is open again',
    text: "It's waiting for your first deposit. Here's how to add money:",
  },
  closed: {
    title: 'Your account was closed.',
    subject: 'Your account was closed',
    text: 'Your card no longer works. If you need a copy of a statement, or something in your account was wrong, call us.',
  },
  deposited: 'A deposit of {amount} is in your account: {details}.',
  balanceNegative: 'Your balance is below zero: {amount}. Add money to your account.',
  balanceNegativeOnly: 'Your main balance is {amount}. Money set aside was not touched.',
  balanceLow: 'Your balance is low: {amount} available.',
})

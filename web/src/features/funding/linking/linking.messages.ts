import { type Message, messages } from '@yoursuccess/contract/core/messages'
import type { LinkFailure } from './link-failure.ts'

/** FUNDING-39, FUNDING-40, and FUNDING-42 in our own words. */
export const failures: Record<LinkFailure, Message> = messages('linking.failures', {
  name_mismatch:
    'The name on this account does not match the name on the bank account. Please connect a different account.',
  linked_already: 'This bank account is already linked. You can move money from it.',
  failed: 'There was an issue while creating this account with the provider. Please try again.',
})
/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('linking', {
  linkBank: 'Link Your Bank Account',
  lead: 'You sign in at your bank in a window of our linking partner. We never see your password there.',
  opening: 'Opening the window of your bank',
  isOpen: 'Go on in the window of your bank.',
  checking: 'We are checking this account with your bank. This takes a few seconds.',
  closed: 'The window was closed. No bank account was linked.',
  notVerified: 'The window was closed. The account stays as it is.',
  failed: 'Your bank could not go on. No bank account was linked. You can try again.',
  tooOld: 'The window was open for too long. Nothing was linked.',
  codesUsedUp:
    "The code was wrong too many times, so this account can't be verified any more. Please link it again.",
  linkNew: 'Link a bank account again',
  open: 'Open the window again',
  noScript: 'The window of your bank could not be loaded. Nothing was linked.',
})

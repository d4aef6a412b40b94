import { messages } from '@yoursuccess/contract/core/messages'
import type { LinkFailure } from './link-failure.ts'

/** FUNDING-39, FUNDING-40, and FUNDING-42 in our own words. */
export const failures = messages('linking.failures', {
  name_mismatch:
    'The name on this account does not match the name on the bank account. Please connect a different account.',
  linked_already: 'This bank account is already linked.',
  failed: 'There was an issue while creating this account with the provider. Please try again.',
} satisfies Record<LinkFailure, string>)

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('linking', {
  linkBank: 'Link Your Bank Account',
  lead: "Sign in to your bank in our partner's window. We never see your bank password.",
  opening: 'Opening the sign-in window',
  isOpen: 'Continue in the sign-in window.',
  checking: "We're checking this account with your bank. This takes a few seconds.",
  closed: 'The window was closed. No bank account was linked.',
  notVerified: 'The window was closed. Nothing about this account changed.',
  failed: 'Something went wrong in the sign-in window. Nothing was linked. Try again.',
  tooOld: 'The window was open for too long. Nothing was linked.',
  codesUsedUp: 'The code was wrong too many times, so this account can no longer be verified. Link it again.',
  linkNew: 'Link a bank account again',
  open: 'Open the window again',
  noScript: "We couldn't load the sign-in window. Nothing was linked.",
})

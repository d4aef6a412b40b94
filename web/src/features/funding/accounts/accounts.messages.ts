import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('accounts', {
  ask: 'Are you sure you want to remove this account?',
  yes: 'Yes',
  no: 'No',
  beingVerified:
    'We are currently verifying this account. Please check back later to initiate transactions using this account.',
  notVerified:
    'Uh Oh! Something went wrong while verifying this account. Please try linking a new bank account.',
  lead: 'The bank accounts you linked to move money here.',
  table: 'Linked bank accounts',
  link: 'Link a bank account',
  verify: 'Verify',
  linkAgain: 'Link again',
  linkNew: 'Link a bank account again',
  remove: 'Delete',
  removal: "{account}. Recurring transfers from it will stop. Transfers you've already made aren't affected.",
  notRemoved: "We couldn't remove this account. It's still linked. Try again.",
  status: 'Verification status',
  statusLead: 'See whether you can move money from this account.',
  allAccounts: 'All linked accounts',
  transfer: 'Transfer money',
  verifiedText: 'You can move money from this account.',
  manualText:
    'A small deposit is on its way to this account. When you see it at your bank, choose Verify and enter the code from its description.',
  relinkText: 'We lost the connection to this account. No money was moved. Link it again to continue.',
  removed: '{name} is no longer linked.',
  /** A new account is on hold after the sign-in email changed (FUNDING-48). */
  heldUntil: "Because your email was changed, you can't move money from this account until {when}.",
  name: 'Name',
  verified: 'Verified',
  actions: 'Actions',
})

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
  lead: 'The banks from which you can move money here.',
  table: 'Linked bank accounts',
  link: 'Link a bank account',
  verify: 'Verify',
  linkAgain: 'Link again',
  linkNew: 'Link a bank account again',
  remove: 'Delete',
  removal: '{account}. Recurring transfers from it stop. Transfers on their way still finish.',
  notRemoved: 'We could not remove this account. It is still linked. Please try again.',
  status: 'Verification status',
  statusLead: 'Whether money can be moved from this account yet.',
  allAccounts: 'All linked accounts',
  transfer: 'Transfer money',
  verifiedText: 'You can move money from this account.',
  manualText:
    'A small deposit is on its way to this account. When it shows at your bank, choose Verify and enter the code in its text.',
  relinkText: 'Your bank no longer lets us in. Nothing was moved. Link the account again to go on.',
  removed: '{name} is no longer linked.',
  /** A new account is on hold after the sign-in email changed (FUNDING-48). */
  heldUntil: 'Because your e-mail address was changed, money can be moved from it after {when}.',
  name: 'Name',
  verified: 'Verified',
  actions: 'Actions',
})

import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank tells customers about linked accounts and transfers, in the panel, by email and in lists. */
export const copy = messages('funding', {
  arrived: 'Your transfer of {amount} ({description}) has arrived.',
  failed: {
    title: 'Your transfer of {amount} ({description}) failed, because {reason}.',
    subject: 'A transfer failed',
  },
  takenBack: {
    title: 'Your transfer of {amount} ({description}) was taken back, because {reason}.',
    subject: 'A transfer was taken back',
    more: 'The money has left your account again. Please look at your balance.',
  },
  /** Why a transfer failed, after "because", about the bank account it was pulled from. */
  reasons: {
    R01: 'there was not enough money in it',
    R02: 'it is closed',
    R03: 'your bank does not know it',
    R04: 'its number is not valid',
    R07: 'you took the permission back',
    R08: 'the payment was stopped',
    R09: 'its money was not available yet',
    R10: 'the transfer was not authorized',
    R16: 'it is frozen',
    R20: 'it does not take transfers',
    R29: 'the transfer was not authorized',
    'transfer.velocity': 'the transfer would have gone over your limit of 24 hours',
    'transfer.account_not_usable': 'it could not be used on that day',
    undone: 'a change of your sign-in was undone, and with it what was set up after it',
    '429-12': 'deposits to your account here have ended',
    other: 'your bank did not accept the transfer',
  },
  runFailed: {
    notUsable:
      'Your recurring transfer of {amount} ({description}) could not be made: This bank account cannot be used yet.',
    overLimit:
      'Your recurring transfer of {amount} ({description}) could not be made: You have exceeded your transaction velocity limit. Please try again later.',
    subject: 'A recurring transfer could not be made',
    more: 'The next one is tried on its day.',
  },
  onHold: {
    title:
      "Your recurring transfer of {amount} is on hold. We're checking your account. We'll email you by {by}.",
    subject: 'A recurring transfer is on hold',
    more: "We'll make it when we're done. You don't need to do anything.",
  },
  recurringEnded: {
    title:
      '{count, plural, =1 {Your recurring transfer has ended, because your bank returned a transfer.} other {Your # recurring transfers from one bank account have ended, because your bank returned a transfer.}}',
    subject: 'Recurring transfers have ended',
    more: 'You can schedule them again from an account that takes them.',
  },
  depositsEnded: {
    title: 'Your recurring transfer of {amount} has ended, because your account takes no more deposits.',
    subject: 'A recurring transfer has ended',
    more: 'What the end of the program means for your money:',
  },
  verified: {
    now: '{account} is verified. You can now move money from it.',
    held: '{account} is verified. Because your e-mail address was changed, you can move money from it 24 hours after that change.',
  },
  notVerified: '{account} could not be verified. Please link a bank account again.',
  linkEnded: 'The link to {account} has ended. Please link it again.',
  needsAttention: 'A linked bank account needs your attention',
  linked: {
    title: '{account} was linked to your account.',
    subject: 'A bank account was linked',
    unverified:
      '{account} was linked to your {product} account. It must be verified before you can move money from it.',
    now: '{account} was linked to your {product} account. You can now move money from it.',
    held: '{account} was linked to your {product} account. Because your e-mail address was changed, you can move money from it 24 hours after that change.',
  },
  /** The authorization form for the employer (docs/requirements/funding.md). */
  form: {
    title: 'Direct Deposit Authorization Form',
    footer: '{bank} · {form}',
    lead: 'Please give this form to your employer or payroll office. It asks them to send your pay, or a part of it, to the account below.',
    deposit: 'Deposit',
    part: 'Deposit each pay day',
    percentage: '{percentage}% of my net pay',
    employee: 'Employee name',
    account: 'Account',
    bank: 'Bank',
    routing: 'Routing number',
    accountNumber: 'Account number',
    accountType: 'Account type',
    demandDeposit: 'Demand Deposit',
    formNumber: 'Form number',
    holder: 'Account holder',
    name: 'Name',
    authorization: 'Authorization',
    authorize:
      'I authorize my employer to deposit the pay named above into my {product} account, and to correct entries made in error. This stays in effect until I cancel it in writing and my employer has had time to act on it.',
    signature: 'Employee signature',
    date: 'Date',
    note: '{bank} holds this prepaid account and is not your employer. The bank does not decide when or whether your employer sends pay; ask your payroll office which pay day will be the first. Do not send this form to the bank.',
    address: 'Address',
    city: 'City, state, ZIP',
  },
  removed: {
    title: '{account} is no longer linked to your account.',
    subject: 'A bank account was removed',
    text: '{account} is no longer linked to your {product} account. Recurring transfers from it have stopped.',
  },
})

/** Why a transfer failed. */
export const reasonOf = (failure: string) =>
  failure in copy.reasons ? copy.reasons[failure as keyof typeof copy.reasons] : copy.reasons.other

import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank tells customers about linked accounts and transfers, in the panel, by email and in lists. */
export const copy = messages('funding', {
  arrived: 'Your transfer of {amount} ({description}) has arrived.',
  failed: {
    title: 'Your transfer of {amount} ({description}) failed because {reason}.',
    subject: 'A transfer failed',
  },
  takenBack: {
    title: 'Your transfer of {amount} ({description}) was reversed because {reason}.',
    subject: 'A transfer was reversed',
    more: 'The money is no longer in your account. Check your balance.',
  },
  /** Why a transfer failed, after "because", about the bank account it was pulled from. */
  reasons: {
    R01: "there wasn't enough money in your linked account",
    R02: 'your linked account is closed',
    R03: "your bank couldn't find your linked account",
    R04: "the number of your linked account isn't valid",
    R07: 'you withdrew your permission for it',
    R08: 'it was stopped at your bank',
    R09: "the money in your linked account wasn't available yet",
    R10: 'it was reported as unauthorized',
    R16: 'your linked account is frozen',
    R20: "your linked account doesn't allow transfers",
    R29: 'it was reported as unauthorized',
    'transfer.velocity': 'it would have put you over your 24-hour transfer limit',
    'transfer.account_not_usable': "your linked account couldn't be used that day",
    undone: 'it was canceled when a change to your sign-in was undone',
    '429-12': 'deposits to this account have ended',
    other: "your bank didn't accept it",
  },
  reminder: {
    title: 'Reminder: on {on} we plan to transfer {amount} from your bank account.',
    subject: 'Your next recurring transfer',
  },
  runFailed: {
    notUsable:
      "We couldn't make your recurring transfer of {amount} ({description}) because your linked account couldn't be used that day.",
    overLimit:
      "We couldn't make your recurring transfer of {amount} ({description}) because it would have put you over your 24-hour transfer limit.",
    subject: "We couldn't make a recurring transfer",
    more: 'The next one is still scheduled.',
  },
  onHold: {
    title:
      "Your recurring transfer of {amount} is on hold. We're checking your account. We'll email you by {by}.",
    subject: 'A recurring transfer is on hold',
    more: "We'll make it when we're done. You don't need to do anything.",
  },
  recurringEnded: {
    title:
      '{count, plural, =1 {Your recurring transfer has ended because your bank returned a transfer.} other {Your # recurring transfers from one bank account have ended because your bank returned a transfer.}}',
    subject: 'Recurring transfers have ended',
    more: 'You can set up recurring transfers from another linked account.',
  },
  depositsEnded: {
    title: 'Your recurring transfer of {amount} has ended because your account no longer accepts deposits.',
    subject: 'A recurring transfer has ended',
    more: 'What the end of the program means for your money:',
  },
  verified: {
    now: '{account} is verified. You can now move money from it.',
    held: "{account} is verified. Because your email was changed, you can't move money from it until 24 hours after that change.",
  },
  notVerified: "We couldn't verify {account}, so you can't move money from it. You can link it again.",
  linkEnded: 'We lost the connection to {account}. Link it again to move money from it.',
  needsAttention: 'A linked bank account needs your attention',
  linked: {
    title: '{account} was linked to your account.',
    subject: 'A bank account was linked',
    unverified:
      '{account} was linked to your {product} account. It must be verified before you can move money from it.',
    now: '{account} was linked to your {product} account. You can now move money from it.',
    held: "{account} was linked to your {product} account. Because your email was changed, you can't move money from it until 24 hours after that change.",
  },
  /** The authorization form for the employer (docs/requirements/funding.md). */
  form: {
    title: 'Direct Deposit Authorization Form',
    footer: '{bank} · {form}',
    lead: 'Give this form to your employer or payroll office. It asks them to send all or part of your pay to the account below.',
    deposit: 'Deposit',
    part: 'Deposit each payday',
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
    note: '{bank} holds this prepaid account and is not your employer. The bank does not decide when or whether your employer sends pay; ask your payroll office which payday will be the first. Do not send this form to the bank.',
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

import { type Message, messages } from '@yoursuccess/contract/core/messages'
import type { createAchTransaction } from '@yoursuccess/contract/funding/ach-transactions'
import type { CodeOf } from '@yoursuccess/contract/core/endpoint'
import type { createRecurringTransfer, Interval } from '@yoursuccess/contract/funding/recurring-transfers'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('transfers', {
  notFound: 'ACH account not found, please link a Bank Account.',
  reviewNow: 'Review Now',
  somethingWrong: 'Uh Oh! Something went wrong. Please try again',
  velocity: 'You have exceeded your transaction velocity limit. Please try again later.',
  failed: 'An error has occurred. Please try again later.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  viewAll: 'View all transactions',
  lead: 'Move money from your bank to this account.',
  link: 'Link a bank account',
  from: 'From',
  to: 'To',
  choose: 'Choose an account',
  amount: 'Amount',
  repeat: 'Repeat this transfer',
  frequency: 'How often',
  frequencies: {
    weekly: 'Every week',
    biweekly: 'Every two weeks',
    monthly: 'Every month',
  } satisfies Record<Interval, string>,
  start: 'Start date',
  submit: 'Review transfer',

  orAnother: 'You can also link another bank account.',
  notReady: 'No money can be moved from this account',
  beingPrepared: 'being set up, ready in a few minutes',
  beingVerified: 'being verified',
  toVerify: 'to be verified',
  notUsable: 'cannot be used',

  confirmTitle: 'Is this right?',
  account: 'Your {product} account',
  frequencyOnce: 'Once',
  today: 'Today',
  facts: { amount: 'Amount', frequency: 'Frequency', date: 'Date' },
  nothingMoved: 'Nothing was moved.',
  unknown:
    'We did not hear back, so it may be on its way already. If you confirm again, it is still made only once.',
  lookFirst:
    'We did not hear back about your last transfer. Look whether it is in your list before you make another one.',
  toList: 'Look in my transfers',

  created: 'Your transfer was created',
  createdText: 'It is on its way.',
  within: 'Deposits are reflected within 5 business days after the deposit is received.',
  another: 'Make another transfer',

  list: 'Your transfers',
  listLead: 'Money from your banks, newest first.',
  table: 'Transfers',
  statuses: {
    completed: 'Completed',
    pending: 'Pending',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  cancelTransfer: 'Cancel transfer',
  cancelAmount: 'Cancel transfer: {amount}',
  askToCancel: 'Cancel this transfer?',
  keep: 'Keep it',
  alreadySent: 'This transfer was already sent, so it cannot be cancelled.',
  notCancelled: 'We could not cancel this transfer. Please try again.',
  late: 'It takes longer than usual. We are asking after it.',
  /** In the words of FUNDING-79. */
  pendingReview: 'You have {count} account(s) pending for review.',
  whatIsCancelled: '{description}: {amount}. No money will move.',
  transferCancelled: 'The transfer of {amount} is cancelled.',
  waitsForCode:
    '{name} is waiting for verification. A small deposit is on its way to it: when it shows at your bank, enter the code in its text.',
  waitsForBank:
    "{name} is waiting for verification. This takes one or two business days, and we'll tell you when it's done.",
  notVerified: "We couldn't verify {name}, so no money can be moved from it. You can link it again.",
  mustBeLinkedAgain: 'Your bank no longer lets us see {name}. Link it again to move money from it.',
  usableFrom: 'rests until {when}',
  /** A linked account with the hint of its option in the form. */
  notYet: '{name}: {hint}.',
  expectedOn: 'Expected by {when}',
  /** `reason` follows "because" and is about the account in the description. */
  failedBecause: '{description}: {reason}.',
  oneTransfer: 'Move {amount} from {from} to this account now.',
  /** The server's other limits, shown before the customer types. */
  limits:
    'You can move up to {perTransfer} in one transfer. In 24 hours, you can make up to {count, plural, one {# transfer} other {# transfers}} and move up to {perDay} in all.',
  comingDays: 'First on {first}, then on {second} and {third}.',
  repeatedTransfer: {
    weekly: 'Move {amount} from {from} to this account every week.',
    biweekly: 'Move {amount} from {from} to this account every two weeks.',
    monthly: 'Move {amount} from {from} to this account every month.',
  },
  date: 'Date',
  status: 'Status',
  actions: 'Actions',
})

type TransferCode = CodeOf<typeof createAchTransaction> | CodeOf<typeof createRecurringTransfer>

/** The reason for each refusal, shown after the sentence of FUNDING-100. */
export const transfersMessages: Record<
  Exclude<TransferCode, 'transfer.velocity'> | 'deposits_ended',
  Message
> = messages('transfers.refusals', {
  'transfer.account_not_usable': 'Money cannot be moved from this bank account yet.',
  'transfer.ids_differ': 'The bank account was not named clearly.',
  deposits_ended: 'Deposits to this account have ended.',
  'transfer.date_in_past': 'Please choose today or a later day.',
})

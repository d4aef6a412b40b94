import { messages } from '@yoursuccess/contract/core/messages'
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
  lead: 'Move money from a linked account to this one.',
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
  notReady: "You can't move money from this account",
  beingPrepared: 'being set up, ready in a few minutes',
  beingVerified: 'being verified',
  toVerify: 'needs to be verified',
  notUsable: "can't be used",

  confirmTitle: 'Review your transfer',
  account: 'Your {product} account',
  frequencyOnce: 'Once',
  today: 'Today',
  facts: { amount: 'Amount', frequency: 'Frequency', date: 'Date' },
  nothingMoved: 'No money was moved.',
  unknown:
    "We didn't hear back, so your transfer may already be on its way. If you confirm again, we'll still make it only once.",
  lookFirst:
    "We didn't hear back about your last transfer. Check whether it's in your list before you make another.",
  toList: 'See your transfers',

  created: 'Your transfer was created',
  createdText: "It's on its way.",
  within: 'Deposits are reflected within 5 business days after the deposit is received.',
  another: 'Make another transfer',

  list: 'Your transfers',
  listLead: 'Transfers from your linked accounts, newest first.',
  table: 'Transfers',
  statuses: {
    completed: 'Completed',
    pending: 'Pending',
    failed: 'Failed',
    cancelled: 'Canceled',
  },
  cancelTransfer: 'Cancel transfer',
  cancelAmount: 'Cancel transfer: {amount}',
  askToCancel: 'Cancel this transfer?',
  keep: 'Keep transfer',
  alreadySent: "We already sent this transfer, so it can't be canceled.",
  notCancelled: "We couldn't cancel this transfer. Try again.",
  late: "It's taking longer than usual. We're checking on it.",
  /** In the words of FUNDING-79. */
  pendingReview: 'You have {count} account(s) pending for review.',
  whatIsCancelled: '{description}: {amount}. No money will move.',
  transferCancelled: 'Your transfer of {amount} was canceled.',
  waitsForCode:
    '{name} needs to be verified. A small deposit is on its way to it. When you see it at your bank, enter the code from its description.',
  waitsForBank:
    "{name} is being verified. This takes one or two business days, and we'll tell you when it's done.",
  notVerified: "We couldn't verify {name}, so you can't move money from it. You can link it again.",
  mustBeLinkedAgain: 'We lost the connection to {name}. Link it again to move money from it.',
  usableFrom: 'on hold until {when}',
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
export const transfersMessages = messages('transfers.refusals', {
  'transfer.account_not_usable': "You can't move money from this bank account right now.",
  'transfer.ids_differ': "We couldn't tell which bank account you meant. Choose it again.",
  deposits_ended: 'Deposits to this account have ended.',
  'transfer.date_in_past': 'Choose today or a later day.',
} satisfies Record<Exclude<TransferCode, 'transfer.velocity'> | 'deposits_ended', string>)

import { messages } from '@yoursuccess/contract/core/messages'
import { transactionsRefusals } from '@yoursuccess/contract/transactions/transactions'
import { refusalMessages } from '../../lib/refusal-messages.ts'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('transactions', {
  pendingTransfers: 'Pending Transfers',
  pendingTransactions: 'Pending Transactions',
  noPendingTransactions: 'You have no pending transactions',
  postedTransactions: 'Posted Transactions',
  noPostedTransactions: 'You have no posted transactions',
  loadMore: 'Load More...',
  noTransactions: 'No Transactions',
  badges: { ach_transaction: 'ACH TRANSACTION', authorized: 'AUTHORIZED', posted: 'POSTED' },
  title: 'Transactions',
  lead: "All your activity, including what's still on its way.",
  latest: 'Latest transactions',
  all: 'See all transactions',
  noPendingTransfers: 'You have no pending transfers',
  loading: 'Loading transactions',
  shown: '{count} posted {count, plural, one {transaction} other {transactions}} shown',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  onItsWay: 'On its way in',
  held: '{amount} is on hold for {purchases, plural, one {one pending purchase} other {# pending purchases}} and already subtracted.',
  heldMissing: "We couldn't load how much is on hold.",
  reportedProblems: 'Reported problems',
  /** What a posted transaction is, in a word. The others are named by their descriptions. */
  kinds: {
    purchase: 'Purchase',
    refund: 'Refund',
    deposit: 'Deposit',
    transfer: 'Transfer',
    bill_payment: 'Bill payment',
    cash_back: 'Cash back',
  },
  split: 'Split',
  reported: 'Reported: {reference}',
  answered: 'Answered: {reference}',
  loadingList: 'Loading: {name}',
})

export const transactionsMessages = refusalMessages(transactionsRefusals)

import { transactionsRefusals, type TransactionsCode } from '@yoursuccess/contract/transactions/transactions'
import { CallError } from '../../lib/call-error.ts'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = {
  pendingTransfers: 'Pending Transfers',
  pendingTransactions: 'Pending Transactions',
  noPendingTransactions: 'You have no pending transactions',
  postedTransactions: 'Posted Transactions',
  noPostedTransactions: 'You have no posted transactions',
  loadMore: 'Load More...',
  noTransactions: 'No Transactions',
  badges: { ach_transaction: 'ACH TRANSACTION', authorized: 'AUTHORIZED', posted: 'POSTED' },
  title: 'Transactions',
  lead: 'Everything that moved, and what is still on its way.',
  latest: 'Latest transactions',
  all: 'See all transactions',
  noPendingTransfers: 'You have no pending transfers',
  loading: 'Loading transactions',
  shown: (count: number) => `${count} posted ${count === 1 ? 'transaction' : 'transactions'} shown`,
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  onItsWay: 'On its way in',
  reportedProblems: 'Reported problems',
  report: 'Report a problem',
  reportOf: (description: string) => `Report a problem with ${description}`,
  reported: (reference: string) => `Reported: ${reference}`,
  answered: (reference: string) => `Answered: ${reference}`,
} as const

/** Every refusal has a sentence. A new code without one fails the type check. */
const transactionsMessages: Record<TransactionsCode, string> = {
  'transactions.invalid_range': transactionsRefusals['transactions.invalid_range'].error,
}

/**
 * The heading of a list that failed to load (TRANSACTIONS-20): a refusal's sentence, or else the error's
 * text.
 */
export const headingOf = (error: unknown): { title?: string } =>
  error instanceof CallError && error.code in transactionsMessages
    ? { title: transactionsMessages[error.code as TransactionsCode] }
    : {}

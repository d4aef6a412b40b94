import { messages } from '@yoursuccess/contract/core/messages'
import { searchRefusals } from '@yoursuccess/contract/transactions/search'
import { transactionsRefusals } from '@yoursuccess/contract/transactions/transactions'
import { refusalMessages } from '../../lib/refusal-messages.ts'

/** The texts of the search and the export. Apart from the others, which the home page loads. */
export const searchCopy = messages('transactions.search', {
  text: 'Description',
  textHint: 'A store or part of a name',
  kind: 'Kind',
  anyKind: 'Any kind',
  show: 'Show',
  chips: { in: 'In', out: 'Out', pending: 'Pending', bills: 'Bills' },
  category: 'Category',
  anyCategory: 'Any category',
  kinds: {
    purchase: 'Purchases and refunds',
    deposit: 'Deposits',
    transfer: 'Transfers',
    bill_payment: 'Bill payments',
    cash_back: 'Cash back',
    other: 'Other',
  },
  more: 'Kind and amount',
  least: 'Amount from',
  most: 'Amount to',
  noAmount: 'Enter an amount, like 25.00',
  search: 'Search transactions',
  clear: 'Clear search',
  found: '{count} {count, plural, one {transaction} other {transactions}} found',
  foundSoFar: '{count} {count, plural, one {transaction} other {transactions}} found so far',
  nothing: 'No transactions match your search',
  searchedTo: 'Searched back to {day}.',
  further: 'Search further',
  exportTitle: 'Export',
  exportLead: 'Save your transactions for a spreadsheet (CSV) or for budget software (OFX).',
  from: 'From',
  to: 'To',
  csv: 'Export as CSV',
  ofx: 'Export as OFX',
  exported: 'Your file was downloaded.',
  file: 'transactions-{from}-{to}.{format}',
})

export const searchMessages = refusalMessages({ ...transactionsRefusals, ...searchRefusals })

/** Which column of a trustee's file has what, by the headings in their many spellings (REC-02). */
import type { FileColumns } from './receipts.ts'

/** Columns after these are not read. */
export const MAX_COLUMNS = 100
/** A longer cell is a sentence above the table, or hostile: its words are not looked at. */
const MAX_HEADING_LENGTH = 100

/** Null unless a heading says which column has the day, and another one which has the amount. */
export const columnsOf = (headings: readonly string[]): FileColumns | null => {
  const names = headings
    .slice(0, MAX_COLUMNS)
    .map((heading) => (heading.length > MAX_HEADING_LENGTH ? '' : nameOf(heading)))
  const find = (spellings: readonly string[]): number | null => {
    const spelling = spellings.find((each) => names.includes(each))
    return spelling === undefined ? null : names.indexOf(spelling)
  }
  const postedOn = find(POSTED_ON)
  const amount = find(AMOUNT)
  if (postedOn === null || amount === null) return null
  return {
    posted_on: postedOn,
    amount,
    receipt_number: find(RECEIPT_NUMBER),
    description: find(DESCRIPTION),
  }
}

const SHORT_FORMS = new Map([
  ['no', 'number'],
  ['num', 'number'],
  ['nbr', 'number'],
  ['amt', 'amount'],
  ['desc', 'description'],
  ['rcpt', 'receipt'],
  ['recd', 'received'],
  ['ref', 'reference'],
  ['trans', 'transaction'],
  ['txn', 'transaction'],
  ['chk', 'check'],
  ['pmt', 'payment'],
  ['eff', 'effective'],
  ['dt', 'date'],
])
const FILLERS = new Set(['', 'of', 'on', 'the', 'in', 'usd', 'dollars'])

/** The words of a heading in one form and order: "Receipt #", "RECEIPT NO." and "Number of receipt" are the same. */
const nameOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('#', ' number ')
    .split(/[^a-z0-9]+/)
    .map((word) => SHORT_FORMS.get(word) ?? word)
    .filter((word) => !FILLERS.has(word))
    .toSorted()
    .join(' ')

const named = (...spellings: string[]) => spellings.map(nameOf)

// If a file has several of a list, the first spelling decides: when money was posted is more than when it was sent.
const POSTED_ON = named(
  'date posted',
  'posting date',
  'post date',
  'posted',
  'date received',
  'receipt date',
  'received',
  'date credited',
  'date deposited',
  'deposit date',
  'date paid',
  'payment date',
  'paid',
  'transaction date',
  'effective date',
  'date',
)
const AMOUNT = named(
  'amount received',
  'amount posted',
  'amount credited',
  'receipt amount',
  'amount paid',
  'payment amount',
  'deposit amount',
  'credit amount',
  'credit',
  'credits',
  'receipts',
  'transaction amount',
  'amount',
  'payment',
  'payments',
  'deposit',
  'deposits',
)
const RECEIPT_NUMBER = named(
  'receipt number',
  'receipt id',
  'receipt',
  'reference number',
  'reference',
  'confirmation number',
  'check number',
  'check',
  'money order number',
  'document number',
  'item number',
  'transaction number',
  'transaction id',
  'number',
)
const DESCRIPTION = named(
  'description',
  'receipt description',
  'transaction description',
  'source',
  'receipt source',
  'payer',
  'payer name',
  'payor',
  'payor name',
  'received from',
  'paid by',
  'remitter',
  'from',
  'memo',
  'details',
  'comment',
  'comments',
  'note',
  'notes',
  'payment type',
  'receipt type',
  'transaction type',
  'type',
)

import { expect, test } from 'vitest'
import { columnsOf } from './receipt-headings.rules.ts'

// REC-02
test.each<[headings: string, expected: (number | null)[]]>([
  // The offices of the sandbox.
  ['Date Posted|Receipt Number|Description|Amount', [0, 3, 1, 2]],
  ['Receipt Date|Receipt #|Source|Amount Received', [0, 3, 1, 2]],
  ['Transaction Date|Reference No.|Payer|Credit', [0, 3, 1, 2]],
  // The same words in another case, order or form.
  ['POSTED|AMT|CHECK NO|MEMO', [0, 1, 2, 3]],
  ['date of receipt|amount ($)|number of receipt|received from', [0, 1, 2, 3]],
  ["Rec'd Date|Payment Amt. (USD)|Ref|Comments", [0, 1, 2, 3]],
  ['Effective Date | Payment | Chk # | Paid by', [0, 1, 2, 3]],
  ['  posting_date|"amount"', [0, 1, null, null]],
  // Only the day and the amount must be there.
  ['Date|Amount', [0, 1, null, null]],
  ['Balance|Date|Debit|Credit', [1, 3, null, null]],
  // Which of several is meant.
  ['Transaction Date|Date Posted|Payment|Amount', [1, 3, null, null]],
  ['Date|Amount|Credit', [0, 2, null, null]],
  ['Check #|Receipt #|Date|Amount', [2, 3, 1, null]],
  ['Date|Date|Amount|Amount', [0, 2, null, null]],
])('finds the columns of %s', (headings, [posted_on, amount, receipt_number, description]) => {
  expect(columnsOf(headings.split('|'))).toEqual({ posted_on, amount, receipt_number, description })
})

// REC-02
test.each([
  'Date|Receipt #',
  'Amount|Receipt #',
  'Fecha|Importe',
  'Payment date|Payment number',
  'Payment amount|Amount paid',
  'constructor|toString',
  '',
])('does not guess the columns of "%s"', (headings) => {
  expect(columnsOf(headings.split('|'))).toBeNull()
})

// REC-02
test('does not look at the words of a heading of more than a hundred characters', () => {
  const long = 'Date'.padEnd(100, '.')
  expect(columnsOf([long, 'Amount'])).toMatchObject({ posted_on: 0, amount: 1 })
  expect(columnsOf([`${long}.`, 'Amount'])).toBeNull()
  expect(columnsOf([`${long}.`, 'Amount', 'Posted'])).toMatchObject({ posted_on: 2, amount: 1 })
})

// REC-02
test('reads no more than a hundred columns', () => {
  const empty = Array<string>(98).fill('')
  expect(columnsOf([...empty, 'Date', 'Amount'])).toMatchObject({ posted_on: 98, amount: 99 })
  expect(columnsOf([...empty, '', 'Date', 'Amount'])).toBeNull()
})

/** Faults of the page of receipts. */
import { faultsIn } from './mutant.ts'

export const receiptsPageFaults = [
  ...faultsIn('candidatesFor', [
    [
      'a payment that has a receipt can get another one',
      '(isMatched(receipt) && receipt.payment_ids.includes(id))',
      'receipt.payment_ids.includes(id)',
      'never include one that is posted already, also if it may be a second posting of it',
    ],
  ]),
  ...faultsIn('DeleteReceiptButton', [
    [
      'a receipt is deleted without a question',
      'askFirst: () =>',
      'askNever: () =>',
      'a receipt is kept unless the question about it is answered',
    ],
  ]),
  ...faultsIn('FileDialog', [
    [
      'a file that is too big is sent',
      'if (chosen.size > MAX_FILE_BYTES)',
      'if (chosen.size < 0)',
      'a file of more than a megabyte is not sent',
    ],
  ]),
  ...faultsIn('FilePreviewForm', [
    [
      'other columns are added than those that were shown',
      '{ file, columns }',
      '{ file, columns: null }',
      'a file is added with the columns that were shown, on the last press only',
    ],
  ]),
]

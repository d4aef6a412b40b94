import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of adding receipts from a file. */
export const copy = messages('receipts.file', {
  title: 'Add from a file',
  hint: "Download your payments as CSV from your trustee's website, and choose the file here. We show what we would add before anything is added.",
  file: 'CSV file',
  reading: 'Reading the file',
  unreadable: "We couldn't read this file. Choose it again.",
  /** A refusal, with the file that it is about. */
  refused: '{name}: {reason}',
  again: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  columns: {
    title: 'Which column is which?',
    hint: "We can't tell from the headings of {name}. We remember what you choose for the next file like it.",
    /** They are known, and the customer wants others. */
    changeHint: 'We remember what you choose for {name}, and read the next file like it in the same way.',
    postedOn: 'Day it was posted',
    amount: 'Amount',
    number: 'Receipt number (optional)',
    description: 'Description (optional)',
    choose: 'Choose a column',
    none: 'None',
    unnamed: 'Column {number}',
    submit: 'Show the receipts',
    change: 'Choose other columns',
  },
  added: 'New in {name}',
  known: '{count, plural, one {# receipt is here already.} other {# receipts are here already.}}',
  knownTitle: 'Here already',
  notUnderstood: 'Lines that we do not understand',
  notUnderstoodHint: "These aren't added. You can add them by hand.",
  line: 'Line {number}',
  receiptNumber: 'Receipt {number}',
  reasons: {
    both: 'No day and no amount',
    day: 'No day that we can read',
    amount: 'No amount that we can read',
    ahead: 'A day in the future',
  },
  more: 'Show more<more> of {list}</more>',
  nothingNew: 'There is nothing new in {name}.',
  submit: '{count, plural, one {Add # receipt} other {Add # receipts}}',
  done: '{count, plural, one {We added # receipt.} other {We added # receipts.}}',
})

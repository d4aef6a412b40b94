import { messages } from '@yoursuccess/contract/core/messages'
import { receiptRefusals } from '@yoursuccess/contract/receipts/receipt-refusals'
import { refusalMessages } from '../../lib/refusal-messages.ts'

/** The texts of the page and of a receipt. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('receipts', {
  title: 'Payment history',
  lead: 'What you sent to your trustee, and what the office posted.',
  noPlan: 'Set up your plan, and we show what you sent to your trustee and what the office posted.',
  setUp: 'Set up my plan',
  add: 'Add a receipt',
  addFile: 'Add from a file',

  payments: 'Sent and posted',
  noPayments: 'No payments yet.',
  showAll: 'Show all {count} payments',
  sentBy: {
    electronic: 'Sent {day} electronically',
    check: 'Sent {day} by check',
    tfs: 'Sent {day} by TFS',
    epay: 'Sent {day} by ePay',
  },
  delivered: 'Delivered {day}',
  number: 'Number {reference}',
  /** `day` is that of its receipt or of the trustee's earlier total, or the one by which it should be posted. */
  states: {
    on_its_way: 'On its way. It should be posted by {day}.',
    not_posted_yet: 'Not posted yet. Expected by {day}.',
    should_have_been_posted: 'Should have been posted by {day}.',
    in_opening: 'Counted in what your trustee had posted by {day}.',
    posted: 'Posted {day}',
    other_amount: 'Posted with another amount: {amount}',
    came_back: 'Came back',
  },
  /** Of one that came back. Leads to the page of the trustee. */
  otherWays: 'See how your trustee can be paid',
  together: 'In one receipt of {amount}',
  /** Without its receipt, only the trustee's website says that it was not posted. */
  call: "If your trustee's website doesn't show it, call the office at {phone}. Have this at hand: {amount}, sent {day}, number {reference}.",
  callWithout:
    "If your trustee's website doesn't show it, call the office. Have this at hand: {amount}, sent {day}, number {reference}.",
  /** Of a payment that a service collected. The bank has no number of it. */
  callPull:
    "If your trustee's website doesn't show it, call the office at {phone}. Have this at hand: {amount}, sent {day} by {method}.",
  callPullWithout:
    "If your trustee's website doesn't show it, call the office. Have this at hand: {amount}, sent {day} by {method}.",
  phoneMissing: "We couldn't load the office's phone number.",
  seeReceipt: 'See receipt<more> of {amount}, posted {day}</more>',

  others: 'Receipts without a payment',
  noReceipts: "No receipts yet. Add what your trustee's website shows.",
  allMatched: 'Each receipt has its payment above.',
  kinds: {
    twice: 'Posted twice?',
    open: 'Which payment is this?',
    not_from_here: 'Not from this account',
    takenBack: 'Taken back',
  },
  receiptNumber: 'Receipt {number}',
  decide: 'Needs your answer',

  receiptOf: 'Receipt of {amount}',
  posted: 'Posted',
  receipt: 'Receipt number',
  source: 'Where it is from',
  sources: { typed: 'Added by you', file: 'The file {name}', network: 'The payment network' },
  note: 'Note',
  /** What there is to know or to decide about a receipt. `payment` is "$465.00, sent Thu, Nov 12". */
  about: {
    twice:
      "Your payment of {payment} has a receipt already. If the office only lists it twice, delete this one. If it booked the money twice, count this one, too. Until then it doesn't count.",
    open: 'It could be more than one of your payments. Tell us which one.',
    cameBack:
      "It may be of your payment that came back. Then it doesn't count as paid, and you can leave this as it is. If it's another payment, tell us which one.",
    other_amount: 'You sent {sent}, and the office posted {posted}. Ask the office why.',
  },
  payment: '{amount}, sent {day}',
  match: {
    label: 'Which payment is this?',
    undecided: 'Choose',
    none: "None. It's not from this account",
    countToo: 'Count it, too',
    save: 'Save',
    done: 'Your answer is saved.',
  },
  close: 'Close',
  delete: 'Delete this receipt',
  deleteQuestion: {
    title: 'Delete this receipt?',
    text: "{amount}, posted {day}, won't count as posted. Your payments stay as they are.",
    confirmLabel: 'Delete',
    cancelLabel: 'Keep it',
  },
  deleted: 'We deleted the receipt.',

  typed: {
    hint: "Copy it from your trustee's website, or from a letter of the office.",
    postedOn: 'Day it was posted',
    amount: 'Amount',
    number: 'Receipt number (optional)',
    note: 'Note (optional)',
    save: 'Save receipt',
    cancel: 'Cancel',
    done: 'We added the receipt.',
  },
})

export const receiptsMessages = refusalMessages(receiptRefusals)

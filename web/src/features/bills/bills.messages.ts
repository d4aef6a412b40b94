import type { billPaymentRefusals } from '@yoursuccess/contract/bills/bill-payments'
import { type BillerCode, MAX_BILLERS } from '@yoursuccess/contract/bills/billers'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = {
  reporting: 'Reporting',
  yourBills: 'Your Bills',
  addNew: 'Add a new bill',
  merchant: 'Merchant Name',
  account: 'Account Number',
  none: 'No records found',
  history: 'Bill Payment History',
  pay: 'Make a Payment',
  remove: 'Delete Biller',
  removed: 'Biller was successfully removed',
  setReminder: 'Set Reminder',
  editReminder: 'Edit Reminder',
  notSet: 'Not Set',
  reminderSet: 'Reminder Set',
  reminderFailed: 'Something went wrong',
  reminderFallback: 'The server responded with an error code',
  selectDate: 'Please select a date',
  reportFailed: 'Oops... Something went wrong!',
  required: 'This field is required',
  selectState: 'Select State',
  searchMerchants: 'Search Merchants',
  accountNumber: 'Biller Account Number',
  category: 'Category',
  add: 'Add bill',
  backToBills: 'Return to bills and payments',
  addPaper: 'Add Paper Biller',
  searchFailed: 'Unable to load list of billers',
  addFailed: 'Unable to Add a new bill.',
  format: 'Make sure the account number entered follows the following format',
  addPayment: 'Add',
  confirmPayment: 'Confirm Payment',
  notCreated: 'Bill Payment Not Created',
  created: 'Payment created successfully.',
  velocity: 'You have exceeded your transaction velocity limit. Please try again later.',
  title: 'Payment Assistant',
  lead: 'Pay your bills from here, be reminded of them, and show that you paid.',
  paymentsEnd: (on: string) =>
    `You can pay bills from this account until ${on}. What you pay by then still arrives.`,
  paymentsEnded:
    'Payments from this account have ended. Payments on their way still arrive. Please pay your trustee and your bills another way: what is left here is sent to you by check.',
  toRefund: 'See your refund check',
  billsTable: 'Your billers',
  noBills: 'No records found',
  description: 'Description',
  amount: 'Amount',
  date: 'Date',
  status: 'Status',
  trustee: 'Your trustee',
  reminder: 'Monthly reminder',
  removeReminder: 'Delete reminder',
  address: 'Address',
  phone: 'Phone',
  paidBy: 'How it is paid',
  byCheck: 'By a check in the mail',
  electronically: 'Electronically',
  removeAsk: 'Delete this biller?',
  removeText: 'Its reminder goes with it. What you have paid stays in your history.',
  yesDelete: 'Yes, delete',
  keep: 'Keep',
  removeFailed: 'This biller could not be deleted. Please try again.',
  reminderTitle: 'Remind me of',
  reminderHint: 'We write to your e-mail address at 9 in the morning of this day, and then each month.',
  firstDay: 'First reminder',
  save: 'Save',
  reminderAsk: 'Delete this reminder?',
  reminderText: 'You will get no more reminders of this bill.',
  isThereBy: (on: string) => `There by ${on}`,
  wasExpectedBy: (on: string) => `Expected by ${on}, not there yet`,
  /**
   * Says neither when nor how much: the payment of a check may be returned a banking day before its money
   * (record 0070), and some payments were never debited.
   */
  moneyBack: 'What was taken, with the fee, goes back to your account.',
  reportLead:
    'A paper for your trustee or the court: what you paid to whom, when, and how each payment stands.',
  from: 'From',
  to: 'To',
  billers: 'Billers',
  allBillers: 'All billers',
  downloadReport: 'Download report',
  reportSaved: 'Your report was downloaded.',
  reportFile: 'bill-payment-report.pdf',
  rangeWrong: 'Please choose a start date and an end date within the last seven years, up to today.',
  nothingToReport: 'Add a bill first. Your report shows what you paid to whom.',
  noBillerChosen: 'Please choose at least one biller.',
  tooManyBillers: `Please choose ${MAX_BILLERS} billers at most.`,
  removedBiller: 'deleted',
  learnLead: 'Your bills, on time and on paper.',
  learnPoints: [
    {
      title: 'Pay from one place',
      text: 'Find the company, enter your account number, and pay it from this account. Who takes no electronic payments gets a check in the mail.',
    },
    {
      title: 'Be reminded',
      text: 'Set a reminder for a bill, and we write to you on the same day each month. You decide what to pay.',
    },
    {
      title: 'Show what you paid',
      text: 'Your trustee or the court asks what you have paid? Build a report of your payments, ready to print or send.',
    },
    {
      title: 'One dollar, and it comes back',
      text: 'Each payment costs $1.00. If a payment fails or is sent back, amount and fee return to your account.',
    },
  ],
  cancel: 'Cancel',
  back: 'Back',
  close: 'Close',
  notCovered: (available: string, fee: string) =>
    `You have ${available} available. This payment and its fee of ${fee} are more than that.`,
  owedMissing: "We couldn't load what you still owe your trustee this month.",
  paidAlready: (month: string) =>
    `Nothing is left to pay for ${month}. Another payment goes to your trustee on top of it.`,
  payee: 'To',
  fee: 'Fee',
  total: 'Total',
  feeOf: (fee: string) => `Each payment costs ${fee}.`,
  totalOf: (total: string, fee: string) => `${total} with the fee of ${fee}.`,
  thereBy: (on: string) => `It should be there by ${on}.`,
  checkBy: (on: string) => `We mail a check. It should be there by ${on}.`,
  late: (on: string, dueOn: string) =>
    `This payment should be there by ${on}. Your trustee expects it by ${dueOn}. Call your trustee before you pay late.`,
  createdText: 'You see how it stands in your bill payment history.',
  nothingTaken: 'No money was taken. Please try again.',
  lost: 'We got no answer, so your payment may have been made. Confirm again: it is the same payment and is never made twice.',
  tryAgain: 'Please try again in a moment.',
  chooseState: 'Choose a state',
  stateFirst: 'Choose a state first.',
  searchHint: 'Type a part of the name.',
  choose: 'Choose a category',
  ownWords: 'In your own words.',
  searching: 'Searching…',
  searchMissing: "We couldn't search for this merchant.",
  noneFound: 'We found no merchant of this name in this state.',
  paperHint: 'You can still pay them: we mail a check.',
  maskKey: 'A # is a digit, an @ a letter, a * either.',
  chosen: 'You pay',
  paperTitle: 'Add Paper Biller',
  paperLead: 'We mail a check to whom you name here.',
  name: 'Name of the payee',
  address1: 'Street address (optional)',
  address2: 'Apartment, suite, unit (optional)',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  primaryPhone: 'Primary Phone',
  isTrustee: 'This is my Chapter 13 trustee',
  preview: 'The check',
  payTo: 'Pay to the order of',
  accountOnCheck: 'Account',
  payer: 'From',
} as const

/** The date is yyyy-MM-dd (BILLS-103). */
export const remindsFrom = (date: string) => `You will receive a monthly email reminder starting ${date}`

/** The sentence for each refusal. */
export const billsMessages: Record<BillerCode | keyof typeof billPaymentRefusals | 'spending_ended', string> =
  {
    'biller.account_number_format': copy.format,
    'biller.not_payable': 'This merchant cannot be paid here right now.',
    'biller.added_already': 'You have added this bill already.',
    'biller.too_many': 'You have as many billers as this account can have. Please delete one first.',
    'biller.payment_on_its_way': 'A payment to this biller is on its way. Please delete it when it is done.',
    'bill_payment.not_enough_money': 'Your available balance does not cover this payment and its fee.',
    'bill_payment.balance_unknown':
      'We cannot see your balance right now, so nothing was paid. Please try again in a few minutes.',
    spending_ended: 'Payments from this account have ended.',
    'biller.invalid_range': copy.rangeWrong,
    'bill_payment.invalid_range': copy.rangeWrong,
  }

/** The sentence for a refusal of this feature, if it has one. */
export const reasonOf = (code: string): string | undefined => (billsMessages as Record<string, string>)[code]

/** Why a payment wasn't made. If no reason is known, it says what is certain: no money was taken. */
export const whyNotPaid = (code: string | undefined): string => {
  if (code === 'too_many_orders') return copy.velocity
  return (code && reasonOf(code)) || copy.nothingTaken
}

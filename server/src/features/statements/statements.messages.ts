import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank tells customers about their statements, in the panel, by email and on the statement itself. */
export const copy = messages('statements', {
  ready: {
    title: 'Your statement for {month} is ready.',
    subject: 'Your statement for {month}',
    text: 'Your {product} statement for {month} is ready.',
    read: 'Please read it soon. If something on it is wrong, tell us within 60 days.',
    closed:
      'Your account is closed, so our site does not show it any more. Call us at {phone}, and we send you a copy.',
    check: 'If something on it is wrong, tell us within 60 days.',
  },
  /** What a statement calls each entry. */
  types: {
    purchase: 'Card purchase',
    purchase_reversal: 'Purchase reversed',
    refund: 'Refund',
    deposit: 'Direct deposit',
    cash_back: 'Cash back',
    fee: 'Fee',
    bill_payment: 'Bill payment',
    bill_payment_return: 'Bill payment returned',
    ach_credit: 'Transfer in',
    ach_return: 'Transfer returned',
    refund_check: 'Check to you',
    adjustment: 'Adjustment',
    withdrawal: 'Cash withdrawal',
    transfer_out: 'Transfer out',
    payment: 'Payment',
    check: 'Check',
    interest: 'Interest',
    other_deposit: 'Deposit',
  },
  pdf: {
    title: 'Statement for {month}',
    footer: '{bank} · {product} account ending in {end}',
    date: 'Date',
    description: 'Description',
    type: 'Type',
    amount: 'Amount',
    balance: 'Balance',
    fee: 'Fee',
    holder: 'Account holder',
    address: 'Address',
    bank: 'Bank',
    account: 'Account',
    accountIs: '{product}, number ending in {end}',
    period: 'Period',
    periodIs: '{from} to {to}',
    standing: 'Standing',
    closed: 'This account is closed',
    summary: 'Summary',
    opening: 'Opening balance',
    moneyIn: 'Money in',
    moneyOut: 'Money out, with fees',
    closing: 'Closing balance',
    transactions: 'Transactions',
    none: 'Nothing was posted in this period.',
    late: 'Transactions dated before this period reached us after the statement of their month was made.',
    fees: 'Fees',
    feesInMonth: 'Fees in {month}',
    feesInYear: 'Fees in {year} so far',
    feesOfPayments: 'The fee of a bill payment is a part of its amount above, and comes back with it.',
    feeOfPayment: 'Fee of the payment: {details}',
    feeGivenBack: 'Fee given back: {details}',
    errors: 'In case of errors or questions',
  },
  /**
   * The notice on each statement: what the holder must do about an error, and what the bank then does (12 CFR
   * 1005.8(b), 1005.18(e)).
   */
  errorNotice: {
    howToReport:
      'Is something on this statement wrong, or do you need to know more about a transaction? Call {phone}, use “Report a problem” beside the transaction in your account, or write to {address}, as soon as you can. We must hear from you no later than 60 days after we sent or showed you the first statement on which the problem appeared.',
    whatToSay:
      'Tell us your name and the last four digits of your account number, the amount, and the day of the transaction as near as you know. Say what you think is wrong and why, or what is unclear. If you tell us by phone, we may ask you to write to us within 10 business days.',
    howLong:
      'We find out within 10 business days whether there was an error, and correct it without delay. If we need longer, we may take up to 45 days; then we put the amount into your account within those 10 business days, so that you have it while we look. For new accounts, for purchases in shops and for payments from abroad the law allows more time.',
    answer:
      'We tell you what we found within 3 business days after we are done. If we found no error, we write why, and you may ask for copies of what we looked at.',
    deposits:
      'The same phone number tells you whether a deposit that you expect has come in. {bank} keeps your statements for you in your account.',
  },
})

import { messages } from '@yoursuccess/contract/core/messages'

/** What the bank tells customers about their statements, in the panel, by email and on the statement itself. */
export const copy = messages('statements', {
  ready: {
    title: 'Your statement for {month} is ready.',
    subject: 'Your statement for {month}',
    text: 'Your {product} statement for {month} is ready.',
    read: 'Please read it soon. If something on it is wrong, tell us within 60 days.',
    closed:
      "Your account is closed, so you can't see it online. Call us at {phone}, and we'll send you a copy.",
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
    ach_debit: 'Payment taken by a company',
    ach_return: 'Transfer returned',
    refund_check: 'Check to you',
    adjustment: 'Adjustment',
    own_transfer: 'Transfer between your accounts',
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
    accountIs: '{product} account ending in {end}',
    period: 'Period',
    periodIs: '{from} to {to}',
    standing: 'Account status',
    closed: 'This account is closed',
    summary: 'Summary',
    opening: 'Opening balance',
    moneyIn: 'Money in',
    moneyOut: 'Money out, including fees',
    closing: 'Closing balance',
    transactions: 'Transactions',
    none: 'No transactions were posted in this period.',
    late: "Transactions dated before this period reached us after that month's statement was made.",
    fees: 'Fees',
    feesInMonth: 'Fees in {month}',
    feesInYear: 'Fees in {year} so far',
    feesOfPayments:
      'The amount of a bill payment above includes its fee. If the payment comes back, so does the fee.',
    feeOfPayment: 'Fee for payment: {details}',
    feeGivenBack: 'Fee returned: {details}',
    errors: 'In case of errors or questions',
  },
  /** The second section of a statement, in months with a set-aside. */
  setAside: {
    heading: 'Your trustee set-aside',
    movedIn: 'Moved in',
    movedOut: 'Moved out',
    none: 'No money was moved in this period.',
    late: "Moves dated before this period weren't on an earlier statement.",
  },
  /**
   * The notice on each statement: what the holder must do about an error, and what the bank then does (12 CFR
   * 1005.8(b), 1005.18(e)).
   */
  errorNotice: {
    howToReport:
      'If something on this statement is wrong, or you need to know more about a transaction, call {phone}, open the transaction in your account and choose "Report a problem", or write to {address} as soon as you can. We must hear from you no later than 60 days after we sent or showed you the first statement on which the problem appeared.',
    whatToSay:
      'Tell us your name, the last four digits of your account number, and the amount and date of the transaction, as closely as you know them. Say what you think is wrong and why, or what is unclear. If you tell us by phone, we may ask you to write to us within 10 business days.',
    howLong:
      "We'll find out within 10 business days whether there was an error, and correct it right away. If we need more time, we may take up to 45 days. In that case, we'll credit your account within those 10 business days, so you have the money while we investigate. For new accounts, purchases in stores and payments from abroad, the law allows more time.",
    answer:
      "We'll tell you what we found within 3 business days after we finish. If we found no error, we'll explain why in writing, and you may ask for copies of the documents we used.",
    deposits:
      "To find out whether a deposit you're expecting has arrived, call the same number. {bank} keeps your statements for you in your account.",
  },
})

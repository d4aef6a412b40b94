/** quoted: exactly as the specification has it. */
export const quoted = {
  /** The only place of the claim (decision 9). */
  faster: 'Pay the trustee up to 60% faster',
  congratulations: 'Congratulations!',
  chooseMethod: 'Choose funding method',
  payroll: 'Salary / Payroll',
  bankTransfer: 'Transfer From Bank Account',
  whyFund: 'Why Fund?',
  toDashboard: 'Take Me to My Dashboard',
  backToOptions: 'Back to funding options',
  closed: 'Your account was closed',
  signOut: 'Sign Out',
  directDeposit: 'Direct Deposit',
  viewForm: 'View Direct Deposit Form',
  accountType: 'Demand Deposit',
  transferFunds: 'Transfer Funds',
  allTransactions: 'View All transactions',
  recurringTransfers: 'View Recurring Transfers',
  linkedAccounts: 'Manage Linked Accounts',
} as const

/** unspecified: our own words (AMB-010). */
export const unspecified = {
  depositsEnded:
    'Your account takes no more money: the last day for it is over. Pay that is sent here goes back to its sender.',
  depositsEndedMore: 'What this means for you',
  endedTitle: 'Putting money in has ended',
  isOpen: 'Your account is open.',
  congratulationsLead: 'Your account is open. Choose how you want to put money into it.',
  choiceLead: 'Once $5.00 or more have come in, we send you your card by mail.',
  choiceLeadWithCard: 'Choose how money comes into this account.',
  payrollText: 'Give your employer a form, and your pay comes here by itself.',
  linkBankText: 'Sign in at your other bank once, and move money here whenever you want.',
  bankTransferText: 'Send money from another bank with the numbers of this account.',
  whyFundReasons: [
    'Your card is sent once the first $5.00 have arrived.',
    'With your pay in one place, the trustee payment is there when it is due.',
    'You can pay your trustee and your bills right from here.',
  ],
  directDepositNew: 'Have your pay sent here, and this account is ready on your next pay day.',
  directDepositEnrolled: 'Have all of your pay sent here, or change the part that comes.',
  part: 'Which part of your pay should come here?',
  byPercentage: 'A percentage',
  byAmount: 'An amount',
  percentage: 'Percentage of your net pay',
  amount: 'Amount each pay day',
  formHint: 'Opens a form to print, with your numbers on it. Sign it and give it to your payroll office.',
  numbers: 'Numbers for your employer',
  bankAccount: 'Your account at our bank',
  bankAccountLead:
    'Enter these numbers at your other bank to send money here. It usually takes one to three banking days.',
  bank: 'Bank',
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
  type: 'Type',
  reopeningLead:
    'Your account was closed, because no money had come in. Choose a way to put money into it, and it is open again.',
  closedText: 'No money can be put into it. To ask why, or about a new account, call',
  transferPages: 'Transfers',
} as const

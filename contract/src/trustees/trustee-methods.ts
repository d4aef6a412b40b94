/** The ways in which a trustee may be paid, and what an office can say about each (TRU-01). */

export const TRUSTEE_METHODS = [
  /** Through the bank's biller network. */
  'electronic',
  /** A check that the bank prints and mails. */
  'bill_pay_check',
  'cashiers_check',
  'money_order',
  'personal_check',
  /** The payment service TFS, which collects from an account. */
  'tfs',
  /** The payment service ePay, which collects from an account. */
  'epay',
  'moneygram',
  /** The employer deducts it from the wage. */
  'wage_order',
  'cash',
] as const
export type TrusteeMethodKind = (typeof TRUSTEE_METHODS)[number]

/** The methods by which this bank sends a payment itself. */
export type BankMethodKind = Extract<TrusteeMethodKind, 'electronic' | 'bill_pay_check'>

/** Payment services that collect from the customer's main account. */
export const PULL_METHODS = ['tfs', 'epay'] as const satisfies readonly TrusteeMethodKind[]
export type PullMethodKind = (typeof PULL_METHODS)[number]
/** Methods by which the bank sends nothing: the customer, an employer or a service does. */
export const OUTSIDE_METHODS = [
  ...PULL_METHODS,
  'moneygram',
  'wage_order',
  'cashiers_check',
  'money_order',
  'personal_check',
] as const satisfies readonly TrusteeMethodKind[]
export type OutsideMethodKind = (typeof OUTSIDE_METHODS)[number]

export const ACCEPTANCES = ['yes', 'no', 'conditional', 'unknown'] as const
export const ADDRESS_KINDS = ['lockbox', 'office'] as const
/** Accounts and cards from which an office or its service takes no money. */
export const REFUSED_FUNDINGS = ['prepaid', 'savings', 'debit_card'] as const
/** Whether an installment may be paid in parts. */
export const PARTIALS = ['yes', 'no', 'unknown'] as const

/** Who may make which call: states of a customer, features, and the access that an endpoint declares. */

/** The state of a customer. It decides which calls and screens are open (WIRE-10 to WIRE-12, FRAME-01). */
export const CUSTOMER_STATES = [
  'applicant',
  'referred',
  'denied',
  'approved',
  'closed_unfunded',
  'closed',
] as const
export type CustomerState = (typeof CUSTOMER_STATES)[number]
export const ANY_STATE: readonly CustomerState[] = [...CUSTOMER_STATES]
export const OPEN_ACCOUNT: readonly CustomerState[] = ['approved']
/** A customer whose account is closed can still read it and its balance, but not use it (WIRE-11). */
export const ACCOUNT_HOLDER: readonly CustomerState[] = ['approved', 'closed_unfunded', 'closed']

/** The features that can be switched on or off for each customer (WIRE-07). */
export const FEATURES = [
  'plaid',
  'recurring_transfers',
  'fundingShutoff',
  'billPay',
  'paymentTracker',
  'billerReminder',
  'trackedBills',
  'paperBillPay',
  'delete_ach_accounts',
  'planTools',
] as const
export type Feature = (typeof FEATURES)[number]

/**
 * What the program's enforced calendar ends (PROGRAM-27): deposits after `last_deposit_on`, spending after
 * `last_spend_on`.
 */
export const ENDINGS = ['deposits', 'spending'] as const
export type Ending = (typeof ENDINGS)[number]

/** Who may make a call. The server checks this first, and tests check it for every endpoint. */
export type Access =
  | { who: 'anyone' }
  /**
   * A signed-in customer in one of these states, with the named features on. Calls with `endsWith` are
   * refused once the program has ended deposits or spending.
   */
  | {
      who: 'customer'
      states: readonly CustomerState[]
      feature?: Feature
      alsoFeature?: Feature
      endsWith?: Ending
      /**
       * Needs a proof of ownership that is at most five minutes old (`step-up.ts`): always, or only when the
       * call changes something that the proof protects.
       */
      stepUp?: true | 'when_changed'
    }
  /**
   * Another program: the processor or the sign-up partner with a signature, or the operator with the
   * operator's key.
   */
  | { who: 'partner' | 'operator' | 'clock' }

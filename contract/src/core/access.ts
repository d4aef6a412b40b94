/** Who may call what: the states of a customer, the features, and the access that an endpoint declares. */

/** The state of a customer; decides which calls and screens are open (WIRE-10 to WIRE-12, FRAME-01). */
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
/** Reading the account and its balance stays open after closing, and nothing else of it (WIRE-11). */
export const ACCOUNT_HOLDER: readonly CustomerState[] = ['approved', 'closed_unfunded', 'closed']

/** The nine features of a user (WIRE-07). */
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
] as const
export type Feature = (typeof FEATURES)[number]

/**
 * What the enforced calendar of the program ends (PROGRAM-27): money coming in after its first day, money going out after
 * its second.
 */
export const ENDINGS = ['deposits', 'spending'] as const
export type Ending = (typeof ENDINGS)[number]

/** Who may call. The server enforces it before anything else; the tests walk it for every endpoint. */
export type Access =
  | { who: 'anyone' }
  /** A signed-in customer in one of these states, with the features on that are named, until what `endsWith` names has ended. */
  | {
      who: 'customer'
      states: readonly CustomerState[]
      feature?: Feature
      alsoFeature?: Feature
      endsWith?: Ending
      /**
       * Needs a proof of ownership that is at most five minutes old (`step-up.ts`): always, or when the call would change
       * what the proof protects.
       */
      stepUp?: true | 'when_changed'
    }
  /** Another program: signed by the processor or by the sign-up partner, or the operator with the operator's key. */
  | { who: 'partner' | 'operator' | 'clock' }

import type { CustomerState, Ending, Feature } from '@yoursuccess/contract/core/access'
import type { StepUpMethod } from '@yoursuccess/contract/session/step-up'

/** The signed-in customer of a request. */
export interface Caller {
  customerId: number
  sessionId: number
  /** Number of the session's current token; each refresh issues the next one. */
  generation: number
  state: CustomerState
  features: ReadonlySet<Feature>
  /** Which parts of the program have ended by the business clock. Empty unless its calendar is enforced. */
  ended: ReadonlySet<Ending>
  /** When the token ends, in seconds since 1970. */
  expiresAt: number
  /** When the session ends in any case, in seconds since 1970. */
  endsAt: number
  /**
   * How the customer proves their identity, and whether they did so in this session within the last minutes.
   */
  stepUp: { method: StepUpMethod; isFresh: boolean }
  /** How the token was sent: cookies need protection against cross-site requests. */
  by: 'cookie' | 'header'
}

/** Finds the session of a token. Returns undefined if the token is invalid or has expired. */
export type Authenticate = (token: string) => Promise<Omit<Caller, 'by'> | undefined>

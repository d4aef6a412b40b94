import type { CustomerState, Ending, Feature } from '@yoursuccess/contract/core/access'
import type { StepUpMethod } from '@yoursuccess/contract/session/step-up'

/** The signed-in customer of a request. */
export interface Caller {
  customerId: number
  sessionId: number
  /** The number of the session's token: each refresh issues the next one. */
  generation: number
  state: CustomerState
  features: ReadonlySet<Feature>
  /** What the program's enforced calendar has ended, by the business clock. */
  ended: ReadonlySet<Ending>
  /** When the token ends, in seconds since 1970. */
  expiresAt: number
  /** When the session ends in any case, in seconds since 1970. */
  endsAt: number
  /** How the customer proves ownership, and whether they did so in this session within the last minutes. */
  stepUp: { method: StepUpMethod; isFresh: boolean }
  /** How the token was sent: cookies need protection against cross-site requests. */
  by: 'cookie' | 'header'
}

/** Finds the session of a token; undefined when it is not valid or has expired. */
export type Authenticate = (token: string) => Promise<Omit<Caller, 'by'> | undefined>

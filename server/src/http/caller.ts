import type { CustomerState, Ending, Feature } from '@yoursuccess/contract/core/access'
import type { StepUpMethod } from '@yoursuccess/contract/session/step-up'

/** The signed-in customer of a request. */
export interface Caller {
  customerId: number
  sessionId: number
  /** Which of the session's tokens it is: a refresh makes the next one. */
  generation: number
  state: CustomerState
  features: ReadonlySet<Feature>
  /** What the enforced calendar of the program has ended, by the business clock. */
  ended: ReadonlySet<Ending>
  /** When the token ends, in seconds since 1970. */
  expiresAt: number
  /** When the session ends whatever happens, in seconds since 1970. */
  endsAt: number
  /** How the customer proves to be the owner, and whether they did so in this session within the last minutes. */
  stepUp: { method: StepUpMethod; isFresh: boolean }
  /** How the token came: cookies need protection against requests from other sites. */
  by: 'cookie' | 'header'
}

/** Finds the session of a token; undefined when it is not valid (any more). */
export type Authenticate = (token: string) => Promise<Omit<Caller, 'by'> | undefined>

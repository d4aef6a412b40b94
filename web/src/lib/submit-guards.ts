import { createContext } from 'react'

/**
 * What the server may require from the customer before it accepts a submission. Each function resolves to
 * false if the customer cancels.
 */
export interface SubmitGuards {
  /** For an ended session: the same customer signs in again in a dialog, so that no input is lost. */
  signInAgain: () => Promise<boolean>
  /** For a call that requires proof of account ownership, by the method that the server names. */
  stepUp: (method: 'password' | 'code') => Promise<boolean>
}

/** SubmitGuardsProvider provides the real functions. Without it, such a submission fails. */
export const SubmitGuardsContext = createContext<SubmitGuards>({
  signInAgain: () => Promise.resolve(false),
  stepUp: () => Promise.resolve(false),
})

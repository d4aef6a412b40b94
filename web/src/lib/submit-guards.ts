import { createContext } from 'react'

/**
 * What a submission may require from the customer on its way. Each resolves to false when the customer
 * cancels.
 */
export interface SubmitGuards {
  /** The session is over: the same customer signs in again in a dialog, so that no input is lost. */
  signInAgain: () => Promise<boolean>
  /** The server requires proof of account ownership, with the method that it names. */
  stepUp: (method: 'password' | 'code') => Promise<boolean>
}

/** The app provides the real ones. Without them such a submission fails. */
export const SubmitGuardsContext = createContext<SubmitGuards>({
  signInAgain: () => Promise.resolve(false),
  stepUp: () => Promise.resolve(false),
})

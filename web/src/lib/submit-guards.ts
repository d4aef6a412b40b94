import { createContext } from 'react'

/** What a submission may ask the customer for on its way. Each resolves false when the customer gave up. */
export interface SubmitGuards {
  /** The session is over: lets the same customer sign in over the page, so that nothing typed is lost. */
  signInAgain: () => Promise<boolean>
  /** The server wants proof that it is the account's owner, by the method that it names. */
  stepUp: (method: 'password' | 'code') => Promise<boolean>
}

/** The app provides the real ones; without it a submission simply fails. */
export const SubmitGuardsContext = createContext<SubmitGuards>({
  signInAgain: () => Promise.resolve(false),
  stepUp: () => Promise.resolve(false),
})

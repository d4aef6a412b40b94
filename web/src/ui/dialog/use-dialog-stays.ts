import { createContext, useContext, useEffect } from 'react'

interface Staying {
  /** Whether something in the dialog is being sent. */
  isSending: boolean
  /** Keeps the dialog open until the returned function is called. */
  hold: () => () => void
}

/** The dialog around a form. Outside of a dialog there is nothing to keep open. */
export const StayingContext = createContext<Staying>({ isSending: false, hold: () => () => {} })

/**
 * Keeps the dialog around it open while its request is in progress: Escape, the close button and a click outside would
 * hide the outcome. `FormButtons` does so for the form's own request. Returns whether anything in the dialog is being sent.
 */
export const useDialogStays = (isSending: boolean): boolean => {
  const { isSending: isAnySending, hold } = useContext(StayingContext)
  useEffect(() => (isSending ? hold() : undefined), [isSending, hold])
  return isSending || isAnySending
}

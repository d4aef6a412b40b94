import { useEffect, useRef } from 'react'

/** Fills an empty field in once, and replaces what it filled in. What the customer types stays, also nothing. */
export const useFilledIn = (wanted: string | undefined, typed: string, fill: (value: string) => void) => {
  const filled = useRef('')
  useEffect(() => {
    if ((wanted ?? '') === filled.current || (typed !== '' && typed !== filled.current)) return
    filled.current = wanted ?? ''
    fill(filled.current)
  }, [wanted, typed, fill])
}

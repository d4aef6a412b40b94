import { useRef } from 'react'

/** The work, which is not begun again while it is under way: a second press may come before the page could show the first. */
export const useOneAtATime = <Args extends unknown[]>(work: (...args: Args) => Promise<void>) => {
  const isUnderWay = useRef(false)
  return async (...args: Args): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await work(...args)
    } finally {
      isUnderWay.current = false
    }
  }
}

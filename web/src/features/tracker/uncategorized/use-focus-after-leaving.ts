import { useEffect, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/** Says where the focus moves once an item leaves; with undefined, that none will. */
export type FocusAfter = (find: Find | undefined) => void

/**
 * When an item leaves a list of `count`, the focus moves to what takes its place, or to the page's heading after the
 * last. It is used by what stays on the page when the list is empty.
 */
export const useFocusAfterLeaving = (count: number): FocusAfter => {
  const waiting = useRef<Find>(undefined)
  const before = useRef(count)
  useEffect(() => {
    const hasLeft = count < before.current
    before.current = count
    if (!hasLeft || !waiting.current) return
    const next = waiting.current()
    waiting.current = undefined
    // The customer has already moved the focus elsewhere.
    if (document.activeElement !== document.body) return
    ;(next ?? document.querySelector<HTMLElement>('h1'))?.focus()
  }, [count])
  return (find) => {
    waiting.current = find
  }
}

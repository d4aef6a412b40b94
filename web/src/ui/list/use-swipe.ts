import { type PointerEvent, useRef } from 'react'

/** Farther than a thumb moves by accident or while scrolling. */
const FAR_ENOUGH_PX = 88
const BEGINS_PX = 8

/**
 * Handlers for a swipe to the right with a finger. A button must offer the same action. During the swipe, the
 * element has `--swiped`, the distance, and `data-swipe`, which is `ready` once releasing will act. It needs
 * `touch-action: pan-y`, so that scrolling still works.
 */
export const useSwipe = (onSwipe: () => void) => {
  const start = useRef<{ pointer: number; x: number }>(undefined)
  const distance = ({ pointerId, clientX }: PointerEvent) =>
    start.current?.pointer === pointerId ? clientX - start.current.x : 0
  const settle = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = undefined
    delete currentTarget.dataset['swipe']
    currentTarget.style.removeProperty('--swiped')
  }
  return {
    onPointerDown: ({ pointerId, pointerType, clientX }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'touch') start.current = { pointer: pointerId, x: clientX }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const moved = distance(event)
      const { currentTarget } = event
      if (moved < BEGINS_PX && currentTarget.dataset['swipe'] === undefined) return
      currentTarget.dataset['swipe'] = moved >= FAR_ENOUGH_PX ? 'ready' : 'begun'
      currentTarget.style.setProperty('--swiped', `${Math.max(0, moved)}px`)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isDone = distance(event) >= FAR_ENOUGH_PX
      settle(event)
      if (isDone) onSwipe()
    },
    onPointerCancel: settle,
  }
}

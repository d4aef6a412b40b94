import { type PointerEvent, useEffect, useRef, useState } from 'react'

/**
 * Runs `onEnd` after `lastsMs` during which nobody pointed at the thing or had the focus in it; pointing stops the
 * time and leaving lets it go on (decision 7). Without `lastsMs` it never ends. Spread `pauseProps` on the thing.
 */
export const useCountdown = (lastsMs: number | undefined, onEnd: () => void) => {
  const [paused, setPaused] = useState(false)
  const left = useRef(lastsMs)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (paused || left.current === undefined) return
    const startedAt = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - startedAt))
    }
  }, [paused])
  const pauseProps = {
    // A finger that has tapped points at what appears under it until it taps elsewhere; only a mouse points on purpose.
    onPointerEnter: ({ pointerType }: PointerEvent) => setPaused(pointerType === 'mouse'),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  }
  return { paused, pauseProps }
}

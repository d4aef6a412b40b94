import { type PointerEvent, useEffect, useRef, useState } from 'react'

/**
 * Runs `onEnd` after `lastsMs` without pointer or focus on the element. Pointing pauses the time, and leaving
 * resumes it (FRAME-96). Without `lastsMs` it never ends. Spread `pauseProps` on the element; call `pause`
 * for other reasons to pause.
 */
export const useCountdown = (lastsMs: number | undefined, onEnd: () => void) => {
  const [paused, setPaused] = useState(false)
  const left = useRef(lastsMs)
  const end = useRef(onEnd)
  const restsAt = useRef<string>(undefined)
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
    // Only a mouse that moves over the element pauses. A tap, or a mouse that rests where the element
    // appears, would pause it forever.
    onPointerMove: ({ pointerType, clientX, clientY }: PointerEvent) => {
      const at = `${clientX} ${clientY}`
      if (pointerType === 'mouse' && restsAt.current !== undefined && restsAt.current !== at) setPaused(true)
      restsAt.current = at
    },
    onPointerLeave: () => {
      restsAt.current = undefined
      setPaused(false)
    },
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  }
  return { paused, pause: () => setPaused(true), pauseProps }
}

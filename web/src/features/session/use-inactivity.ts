import { refreshToken } from '@yoursuccess/contract/session/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../lib/call.ts'
import { isSignedOut } from '../../lib/call-error.ts'
import { now } from '../../lib/clock.ts'
import {
  isActivityUnreported,
  isEndNear,
  isRefreshDue,
  type Phase,
  phaseOf,
  secondsLeft,
  type SessionTimes,
} from './inactivity.rules.ts'
import { knownEnds, lastActive, rememberEnds, touch } from './session.storage.ts'

/** What counts as customer activity. */
const ACTIONS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'popstate'] as const
const TICK_MS = 1000
/** The minimum delay after a failed refresh. */
const RETRY_MS = 5000

interface Callbacks {
  onIdle: () => void
  /** The session reached its maximum length. */
  onOver: () => void
  /** Called once, a few minutes before the session reaches its maximum length. */
  onEndNear: () => void
  onSignedOut: () => void
}

/**
 * Watches for an idle customer. Every second it derives everything from values that all tabs share, such as
 * the token's expiry and the last action. So tabs agree, and a computer that wakes up is correct within a
 * second.
 */
export const useInactivity = (given: Callbacks) => {
  const [view, setView] = useState<{ phase: Phase; secondsLeft: number }>({ phase: 'active', secondsLeft: 0 })
  const learned = useRef({ expiresAt: 0, at: 0 })
  const ended = useRef(false)
  const warned = useRef(false)
  const refreshing = useRef({ busy: false, notBefore: 0 })
  const callbacks = useRef(given)
  useEffect(() => {
    callbacks.current = given
  })

  const times = useCallback((): SessionTimes | undefined => {
    const { expiresAt, endsAt = Number.POSITIVE_INFINITY } = knownEnds()
    if (expiresAt === undefined) return undefined
    if (learned.current.expiresAt !== expiresAt) learned.current = { expiresAt, at: now() }
    return { expiresAt, endsAt, learnedAt: learned.current.at, lastActive: lastActive(), now: now() }
  }, [])

  /**
   * Reports the last action to the server. The browser completes the request even while the page is closing.
   */
  const refresh = useCallback(async () => {
    if (refreshing.current.busy) return
    refreshing.current.busy = true
    try {
      const { session } = await call(refreshToken, {
        body: { last_active: lastActive() },
        keepalive: true,
      })
      rememberEnds(session)
    } catch (error) {
      refreshing.current.notBefore = now() + RETRY_MS
      if (isSignedOut(error)) callbacks.current.onSignedOut()
    } finally {
      refreshing.current.busy = false
    }
  }, [])

  const check = useCallback((): Phase => {
    const current = times()
    if (!current) return 'active'
    const phase = phaseOf(current)
    if (phase === 'idle' || phase === 'over') {
      if (!ended.current) callbacks.current[phase === 'idle' ? 'onIdle' : 'onOver']()
      ended.current = true
    } else {
      if (!warned.current && isEndNear(current)) callbacks.current.onEndNear()
      warned.current ||= isEndNear(current)
      if (isRefreshDue(current) && current.now >= refreshing.current.notBefore) void refresh()
    }
    const left = phase === 'prompt' ? secondsLeft(current) : 0
    setView((old) => (old.phase === phase && old.secondsLeft === left ? old : { phase, secondsLeft: left }))
    return phase
  }, [times, refresh])

  useEffect(() => {
    let touchedAt = 0
    // While the prompt shows, activity such as moving the mouse doesn't count.
    const act = () => {
      if (now() - touchedAt < TICK_MS || check() !== 'active') return
      touchedAt = now()
      touch()
    }
    // Reports activity when the page is hidden, because the customer may not return before the session ends.
    const look = () => {
      const current = document.visibilityState === 'hidden' ? times() : undefined
      if (current && isActivityUnreported(current)) void refresh()
      else check()
    }
    const timer = setInterval(check, TICK_MS)
    for (const action of ACTIONS) window.addEventListener(action, act, { passive: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      for (const action of ACTIONS) window.removeEventListener(action, act)
      document.removeEventListener('visibilitychange', look)
    }
  }, [check, refresh, times])

  /** Continues the session when the customer closes or confirms the prompt (SESSION-27). */
  const stay = useCallback(() => {
    touch()
    void refresh().then(check)
  }, [refresh, check])

  return { ...view, stay }
}

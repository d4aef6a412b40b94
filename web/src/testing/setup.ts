/**
 * What jsdom lacks, and a clean browser for every test, because files share one. A console.error fails the
 * test (scripts/ci/testing), so a test's console mock must not outlive the test.
 */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { learnServerTime } from '../lib/clock.ts'
import { closeAllDialogs } from '../ui/dialog/dialog-host.tsx'
import { dismissAllToasts } from '../ui/dialog/toasts.ts'
import { forgetWaits } from './pass-time.ts'
import { matchMedia, resetViewport } from './viewport.ts'

// A safety margin: a file's first page loads its code, and a busy computer must not fail a test.
configure({
  asyncUtilTimeout: 20_000,
  // `findBy` throws on each check that finds nothing. The page is printed only when the message is read.
  getElementError: (message, container) => {
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    })
  },
})

window.matchMedia = matchMedia
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.scrollTo = () => {}
// jsdom's own stops forever once it is called with fake timers.
window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16))
window.cancelAnimationFrame = (frame) => clearTimeout(frame)
Element.prototype.scrollIntoView = () => {}

afterEach(() => {
  vi.useRealTimers()
  forgetWaits()
  // A test that ended in the middle of an `act` leaves this set. Each later test would get a warning about a
  // missing `act`.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  cleanup()
  // A browser reports a script that failed to load. jsdom loads none and reports nothing, so the next file
  // would wait for it.
  for (const script of document.head.querySelectorAll('script')) script.dispatchEvent(new Event('error'))
  resetViewport()
  closeAllDialogs()
  dismissAllToasts()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  learnServerTime(new Date().toUTCString())
})

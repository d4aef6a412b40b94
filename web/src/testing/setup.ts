/**
 * Adds what jsdom lacks and cleans up after every test, because files share one environment. A console.error
 * fails the test (scripts/ci/testing), so a test's console mock must not outlive the test.
 */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { learnServerTime } from '../lib/clock.ts'
import { closeAllDialogs } from '../ui/dialog/dialog-host.tsx'
import { dismissAllToasts } from '../ui/dialog/toasts.ts'
import { forgetWaits } from './pass-time.ts'
import { matchMedia, resetViewport } from './viewport.ts'

// Long enough for a busy computer: the first page of a file also loads its code.
configure({
  asyncUtilTimeout: 20_000,
  // `findBy` throws each time it finds nothing. To save time, the page is printed only if the message is
  // read.
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
// jsdom's own function stops forever once it is called with fake timers.
window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16))
window.cancelAnimationFrame = (frame) => clearTimeout(frame)
Element.prototype.scrollIntoView = () => {}

afterEach(async () => {
  vi.useRealTimers()
  forgetWaits()
  // A test that ends in the middle of an `act` leaves this set, and each later test would get a warning about
  // a missing `act`.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  cleanup()
  // Reports each script as failed, as a browser would. jsdom loads no scripts and reports nothing, so the
  // next file would wait for them.
  for (const script of document.head.querySelectorAll('script')) script.dispatchEvent(new Event('error'))
  resetViewport()
  closeAllDialogs()
  // What waited for an answer ends now, not in the next test.
  await new Promise((resolve) => setTimeout(resolve))
  dismissAllToasts()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  learnServerTime(new Date().toUTCString())
})

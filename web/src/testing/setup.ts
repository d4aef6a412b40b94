/**
 * What jsdom lacks, and a clean browser for every test: files share theirs. A console.error fails the test
 * (scripts/ci/testing), so what a test made of the console must not outlive it.
 */
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { learnServerTime } from '../lib/clock.ts'
import { closeAllDialogs } from '../ui/dialog/dialog-host.tsx'
import { dismissAllToasts } from '../ui/dialog/toasts.ts'
import { forgetWaits } from './pass-time.ts'
import { matchMedia, resetViewport } from './viewport.ts'

// A backstop: the first page of a file loads its code, and a busy machine is no reason to fail.
configure({
  asyncUtilTimeout: 20_000,
  // `findBy` throws at each look that finds nothing. The page is printed only when somebody reads the message.
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
// That of jsdom stands still for ever after somebody asked it while the timers were not real.
window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16))
window.cancelAnimationFrame = (frame) => clearTimeout(frame)
Element.prototype.scrollIntoView = () => {}

afterEach(() => {
  vi.useRealTimers()
  forgetWaits()
  // A test that ended in the middle of an `act` leaves it set, and each next one is told that it forgot to use `act`.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  cleanup()
  // A browser tells of a script that did not come. jsdom brings none and says nothing: the next file would wait for it.
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

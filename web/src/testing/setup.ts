/**
 * What jsdom lacks, and a clean browser for every test: files share theirs. A console.error fails the test
 * (scripts/testing), so what a test made of the console must not outlive it.
 */
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { learnServerTime } from '../lib/clock.ts'
import { closeAllDialogs } from '../ui/dialog/dialog-host.tsx'
import { dismissAllToasts } from '../ui/dialog/toasts.ts'
import { matchMedia, resetViewport } from './viewport.ts'

// The first page of a file loads its code, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 5000 })

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
  cleanup()
  resetViewport()
  closeAllDialogs()
  dismissAllToasts()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  learnServerTime(new Date().toUTCString())
})

/** What jsdom lacks, and a clean browser for every test. A console.error fails the test (scripts/testing). */
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { closeAllDialogs } from '../ui/dialog-host.tsx'
import { dismissAllToasts } from '../ui/toasts.ts'
import { matchMedia, resetViewport } from './viewport.ts'

window.matchMedia = matchMedia
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

afterEach(() => {
  cleanup()
  resetViewport()
  closeAllDialogs()
  dismissAllToasts()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

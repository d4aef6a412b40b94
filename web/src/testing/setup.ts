/** What jsdom lacks, and a clean browser for every test. A console.error fails the test (scripts/testing). */
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { closeAllDialogs } from '../ui/dialog-host.tsx'
import { dismissAllToasts } from '../ui/toasts.ts'

window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
})
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

afterEach(() => {
  cleanup()
  closeAllDialogs()
  dismissAllToasts()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

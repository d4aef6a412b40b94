/** What jsdom lacks, and a clean browser for every test. A console.error fails the test (scripts/testing). */
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { closeAllDialogs } from '../ui/dialog-host.tsx'
import { dismissAllToasts } from '../ui/toasts.ts'
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

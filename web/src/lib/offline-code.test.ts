import { expect, test, vi } from 'vitest'
import { keepPageWhileOffline } from './offline-code.ts'

/** An error that the router treats as code replaced by a new release. It then reloads the document. */
const REPLACED = 'Failed to fetch dynamically imported module: /assets/page.js'

const afterFailing = (isOnline: boolean): string => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const payload = new TypeError(REPLACED)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  return payload.message
}

test('after code fails to load, reloads the document only while online', () => {
  keepPageWhileOffline()
  expect(afterFailing(true)).toBe(REPLACED)
  expect(afterFailing(false)).not.toMatch(/^Failed to fetch dynamically imported module/)
})

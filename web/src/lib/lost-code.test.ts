import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { leave } from './leave.ts'
import { reloadForRelease, watchLostCode } from './lost-code.ts'

const FILE = '/assets/page-1.js'
const TYPED = "We've updated YourSuccess. Copy anything you typed, then reload the page."
const AGAIN = "We're updating YourSuccess. Try again in a few minutes."

const reload = vi.fn<() => void>()
const look = vi.fn<typeof fetch>()
const served = (status: number) => look.mockResolvedValue(new Response(null, { status }))

beforeAll(watchLostCode)
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', look)
  vi.spyOn(leave, 'reload').mockImplementation(reload)
  served(404)
  goTo('/dashboard')
})
afterEach(() => {
  reload.mockReset()
  look.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  goTo('/')
})
const goTo = (path: string) => window.history.replaceState({}, '', path)

/** The error that a page gets when the browser cannot load its code. */
const lost = (message = `Failed to fetch dynamically imported module: http://localhost${FILE}`) => {
  const payload = new TypeError(message)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  return payload
}

// FRAME-105
test('reloads the page when a new release replaced the code', async () => {
  expect(await reloadForRelease(lost())).toBeUndefined()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(look).toHaveBeenCalledWith(FILE, { method: 'HEAD', cache: 'no-store' })
})

// FRAME-105
test('reloads once for a file, and says so when that did not help', async () => {
  await reloadForRelease(lost())
  expect(await reloadForRelease(lost())).toBe(AGAIN)
  expect(reload).toHaveBeenCalledTimes(1)
})

// FRAME-105
test('reloads for the style sheet of a page, and again for a file of a later release', async () => {
  await reloadForRelease(lost('Unable to preload CSS for /assets/page-1.css'))
  await reloadForRelease(lost('Unable to preload CSS for /assets/page-2.css'))
  expect(await reloadForRelease(lost('Unable to preload CSS for /assets/page-1.css'))).toBe(AGAIN)
  expect(reload).toHaveBeenCalledTimes(2)
})

// FRAME-106
test('keeps what the customer typed on this page, and reloads after they went to another', async () => {
  goTo('/dashboard/typed')
  const field = document.body.appendChild(document.createElement('input'))
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.remove()
  expect(await reloadForRelease(lost())).toBe(TYPED)
  expect(reload).not.toHaveBeenCalled()
  goTo('/dashboard/settings')
  await reloadForRelease(lost())
  expect(reload).toHaveBeenCalledTimes(1)
})

// FRAME-65
test.each([
  ['the file is still there', () => served(200)],
  ['the server fails', () => served(502)],
  ['the connection is gone', () => look.mockRejectedValue(new TypeError('offline'))],
])('does not reload while %s', async (_, happens) => {
  happens()
  expect(await reloadForRelease(lost())).toBeUndefined()
  expect(reload).not.toHaveBeenCalled()
})

test('where the browser names no file, reloads once for the page while the server answers', async () => {
  const unnamed = 'Importing a module script failed.'
  served(502)
  await reloadForRelease(lost(unnamed))
  expect(reload).not.toHaveBeenCalled()
  served(200)
  await reloadForRelease(lost(unnamed))
  expect(await reloadForRelease(lost(unnamed))).toBe(AGAIN)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('never reloads where the browser stores nothing, because nothing would end it', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused')
  })
  expect(await reloadForRelease(lost())).toBe(TYPED)
  expect(reload).not.toHaveBeenCalled()
})

test('does not reload for any other error', async () => {
  expect(await reloadForRelease(new TypeError('x is not a function'))).toBeUndefined()
  expect(look).not.toHaveBeenCalled()
})

test('marks the error, so that the router does not reload the page itself', () => {
  const error = lost()
  expect(error.message).not.toMatch(/^Failed to fetch dynamically imported module/)
})

import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { leave } from '../lib/leave.ts'
import { keepCurrent } from './keep-current.ts'

const HOUR_MS = 3_600_000

const reload = vi.fn<() => void>()
/** Of the app that was opened last. */
let update: Mock<() => Promise<void>>
let worker: EventTarget & { controller: object | null; register: () => Promise<object> }
let goTo: (pathname: string) => void

/** Opens the app. `controller` is the worker that gave it its files. */
const open = async (controller: object | null) => {
  update = vi.fn<() => Promise<void>>(() => Promise.resolve())
  worker = Object.assign(new EventTarget(), { controller, register: () => Promise.resolve({ update }) })
  vi.stubGlobal('navigator', { serviceWorker: worker })
  const subscribe = (_event: string, listener: (change: object) => void) => {
    goTo = (pathname) => listener({ pathChanged: true, toLocation: { pathname } })
    return () => {}
  }
  await keepCurrent({ subscribe } as unknown as Parameters<typeof keepCurrent>[0])
}
const release = () => worker.dispatchEvent(new Event('controllerchange'))
const type = () => window.dispatchEvent(new Event('input'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(leave, 'reload').mockImplementation(reload)
})
afterEach(() => {
  reload.mockReset()
  vi.unstubAllGlobals()
})

// FRAME-134
test('after a release, the next page is loaded from the server', async () => {
  await open({})
  goTo('/dashboard/plan')
  expect(reload).not.toHaveBeenCalled()
  release()
  expect(reload).not.toHaveBeenCalled()
  goTo('/dashboard/bills')
  expect(reload).toHaveBeenCalledTimes(1)
})

// FRAME-134
test('loses nothing that was typed, and is renewed on the home page', async () => {
  await open({})
  type()
  release()
  goTo('/dashboard/bills')
  expect(reload).not.toHaveBeenCalled()
  goTo('/dashboard')
  expect(reload).toHaveBeenCalledTimes(1)
})

// FRAME-134
test('the first worker of a browser renews nothing, and the next one does', async () => {
  await open(null)
  release()
  goTo('/dashboard/plan')
  expect(reload).not.toHaveBeenCalled()
  release()
  goTo('/dashboard/bills')
  expect(reload).toHaveBeenCalledTimes(1)
})

// FRAME-134
test('asks for a release when the customer returns to it, once an hour at most', async () => {
  await open({})
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
  comeBack()
  expect(update).not.toHaveBeenCalled()
  vi.setSystemTime(Date.now() + HOUR_MS)
  comeBack()
  comeBack()
  expect(update).toHaveBeenCalledTimes(1)
})

// FRAME-134
test('a browser without service workers works as before', async () => {
  vi.stubGlobal('navigator', {})
  await expect(keepCurrent({ subscribe: vi.fn<() => () => void>() })).resolves.toBeUndefined()
})

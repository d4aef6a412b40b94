import { beforeEach, expect, test, vi } from 'vitest'
import { keepFiles, type WorkerScope } from './keep-files.ts'

const ORIGIN = 'https://bank.example'
const APP = '/assets/app-1.js'
const SHEET = '/assets/page-1.css'

/** Replies by path. `answer` is the network. */
const kept = new Map<string, Response>()
const pathOf = (given: RequestInfo | URL) =>
  new URL(given instanceof Request ? given.url : String(given), ORIGIN).pathname
const cache = {
  addAll: async (requests: Request[]) => {
    for (const request of requests) kept.set(pathOf(request), await answer(request))
  },
  match: (request: RequestInfo) => Promise.resolve(kept.get(pathOf(request))?.clone()),
  put: (request: RequestInfo, response: Response) => Promise.resolve(kept.set(pathOf(request), response)),
  keys: () => Promise.resolve([...kept.keys()].map((path) => new Request(ORIGIN + path))),
  delete: (request: RequestInfo) => Promise.resolve(kept.delete(pathOf(request))),
}
const answer = vi.fn<typeof fetch>()
const listeners = new Map<string, (event: never) => void>()
const skipWaiting = vi.fn<() => Promise<void>>(() => Promise.resolve())
const claim = vi.fn<() => Promise<void>>(() => Promise.resolve())

beforeEach(() => {
  kept.clear()
  listeners.clear()
  answer.mockReset().mockImplementation((request) => Promise.resolve(new Response(`of ${pathOf(request)}`)))
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
    caches: { open: () => Promise.resolve(cache) },
    clients: { claim },
    fetch: answer,
    location: { origin: ORIGIN },
    registration: {},
    skipWaiting,
  }
  // jsdom has no types for a worker's scope.
  keepFiles(scope as unknown as WorkerScope, { all: [APP, SHEET], ofPage: [SHEET] })
})

const waited = async (type: 'install' | 'activate') => {
  const works: Promise<unknown>[] = []
  listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => works.push(work) } as never)
  await Promise.all(works)
}
/** What the worker answers. Undefined: it leaves the request to the browser. */
const ask = async (path: string, { mode = 'cors', method = 'GET' } = {}) => {
  const given: Promise<Response>[] = []
  const request = Object.defineProperty(new Request(new URL(path, ORIGIN), { method }), 'mode', {
    value: mode,
  })
  listeners.get('fetch')?.({
    request,
    preloadResponse: Promise.resolve(undefined),
    respondWith: (reply: Promise<Response>) => given.push(reply),
  } as never)
  return given[0] && (await given[0]).text()
}

// FRAME-132
test('keeps a file of the build once it was loaded, and answers with it without a connection', async () => {
  expect(await ask(APP)).toBe(`of ${APP}`)
  answer.mockRejectedValue(new TypeError('offline'))
  expect(await ask(APP)).toBe(`of ${APP}`)
})

// FRAME-132
test.each([
  ['a reply of the API', '/api/balance', {}],
  ['an order', '/api/bill_payments', { method: 'POST' }],
  ['a file of an earlier build', '/assets/app-0.js', {}],
  ['a file of another site', 'https://elsewhere.example/assets/app-1.js', {}],
])('leaves %s to the browser, and keeps nothing of it', async (_what, path, options) => {
  expect(await ask(path, options)).toBeUndefined()
  expect([...kept.keys()]).toEqual([])
})

// FRAME-132, FRAME-133
test('keeps no page, and shows one of its own when there is no connection', async () => {
  await waited('install')
  expect(await ask('/dashboard', { mode: 'navigate' })).toBe('of /dashboard')
  expect([...kept.keys()]).toEqual(['/no-connection', SHEET])
  answer.mockRejectedValue(new TypeError('offline'))
  expect(await ask('/dashboard/plan', { mode: 'navigate' })).toBe('of /no-connection')
})

// FRAME-132
test('keeps no file that failed to load', async () => {
  answer.mockResolvedValue(new Response('gone', { status: 404 }))
  expect(await ask(APP)).toBe('gone')
  expect([...kept.keys()]).toEqual([])
})

// FRAME-132
test('takes over at once, and removes the files of earlier builds', async () => {
  await waited('install')
  kept.set('/assets/app-0.js', new Response('old'))
  await ask(APP)
  await waited('activate')
  expect([...kept.keys()].toSorted()).toEqual([APP, SHEET, '/no-connection'])
  expect(skipWaiting).toHaveBeenCalled()
  expect(claim).toHaveBeenCalled()
})

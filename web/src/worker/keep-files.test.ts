import { beforeEach, expect, test, vi } from 'vitest'
import { keepFiles, type WorkerScope } from './keep-files.ts'

const ORIGIN = 'https://bank.example'
const APP = '/assets/app-1.js'
const SHEET = '/assets/page-1.css'
const PAGES = ['/no-connection?language=en', '/no-connection?language=es']

/** Replies by path and query. `answer` is the network. */
const kept = new Map<string, Response>()
const pathOf = (given: RequestInfo | URL) => {
  const { pathname, search } = new URL(given instanceof Request ? given.url : String(given), ORIGIN)
  return pathname + search
}
const cache = {
  addAll: async (requests: Request[]) => {
    for (const request of requests) kept.set(pathOf(request), await answer(request))
  },
  match: (request: RequestInfo | URL) => Promise.resolve(kept.get(pathOf(request))?.clone()),
  put: (request: RequestInfo | URL, response: Response) =>
    Promise.resolve(kept.set(pathOf(request), response)),
  keys: () => Promise.resolve([...kept.keys()].map((path) => new Request(ORIGIN + path))),
  delete: (request: RequestInfo) => Promise.resolve(kept.delete(pathOf(request))),
}
const answer = vi.fn<typeof fetch>()
const getCookie = vi.fn<(name: string) => Promise<{ value: string } | null>>()
let languages: string[] = []
const listeners = new Map<string, (event: never) => void>()
const skipWaiting = vi.fn<() => Promise<void>>(() => Promise.resolve())
const claim = vi.fn<() => Promise<void>>(() => Promise.resolve())

beforeEach(() => {
  kept.clear()
  listeners.clear()
  answer.mockReset().mockImplementation((request) => Promise.resolve(new Response(replyTo(request))))
  getCookie.mockReset().mockResolvedValue(null)
  languages = ['en-US']
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
    caches: { open: () => Promise.resolve(cache) },
    clients: { claim },
    cookieStore: { get: getCookie },
    fetch: answer,
    location: { origin: ORIGIN },
    navigator: {
      get languages() {
        return languages
      },
    },
    registration: {},
    skipWaiting,
  }
  // jsdom has no types for a worker's scope.
  keepFiles(scope as unknown as WorkerScope, { all: [APP, SHEET], ofPage: [SHEET] })
})

/** Says what was requested, and in which language. */
const replyTo = (request: RequestInfo | URL) => {
  const language = request instanceof Request ? request.headers.get('accept-language') : null
  return `of ${pathOf(request)}${language ? ` in ${language}` : ''}`
}

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
  expect([...kept.keys()]).toEqual([SHEET, ...PAGES])
  answer.mockRejectedValue(new TypeError('offline'))
  expect(await ask('/dashboard/plan', { mode: 'navigate' })).toBe('of /no-connection in en')
})

// LANGUAGE-10
test.each([
  ['what the browser prefers', null, ['fr-CA', 'es-MX', 'en'], 'es'],
  ['what the reader chose', 'es.new', ['en-US'], 'es'],
  ['English, if the browser prefers none of ours', null, ['fr'], 'en'],
])('without a connection, the page is in %s', async (_what, cookie, preferred, language) => {
  await waited('install')
  getCookie.mockResolvedValue(cookie === null ? null : { value: cookie })
  languages = preferred
  answer.mockRejectedValue(new TypeError('offline'))
  expect(await ask('/dashboard', { mode: 'navigate' })).toBe(`of /no-connection in ${language}`)
  expect(getCookie).toHaveBeenCalledWith('Language')
})

// PWA-01
test('does not take over without the page', async () => {
  skipWaiting.mockClear()
  answer.mockImplementation(() => Promise.resolve(new Response('gone', { status: 503 })))
  await expect(waited('install')).rejects.toThrow('/no-connection replied 503')
  expect(skipWaiting).not.toHaveBeenCalled()
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
  expect([...kept.keys()].toSorted()).toEqual([APP, SHEET, ...PAGES])
  expect(skipWaiting).toHaveBeenCalled()
  expect(claim).toHaveBeenCalled()
})

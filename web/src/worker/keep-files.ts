/**
 * What the service worker does (FRAME-132): it keeps the files of the build, and shows a page when there is no connection. It
 * keeps nothing else, and never a reply of the API.
 */

import { isLanguage, type LanguageCode, LANGUAGES } from '@yoursuccess/contract/core/language'
import {
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  readChoice,
} from '@yoursuccess/contract/customer/language-choice'
import { NO_CONNECTION } from './no-connection.ts'

const CACHE = 'app-files'

interface Extendable {
  waitUntil: (work: Promise<unknown>) => void
}
interface Fetched {
  request: Request
  /** The page, which the browser requests while it starts the worker. Undefined for anything else. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

/** What we use of ServiceWorkerGlobalScope, whose types exclude those of the page. */
export interface WorkerScope {
  addEventListener: ((type: 'install' | 'activate', listener: (event: Extendable) => void) => void) &
    ((type: 'fetch', listener: (event: Fetched) => void) => void)
  caches: CacheStorage
  clients: { claim: () => Promise<void> }
  /** Undefined in older browsers. */
  cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> }
  fetch: typeof fetch
  location: Pick<Location, 'origin'>
  navigator: Pick<Navigator, 'languages'>
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  skipWaiting: () => Promise<void>
}

/** Paths of the build's files, which have a hash of their content in their names. */
interface Files {
  all: readonly string[]
  /** Those that the page without a connection needs. */
  ofPage: readonly string[]
}

/** `scope` is the worker's global object. */
export const keepFiles = (scope: WorkerScope, files: Files): void => {
  scope.addEventListener('install', (event) => event.waitUntil(keepPage(scope, files)))
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver(scope, files)))
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== scope.location.origin) return
    if (request.mode === 'navigate') event.respondWith(openPage(scope, event))
    else if (files.all.includes(pathname)) event.respondWith(openFile(scope, request))
  })
}

/** In every language, and without cookies, so that the page is the same for everyone. */
const keepPage = async (scope: WorkerScope, { ofPage }: Files) => {
  const at = (path: string) => new URL(path, scope.location.origin)
  const kept = await scope.caches.open(CACHE)
  await kept.addAll(ofPage.map((path) => new Request(at(path), { credentials: 'omit' })))
  for (const language of LANGUAGES) {
    const page = await scope.fetch(
      new Request(at(NO_CONNECTION), {
        credentials: 'omit',
        cache: 'reload',
        headers: { 'accept-language': language },
      }),
    )
    if (!page.ok) throw new Error(`${NO_CONNECTION} replied ${page.status}`)
    await kept.put(at(pageIn(language)), page)
  }
  await scope.skipWaiting()
}

/** The page's address in the cache. */
const pageIn = (language: LanguageCode) => `${NO_CONNECTION}?${LANGUAGE_PARAMETER}=${language}`

/** What the reader chose in this browser, or else what the browser prefers, as the server decides (LANGUAGE-10). */
const languageOf = async ({ cookieStore, navigator }: WorkerScope): Promise<LanguageCode> => {
  const cookie = await cookieStore?.get(LANGUAGE_COOKIE)
  const preferred = navigator.languages.map((tag) => tag.split('-')[0])
  return readChoice(cookie?.value)?.language ?? preferred.find(isLanguage) ?? 'en'
}

/** Removes the files of earlier builds, and works for the pages that are open. */
const takeOver = async ({ caches, clients, registration }: WorkerScope, { all }: Files) => {
  const kept = await caches.open(CACHE)
  const old = (await kept.keys()).filter(({ url }) => {
    const { pathname } = new URL(url)
    return pathname !== NO_CONNECTION && !all.includes(pathname)
  })
  await Promise.all(old.map((request) => kept.delete(request)))
  await registration.navigationPreload?.enable()
  await clients.claim()
}

/** A page always comes from the server, and is never kept. */
const openPage = async (scope: WorkerScope, { request, preloadResponse }: Fetched) => {
  try {
    return (await preloadResponse) ?? (await scope.fetch(request))
  } catch (error) {
    const address = new URL(pageIn(await languageOf(scope)), scope.location.origin)
    // Kept without cookies, but its reply says that it varies by them.
    const page = await (await scope.caches.open(CACHE)).match(address, { ignoreVary: true })
    if (!page) throw error
    return page
  }
}

const openFile = async (scope: WorkerScope, request: Request) => {
  const kept = await scope.caches.open(CACHE)
  const found = await kept.match(request)
  if (found) return found
  const response = await scope.fetch(request)
  // If the browser has no space left, the app works without the copy.
  if (response.status === 200) await kept.put(request, response.clone()).catch(() => undefined)
  return response
}

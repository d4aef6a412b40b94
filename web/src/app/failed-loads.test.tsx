/** Fails each call that a page loads from, one at a time. The page shows the error and a retry. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getAccount, getBalance } from '@yoursuccess/contract/account/account'
import { getProgram } from '@yoursuccess/contract/program/program'
import { getUser } from '@yoursuccess/contract/session/session'
import { getSetAside } from '@yoursuccess/contract/setaside/set-aside'
import { leave } from '../lib/leave.ts'
import type { LoadedCall, LoadPage } from '../testing/load-pages/load-page.ts'
import { loadPages } from '../testing/load-pages/load-pages.ts'
import { renderApp } from '../testing/render-app.tsx'
import { sampleUser } from '../testing/samples.ts'
import { drop, type Handler, refuse } from '../testing/wire.ts'

beforeEach(() => {
  vi.spyOn(leave, 'to').mockImplementation(() => {})
  // The router and React also log what the page shows.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const open = ({ path, user = sampleUser, handlers = [] }: LoadPage, ...failing: Handler[]) => {
  // The page that links a bank works only if the document was loaded at its address.
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: `http://localhost${path}` } as PerformanceEntry,
  ])
  return renderApp(path, {
    ...(user !== 'nobody' && { user }),
    handlers: [...handlers, ...failing],
    isImpatient: true,
  })
}

const tries = () => screen.queryAllByRole('button', { name: 'Try again' })
const titleOf = ({ path, name }: LoadPage) => (name ? `${path} (${name})` : path)

const pages = loadPages.map((page) => ({ ...page, title: titleOf(page) }))
const allLoads = pages.flatMap((page) =>
  Object.entries(page.loads).map(([call, endpoint]) => ({ ...page, call, endpoint })),
)
const loadsOf = allLoads.filter(({ call, tells }) => tells?.[call] === undefined)
/**
 * The first page that makes each call. Connection errors are tested only there, server errors on every page.
 */
const firstOnes = loadsOf.filter(({ call }, at) => loadsOf.findIndex((other) => other.call === call) === at)

/** Fails the call; with `failsWhen`, only its matching requests, and the others get the usual reply. */
const failingAt = (page: LoadPage, call: string, endpoint: LoadedCall, error: Handler): Handler => {
  const when = page.failsWhen?.[call]
  const usual = page.handlers?.findLast((handler) => handler.endpoint === endpoint)
  if (!when || !usual) return error
  return { endpoint, reply: (request) => (when(request) ? error : usual).reply(request) }
}

describe.each([
  ['the connection', firstOnes, drop],
  ['the server', loadsOf, (endpoint: LoadedCall) => refuse(endpoint, 'internal')],
] as const)('when %s fails', (_, cases, error) => {
  // FRAME-55
  test.each(cases)('$call on $title shows an error and offers a retry', async (given) => {
    const { call, endpoint, handlers = [], prepare, saidIn } = given
    const { wire, queryClient } = open(given, failingAt(given, call, endpoint, error(endpoint)))
    await prepare?.()
    await waitFor(() => expect(tries().length).toBeGreaterThan(0))
    expect(wire.requestsOf(endpoint).length).toBeGreaterThan(0)
    for (const name of saidIn?.[call] ?? []) {
      const place = await screen.findByRole(name === 'Make a Payment' ? 'dialog' : 'region', { name })
      expect(await within(place).findByRole('button', { name: 'Try again' })).toBeInTheDocument()
    }
    // A part that mounts later asks again, and the error is gone meanwhile.
    await waitFor(() => expect(screen.queryAllByRole('alert').length).toBeGreaterThan(0))
    expect(document.body).not.toHaveTextContent(/No records found|Nothing was changed/)

    wire.use(...handlers)
    // A page may need the data in two places, and one of them may fail later.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    for (const again of tries()) fireEvent.click(again)
    await waitFor(() => expect(tries()).toEqual([]))
  })
})

test.each(allLoads.filter(({ call, tells }) => tells?.[call] !== undefined))(
  '$call on $title shows its failure in its own way',
  async (given) => {
    open(given, refuse(given.endpoint, 'internal'))
    await given.prepare?.()
    expect(await screen.findByText(given.tells?.[given.call] ?? '')).toBeInTheDocument()
  },
)

/** The calls that the layout around the pages makes. */
const ofAll: readonly LoadedCall[] = [getUser, getProgram]
const ofDashboard: readonly LoadedCall[] = [...ofAll, getAccount, getBalance, getSetAside]

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const isCallOf =
  ({ method, path }: { method: string; path: string }) =>
  (call: LoadedCall) =>
    call.method === method && new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`).test(path)

test.each(pages)('$title makes no request that the cases above do not cover', async (page) => {
  const { wire, queryClient } = open(page)
  await page.prepare?.()
  for (const call of Object.values(page.loads))
    await waitFor(() => expect(wire.requestsOf(call)).not.toEqual([]))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const known = pages.filter(({ path }) => path === page.path).flatMap(({ loads }) => Object.values(loads))
  const around = page.path.startsWith('/dashboard') ? ofDashboard : ofAll
  const uncovered = wire.requests.filter((request) => ![...known, ...around].some(isCallOf(request)))
  expect(uncovered.map(nameOf)).toEqual([])
  // Nothing failed, so nothing offers to try again.
  expect(tries()).toEqual([])
})

// FRAME-56
test('the cases cover every page of the app', () => {
  const { router } = open({ path: '/login', user: 'nobody', loads: {} })
  const isShown = (path: string) => {
    const pattern = new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?(\\?.*)?$`)
    return pages.some((page) => pattern.test(page.path))
  }
  const all = Object.keys(router.routesByPath).filter((path) => !path.endsWith('$'))
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter((path) => !isShown(path))).toEqual([])
})

/** The app's sources, to find what each query requests from the server. */
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../testing/**', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

// FRAME-56
test('the cases cover every query of the app', () => {
  const queried = Object.values(sources).flatMap((source) =>
    source
      .split('queryFn')
      .slice(1)
      .flatMap((query) => /call\((\w+)/.exec(query)?.[1] ?? []),
  )
  expect(queried.length).toBeGreaterThan(25)
  expect([...new Set(queried)].filter((name) => !allLoads.some(({ call }) => call === name))).toEqual([])
})

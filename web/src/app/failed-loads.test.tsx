/** Every call that loads something fails once on a page that needs it: the page says so, and goes on when asked to. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { leave } from '../lib/leave.ts'
import { loadCases } from '../testing/load-cases.ts'
import { renderApp } from '../testing/render-app.tsx'
import { sampleUser } from '../testing/samples.ts'
import { drop, refuse } from '../testing/wire.ts'

beforeEach(() => {
  vi.spyOn(leave, 'to').mockImplementation(() => {})
  // The router and React report what the page then shows.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const nameOf = ({ call }: (typeof loadCases)[number]) => Object.keys(call)[0] ?? ''
const cases = loadCases.map((each) => ({
  ...each,
  name: nameOf(each),
  endpoint: Object.values(each.call)[0],
}))

describe.each([
  ['the connection', drop],
  ['the server', (endpoint: Parameters<typeof drop>[0]) => refuse(endpoint, 'internal')],
] as const)('what cannot be loaded by a fault of %s', (_, failing) => {
  test.each(cases)('$name on $path: says so, and offers to try again', async (given) => {
    const { endpoint, path, user = sampleUser, handlers = [], prepare } = given
    if (!endpoint) throw new Error('the case names no call')
    // The linking page works only in a document of its own.
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { name: `http://localhost${path}` } as PerformanceEntry,
    ])
    const { wire, queryClient } = renderApp(path, {
      user,
      handlers: [...handlers, failing(endpoint)],
      isImpatient: true,
    })
    await prepare?.()
    const tries = () => screen.queryAllByRole('button', { name: 'Try again' })
    await waitFor(() => expect(tries().length).toBeGreaterThan(0))
    expect(wire.requestsOf(endpoint).length).toBeGreaterThan(0)
    expect(screen.getAllByRole('alert').length).toBeGreaterThan(0)
    expect(document.body.textContent).not.toMatch(/No records found|Nothing was changed/)

    wire.use(...handlers)
    // A page may need it in two places, of which one fails later.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    for (const again of tries()) fireEvent.click(again)
    await waitFor(() => expect(tries()).toEqual([]))
  })
})

/** The app's own text: what each query asks the server for. */
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../testing/**', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('no query of the app is left out', () => {
  const asked = Object.values(sources).flatMap((source) =>
    source
      .split('queryFn')
      .slice(1)
      .flatMap((query) => /call\((\w+)/.exec(query)?.[1] ?? []),
  )
  expect(asked.length).toBeGreaterThan(25)
  expect([...new Set(asked)].filter((name) => !cases.some((each) => each.name === name))).toEqual([])
})

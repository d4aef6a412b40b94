/** Every change that the app sends fails once: the page says so beside what was tried, and keeps what was typed. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { leave } from '../lib/leave.ts'
import { renderApp } from '../testing/render-app.tsx'
import { sampleUser } from '../testing/samples.ts'
import { saveCases } from '../testing/save-cases.tsx'
import { drop, refuse } from '../testing/wire.ts'

beforeEach(() => {
  vi.spyOn(leave, 'to').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** All that stands in fields, in the order of the page. */
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((field) =>
    field.type === 'checkbox' || field.type === 'radio' ? String(field.checked) : field.value,
  )

describe.each([
  ['the connection', drop],
  ['the server', (endpoint: Parameters<typeof drop>[0]) => refuse(endpoint, 'internal')],
] as const)('what cannot be saved by a fault of %s', (_, failing) => {
  test.each(saveCases)('$name says so, and keeps what was typed', async (given) => {
    const { endpoint, path, user = sampleUser, handlers = [], fill, press, told } = given
    const { wire, path: place } = renderApp(path, { user, handlers: [...handlers, failing(endpoint)] })
    await fill()
    const before = typed()
    expect(screen.queryAllByRole('alert')).toEqual([])
    await press()
    const saidIn = told === undefined ? screen.findAllByRole('alert') : screen.findAllByText(told)
    expect((await saidIn).length).toBeGreaterThan(0)
    expect(wire.requestsOf(endpoint).length).toBeGreaterThan(0)
    expect(document.body.textContent).not.toContain('Nothing was changed')
    expect(typed()).toEqual(before)
    expect(place()).toBe(path)
    expect(leave.to).not.toHaveBeenCalled()
    // What waits for an answer over the page must not wait into the next test.
    screen.queryByRole('button', { name: 'Leave without saving' })?.click()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Please sign in again' })).toBeNull())
  })
})

/** The app's own text: what each change is called. */
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../testing/**', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('no change that the app sends is left out', () => {
  const names = Object.values(sources).flatMap((source) =>
    source
      .split(/\buseSubmit\b/)
      .slice(1)
      .flatMap((use) => /^[^;]*?\(\{\s*name: '([\w-]+)'/.exec(use)?.[1] ?? []),
  )
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(names.filter((name) => !saveCases.some((each) => each.name === name))).toEqual([])
})

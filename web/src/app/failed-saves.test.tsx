/** Every change that the app sends fails once: the page says so beside what was tried, and keeps what was typed. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signIn } from '@yoursuccess/contract/session/session'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { leave } from '../lib/leave.ts'
import { renderApp } from '../testing/render-app.tsx'
import { sampleAccount } from '../testing/account-replies.ts'
import { sampleSession, sampleUser } from '../testing/samples.ts'
import type { SaveCase } from '../testing/save-cases/save-case.ts'
import { casesElsewhere, saveCases } from '../testing/save-cases/save-cases.ts'
import { drop, type Handler, on, refuse } from '../testing/wire.ts'

beforeEach(() => {
  vi.spyOn(leave, 'to').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** All that stands in fields, in the order of the page. */
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((field) =>
    field.type === 'checkbox' || field.type === 'radio' ? String(field.checked) : field.value,
  )

/** The form of a case, filled in up to the last press, while its call is answered by this. */
const openFilled = async (given: SaveCase, answer: Handler) => {
  const { path, place = path.split('?')[0], user = sampleUser, handlers = [], fill, fillsIn = [] } = given
  const { wire, path: current } = renderApp(path, {
    ...(user !== 'nobody' && { user }),
    handlers: [...handlers, answer],
  })
  await fill()
  // An amount is written out when its field is left.
  act(() => (document.activeElement as HTMLElement | null)?.blur())
  const filledIn = [...fillsIn]
  const before = typed()
  /** After the press everything stands in its field, in its place, with what came below it. */
  const expectKept = (...below: string[]) => {
    const kept = before.map((value) => value || (filledIn.shift() ?? ''))
    expect(typed()).toEqual([...kept, ...below])
    expect(current()).toBe(place)
    expect(leave.to).not.toHaveBeenCalled()
  }
  return { wire, expectKept }
}

describe.each([
  ['the connection', drop],
  ['the server', (endpoint: Parameters<typeof drop>[0]) => refuse(endpoint, 'internal')],
] as const)('what cannot be saved by a fault of %s', (_, failing) => {
  // FRAME-60, FRAME-63
  test.each(saveCases)('$name on $path says so, and keeps what was typed', async (given) => {
    const { endpoint, press, told } = given
    const { wire, expectKept } = await openFilled(given, failing(endpoint))
    expect(screen.queryAllByRole('alert')).toEqual([])
    await press()
    const saidIn = told === undefined ? screen.findAllByRole('alert') : screen.findAllByText(told)
    expect((await saidIn).length).toBeGreaterThan(0)
    expect(wire.requestsOf(endpoint).length).toBeGreaterThan(0)
    expect(document.body.textContent).not.toContain('Nothing was changed')
    expectKept()
    // What waits for an answer over the page must not wait into the next test.
    const question = screen.queryByRole('dialog', { name: /^(Please sign in again|Confirm it's you)$/ })
    if (!question) return
    within(question)
      .getByRole('button', { name: /^(Leave without saving|Cancel)$/ })
      .click()
    await waitFor(() => expect(question.isConnected).toBe(false))
  })
})

/** Inside the account, where the page knows whose it is. The two that prove who somebody is ask by themselves. */
const insideTheAccount = saveCases.filter(
  ({ name, path }) =>
    /^\/(dashboard|fraud-alerts)/.test(path) && !['sign-in-again', 'step-up'].includes(name),
)

describe('what is saved after the session ended', () => {
  // FRAME-61
  test.each(insideTheAccount)(
    '$name on $path asks to sign in again, keeps what was typed, and is saved',
    async (given) => {
      const { endpoint, user = sampleUser, press } = given
      if (user === 'nobody') throw new Error('the case is of nobody')
      const { wire, expectKept } = await openFilled(given, refuse(endpoint, 'signed_out'))
      await press()
      const question = within(await screen.findByRole('dialog', { name: 'Please sign in again' }))
      expectKept(sampleAccount.email, '')
      const sent = wire.requestsOf(endpoint).length
      // That it is sent again is what counts here: what it then answers is another test's.
      wire.use(on(signIn, { user, session: sampleSession() }), refuse(endpoint, 'too_many_requests'))
      await userEvent.type(question.getByLabelText('Password'), 'Right-1234')
      await userEvent.click(question.getByRole('button', { name: 'Sign in and go on' }))
      await waitFor(() => expect(wire.requestsOf(endpoint).length).toBeGreaterThan(sent))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Please sign in again' })).toBeNull())
      const again = wire.requestsOf(endpoint)
      expect(again.at(-1)?.body).toEqual(again[0]?.body)
      expect(again.at(-1)?.headers.get('idempotency-key')).toBe(again[0]?.headers.get('idempotency-key'))
      expect(leave.to).not.toHaveBeenCalled()
    },
  )
})

/** The app's own text: what each change is called. */
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../testing/**', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Each change is named where `useSubmit` is called, or handed to a helper of the same file that calls it. */
const names = Object.values(sources)
  .filter((source) => /from '[./]+\/lib\/use-submit\.ts'/.test(source))
  .flatMap((source) =>
    [...source.matchAll(/\bname: (?:'([a-z-]+)'|([A-Z_]+)\b)/g)].map(
      ([, name, constant]) => name ?? new RegExp(`const ${constant} = '([a-z-]+)'`).exec(source)?.[1] ?? '',
    ),
  )

// FRAME-62
test('no change that the app sends is left out', () => {
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const shown = new Set([...saveCases.map(({ name }) => name), ...Object.keys(casesElsewhere)])
  expect(names.filter((name) => !shown.has(name))).toEqual([])
  // A case of a change that is gone, or that has become reachable, goes too.
  expect([...shown].filter((name) => !names.includes(name))).toEqual([])
  expect(saveCases.filter(({ name }) => name in casesElsewhere)).toEqual([])
})

test('a helper that is handed the name of a change stays in its file', () => {
  const exported = Object.entries(sources).flatMap(([file, source]) =>
    source
      .split(/\n(?=\S)/)
      .filter((part) => /^export .*(?<!const )\buseSubmit\b[^(]*\((?!\{\s*name: ['A-Z])/s.test(part))
      .map((part) => `${file}: ${part.split('\n')[0]}`),
  )
  expect(exported).toEqual([])
})

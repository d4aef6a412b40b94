/**
 * Fails every change that the app sends, one at a time. The page shows the error and keeps what was typed.
 */
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

/** The values of all fields, in page order. */
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((field) =>
    field.type === 'checkbox' || field.type === 'radio' ? String(field.checked) : field.value,
  )

/** Opens a case's page and fills in its form, ready for the last press. The case's call gets `answer`. */
const openFilled = async (given: SaveCase, answer: Handler) => {
  const { path, place = path.split('?')[0], user = sampleUser, handlers = [], fill, fillsIn = [] } = given
  const { wire, path: current } = renderApp(path, {
    ...(user !== 'nobody' && { user }),
    handlers: [...handlers, answer],
    isImpatient: true,
  })
  await fill()
  // The field formats its amount when the focus leaves it.
  act(() => (document.activeElement as HTMLElement | null)?.blur())
  const filledIn = [...fillsIn]
  const before = typed()
  /**
   * Expects every field to keep its value. Fields that were empty may now have the values of `fillsIn`.
   * `below` are the values of new fields, such as those of a dialog.
   */
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
] as const)('when %s fails', (_, failing) => {
  // FRAME-60, FRAME-63
  test.each(saveCases)('$name on $path shows an error and keeps what was typed', async (given) => {
    const { endpoint, press, dialog } = given
    const { wire, expectKept } = await openFilled(given, failing(endpoint))
    expect(screen.queryAllByRole('alert')).toEqual([])
    await press()
    const saidIn = dialog === undefined ? screen.findAllByRole('alert') : screen.findAllByText(dialog)
    expect((await saidIn).length).toBeGreaterThan(0)
    expect(wire.requestsOf(endpoint).length).toBeGreaterThan(0)
    expect(document.body).not.toHaveTextContent('Nothing was changed')
    expectKept()
    // A dialog that waits for an answer must not remain for the next test.
    const question = screen.queryByRole('dialog', { name: /^(Sign in again|Confirm it's you)$/ })
    if (!question) return
    within(question)
      .getByRole('button', { name: /^(Leave without saving|Cancel)$/ })
      .click()
    await waitFor(() => expect(question).not.toBeInTheDocument())
  })
})

/**
 * The cases inside the account, where the page knows the customer. Excludes those that verify the
 * customer's identity, because they have their own dialogs.
 */
const insideTheAccount = saveCases.filter(
  ({ name, path }) =>
    /^\/(dashboard|fraud-alerts)/.test(path) &&
    !['sign-in-again', 'sign-in-again-with-passkey', 'step-up'].includes(name),
)

describe('after the session has ended', () => {
  // FRAME-61
  test.each(insideTheAccount)(
    '$name on $path asks the customer to sign in again, keeps what was typed, and saves it',
    async (given) => {
      const { endpoint, user = sampleUser, press } = given
      if (user === 'nobody') throw new Error('this case has no signed-in user')
      const { wire, expectKept } = await openFilled(given, refuse(endpoint, 'signed_out'))
      await press()
      const question = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
      expectKept(sampleAccount.email, '')
      const sent = wire.requestsOf(endpoint).length
      // This test checks that the change is sent again. Another test checks the answer.
      wire.use(on(signIn, { user, session: sampleSession() }), refuse(endpoint, 'too_many_requests'))
      await userEvent.type(question.getByLabelText('Password'), 'Right-1234')
      await userEvent.click(question.getByRole('button', { name: 'Sign in and continue' }))
      await waitFor(() => expect(wire.requestsOf(endpoint).length).toBeGreaterThan(sent))
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'Sign in again' })).not.toBeInTheDocument(),
      )
      const again = wire.requestsOf(endpoint)
      expect(again.at(-1)?.body).toEqual(again[0]?.body)
      expect(again.at(-1)?.headers.get('idempotency-key')).toBe(again[0]?.headers.get('idempotency-key'))
      expect(leave.to).not.toHaveBeenCalled()
    },
  )
})

/** The app's sources, to find the name of each change. */
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../testing/**', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The names of the changes, as given to `useSubmit` or to a helper in the same file that calls it. */
const names = Object.values(sources)
  .filter((source) => /from '[./]+\/lib\/use-submit\.ts'/.test(source))
  .flatMap((source) =>
    [...source.matchAll(/\bname: (?:'([a-z-]+)'|([A-Z_]+)\b)/g)].map(
      ([, name, constant]) => name ?? new RegExp(`const ${constant} = '([a-z-]+)'`).exec(source)?.[1] ?? '',
    ),
  )

// FRAME-62
test('the cases cover every change that the app sends', () => {
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const shown = new Set([...saveCases.map(({ name }) => name), ...Object.keys(casesElsewhere)])
  expect(names.filter((name) => !shown.has(name))).toEqual([])
  // A case must be deleted when its change no longer exists or has become reachable.
  expect([...shown].filter((name) => !names.includes(name))).toEqual([])
  expect(saveCases.filter(({ name }) => name in casesElsewhere)).toEqual([])
})

test('a helper that takes the name of a change is not exported', () => {
  const exported = Object.entries(sources).flatMap(([file, source]) =>
    source
      .split(/\n(?=\S)/)
      .filter((part) => /^export .*(?<!const )\buseSubmit\b[^(]*\((?!\{\s*name: ['A-Z])/s.test(part))
      .map((part) => `${file}: ${part.split('\n')[0]}`),
  )
  expect(exported).toEqual([])
})

import { getAccount } from '@yoursuccess/contract/account/account'
import { commitPin, getPinSetUrl } from '@yoursuccess/contract/card/card'
import { refreshToken } from '@yoursuccess/contract/session/session'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { accountWithCard, sampleAccount } from '../../../testing/account-replies.ts'
import { expectAfter, passTime } from '../../../testing/pass-time.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleSession, sampleUser } from '../../../testing/samples.ts'
import { drop, type Handler, on, refuse } from '../../../testing/wire.ts'

const ORIGIN = 'https://processor.example'
const WITHOUT_PIN = accountWithCard({ pin_set_at: null })
const FAILED = 'Oh no! Something went wrong. Please try again.'
const SET = 'Your pin has been set and your card is ready for use!'

const findFrame = async () => (await screen.findByTitle('PIN form')) as HTMLIFrameElement
const open = async (...handlers: Handler[]) => {
  let forms = 0
  const app = renderApp('/dashboard/set-pin', {
    user: sampleUser,
    handlers: [
      on(getAccount, WITHOUT_PIN),
      on(getPinSetUrl, () => ({ url: `${ORIGIN}/pin-set?key=${(forms += 1)}` })),
      on(commitPin, accountWithCard()),
      ...handlers,
    ],
  })
  return { ...app, frame: await findFrame() }
}
const post = (message: { data: unknown; origin?: string; source?: MessageEventSource | null }) => {
  act(() => {
    dispatchEvent(new MessageEvent('message', { origin: ORIGIN, ...message }))
  })
}
const postFrom = (frame: HTMLIFrameElement, data: unknown) => post({ data, source: frame.contentWindow })

describe('the PIN page', () => {
  // CARD-42
  test('shows the note and the form of the processor in a sandboxed frame', async () => {
    const { frame } = await open()
    expect(screen.getByText('Pin must be 4 digit number')).toBeInTheDocument()
    expect(frame).toHaveAttribute('src', `${ORIGIN}/pin-set?key=1`)
    expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-scripts allow-same-origin')
    expect(screen.getByText(/Do not activate your card until/)).toBeInTheDocument()
  })

  // CARD-42
  test('does not warn about activation when the card has a PIN', async () => {
    await open(on(getAccount, accountWithCard()))
    expect(screen.queryByText(/Do not activate your card until/)).not.toBeInTheDocument()
  })

  // CARD-51
  test('requests no form when there is no card', async () => {
    const { wire } = renderApp('/dashboard/set-pin', {
      user: sampleUser,
      handlers: [on(getAccount, sampleAccount)],
    })
    expect(await screen.findByText(/We'll mail your card once you've added \$5\.00/)).toBeInTheDocument()
    expect(wire.requestsOf(getPinSetUrl)).toEqual([])
  })

  // CARD-51
  test('says why the PIN of a card cannot be changed', async () => {
    renderApp('/dashboard/set-pin', {
      user: sampleUser,
      handlers: [on(getAccount, WITHOUT_PIN), refuse(getPinSetUrl, 'card.not_changeable')],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('can no longer be changed')
  })

  // CARD-43
  test('keeps the same form when the customer leaves the tab and returns', async () => {
    const { wire } = await open()
    act(() => {
      dispatchEvent(new Event('visibilitychange'))
      dispatchEvent(new Event('focus'))
    })
    expect(await findFrame()).toHaveAttribute('src', `${ORIGIN}/pin-set?key=1`)
    expect(wire.requestsOf(getPinSetUrl)).toHaveLength(1)
  })
})

describe('messages from the frame', () => {
  // CARD-44, CARD-49
  test.each([[0], ['0']])(
    'the message %j commits the PIN, confirms it and returns to the dashboard',
    async (zero) => {
      const { frame, wire, path } = await open()
      postFrom(frame, zero)
      const dialog = within(await screen.findByRole('dialog', { name: SET }))
      expect(wire.requestsOf(commitPin)).toHaveLength(1)
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(path()).toBe('/dashboard'))
      expect(await screen.findByRole('link', { name: 'Reset Pin', hidden: true })).toBeInTheDocument()
    },
  )

  // CARD-44
  test('commits the PIN once when the frame reports success twice', async () => {
    const { frame, wire } = await open()
    postFrom(frame, 0)
    postFrom(frame, 0)
    await screen.findByRole('dialog', { name: SET })
    expect(wire.requestsOf(commitPin)).toHaveLength(1)
  })

  // CARD-45
  test.each<[string, (frame: HTMLIFrameElement) => Parameters<typeof post>[0]]>([
    ['no source', () => ({ data: 0, source: null })],
    ['the page itself as its source', () => ({ data: 0, source: window })],
    [
      'the page itself as its source and origin',
      () => ({ data: 0, source: window, origin: location.origin }),
    ],
    [
      'a frame that has moved to another site',
      ({ contentWindow }) => ({ data: 0, source: contentWindow, origin: 'https://evil.example' }),
    ],
    [
      'an origin that only starts like the expected one',
      ({ contentWindow }) => ({ data: 0, source: contentWindow, origin: `${ORIGIN}.evil.example` }),
    ],
    [
      'a frame without an origin',
      ({ contentWindow }) => ({ data: 0, source: contentWindow, origin: 'null' }),
    ],
  ])('ignores a message with %s', async (_, forge) => {
    const { frame, wire } = await open()
    post(forge(frame))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(wire.requestsOf(commitPin)).toEqual([])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  // CARD-46
  test.each([
    [-1, "The two PINs didn't match."],
    [-2, 'That PIN is too easy to guess.'],
  ])('the message %j shows the reason and keeps the form', async (result, reason) => {
    const { frame, wire } = await open()
    postFrom(frame, result)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(FAILED)
    expect(alert).toHaveTextContent(reason)
    expect(await findFrame()).toHaveAttribute('src', `${ORIGIN}/pin-set?key=1`)
    postFrom(frame, 0)
    await screen.findByRole('dialog', { name: SET })
    expect(wire.requestsOf(commitPin)).toHaveLength(1)
  })

  // CARD-46
  test.each([
    [-3, 'That form was already used.'],
    [-4, 'The form was open too long.'],
    [7, ''],
    ['done', ''],
  ])('the message %j shows an error and loads a new form', async (result, reason) => {
    const { frame, wire } = await open()
    postFrom(frame, result)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(FAILED)
    expect(alert.textContent).toContain(reason)
    await waitFor(async () => expect(await findFrame()).toHaveAttribute('src', `${ORIGIN}/pin-set?key=2`))
    expect(wire.requestsOf(commitPin)).toEqual([])
  })
})

// CARD-46
test('a form without a result for ten minutes is replaced by a new one', async () => {
  vi.useFakeTimers()
  const before = Date.now()
  await open(
    on(refreshToken, ({ body }) => {
      const { last_active } = body as { last_active: number }
      return { session: { ...sampleSession(), expires_at: Math.floor(last_active / 1000) + 660 } }
    }),
  )
  const seenAt = Date.now()
  await passTime(5 * 60_000)
  // Otherwise the customer would be signed out for inactivity.
  fireEvent.keyDown(window)
  await expectAfter(10 * 60_000, before, () => screen.queryByRole('alert') !== null, seenAt)
  expect(await screen.findByRole('alert')).toHaveTextContent('The form was open too long.')
  await waitFor(async () => expect(await findFrame()).toHaveAttribute('src', `${ORIGIN}/pin-set?key=2`))
})

describe('committing the PIN', () => {
  // CARD-49
  test('reports a failure when the processor has no PIN to commit', async () => {
    const { frame, path } = await open(refuse(commitPin, 'card.pin_not_set'))
    postFrom(frame, 0)
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
    await waitFor(async () => expect(await findFrame()).toHaveAttribute('src', `${ORIGIN}/pin-set?key=2`))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(path()).toBe('/dashboard/set-pin')
  })

  // CARD-48
  test('when committing the PIN gets no reply, a retry does not ask for the PIN again', async () => {
    const { frame, wire } = await open(drop(commitPin))
    postFrom(frame, 0)
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(FAILED)).toBeInTheDocument()
    expect(screen.queryByTitle('PIN form')).not.toBeInTheDocument()
    wire.use(on(commitPin, accountWithCard()))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('dialog', { name: SET })).toBeInTheDocument()
    expect(wire.requestsOf(getPinSetUrl)).toHaveLength(1)
  })
})

import { getProgram } from '@yoursuccess/contract/program/program'
import { getUser, signIn } from '@yoursuccess/contract/session/session'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { leave } from '../../lib/leave.ts'
import { expectAfter } from '../../testing/pass-time.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleProgram, sampleSession, sampleUser } from '../../testing/samples.ts'
import { drop, type Handler, on, refuse } from '../../testing/wire.ts'

const signedIn = () => ({ user: sampleUser, session: sampleSession() })
const email = () => screen.findByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => screen.getByRole('button', { name: 'Log In' })

const logIn = async () => {
  await userEvent.type(await email(), 'ann@example.com')
  await userEvent.type(password(), 'Passw0rd1')
  await userEvent.click(submit())
}

describe('logging in', () => {
  const notice =
    /^If you didn't sign out intentionally, we signed you out after 10 minutes of inactivity to keep your account safe\. Thank you for banking with us\.$/

  // PROGRAM-61, SESSION-32, SESSION-33
  test.each([
    ['/login?timedOut=true', true],
    ['/?timedOut=true', true],
    ['/login?timedOut=1', false],
    ['/login?ended=true', false],
    ['/login?timedOut=TRUE', false],
    ['/login', false],
  ])('the page %s shows the time-out notice: %s', async (path, shows) => {
    renderApp(path)
    await email()
    expect(screen.queryAllByText(notice)).toHaveLength(shows ? 1 : 0)
  })

  // SESSION-34
  test.each([
    ['/login?ended=true', true],
    ['/login?ended=yes', false],
    ['/login', false],
  ])('the page %s says that the session reached its longest duration: %s', async (path, shows) => {
    renderApp(path)
    await email()
    expect(screen.queryAllByText(/signed in for a long time/)).toHaveLength(shows ? 1 : 0)
  })

  // PROGRAM-58, PROGRAM-62
  test('supports password managers, and links to registration and password reset', async () => {
    renderApp('/login')
    expect((await email()).autocomplete).toBe('username')
    expect(password().autocomplete).toBe('current-password')
    expect(await screen.findByRole('link', { name: 'Register Now' })).toHaveAttribute(
      'href',
      sampleProgram.signup_url,
    )
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/request-reset-password',
    )
    expect(screen.getByText('Paying bills is not fun, but we can help make it easy')).toBeInTheDocument()
  })

  test('does not invite visitors to register once new accounts are closed', async () => {
    renderApp('/login', { handlers: [on(getProgram, { ...sampleProgram, signup_url: null })] })
    expect(await screen.findByText('We no longer open new accounts.')).toBeInTheDocument()
    expect(screen.queryByText(/Register|New here/)).not.toBeInTheDocument()
  })

  // SESSION-09
  test.each([
    ['240', 'Try again in 4 minutes, or reset your password.'],
    ['900', 'Try again in 15 minutes, or reset your password.'],
    ['8', 'Try again in 8 seconds, or reset your password.'],
    ['1', 'Try again in 1 second, or reset your password.'],
  ])('says after too many tries how long to wait: %s s', async (wait, sentence) => {
    const { wire } = renderApp('/login', {
      handlers: [
        refuse(signIn, 'session.invalid_credentials', {
          errors: ['Invalid Email or password.'],
          details: [wait],
        }),
      ],
    })
    await logIn()
    expect(await screen.findByText('Invalid Email or password.')).toBeInTheDocument()
    const waitNotice = screen.getByText(/^Try again in/)
    expect(waitNotice.textContent).toBe(sentence)
    wire.use(refuse(signIn, 'session.invalid_credentials', { errors: ['Invalid Email or password.'] }))
    await userEvent.click(submit())
    await waitFor(() => expect(screen.queryByText(/^Try again in/)).not.toBeInTheDocument())
  })

  // SESSION-05
  test('signs in, says so, and opens the page requested before', async () => {
    const { wire, path } = renderApp('/dashboard', { handlers: [on(signIn, signedIn)] })
    await userEvent.click((await screen.findAllByRole('link', { name: 'Log In' }))[0] as HTMLElement)
    await email()
    wire.use(on(getUser, signedIn))
    await logIn()
    expect(await screen.findByText('Login success!')).toBeInTheDocument()
    await waitFor(() => expect(path()).toBe('/dashboard'))
    expect(wire.requestsOf(signIn)[0]?.body).toEqual({
      user: { email: 'ann@example.com', password: 'Passw0rd1' },
    })
  })

  // SESSION-05
  test('shows the sign-in message for five seconds', async () => {
    vi.useFakeTimers()
    const { wire } = renderApp('/login', { handlers: [on(signIn, signedIn)] })
    await userEvent.type(await email(), 'ann@example.com')
    await userEvent.type(password(), 'Passw0rd1')
    wire.use(on(getUser, signedIn))
    const before = Date.now()
    await userEvent.click(submit())
    expect(await screen.findByText('Login success!')).toBeInTheDocument()
    await expectAfter(5000, before, () => !screen.queryByText('Login success!'))
  })

  // SESSION-06
  test('does not open the page that another customer saw last in this tab', async () => {
    sessionStorage.setItem('ys.last-path', '/dashboard/statements')
    const { wire, path } = renderApp('/login', { handlers: [on(signIn, signedIn)] })
    await email()
    wire.use(on(getUser, signedIn))
    await logIn()
    await waitFor(() => expect(path()).toBe('/dashboard'))
  })

  // PROGRAM-59
  test('sends one sign-in request when the form is submitted twice', async () => {
    let answer = () => {}
    const waiting = new Promise<{ prompt_otp: true }>((resolve) => {
      answer = () => resolve({ prompt_otp: true })
    })
    const { wire } = renderApp('/login', { handlers: [on(signIn, () => waiting)] })
    await logIn()
    expect(submit()).toBeDisabled()
    await userEvent.type(password(), '{Enter}')
    answer()
    await screen.findByLabelText('One-time passcode')
    expect(wire.requestsOf(signIn)).toHaveLength(1)
  })

  // SESSION-07, SESSION-08
  test.each<[string, Handler, string]>([
    [
      'the first error',
      refuse(signIn, 'session.invalid_credentials', { errors: ['First.', 'Second.'] }),
      'First.',
    ],
    ['the error message', refuse(signIn, 'session.invalid_credentials'), 'Invalid Email or password.'],
    ['an error without a reply', drop(signIn), "Can't Login"],
  ])('a failed sign-in shows %s', async (_, handler, text) => {
    renderApp('/login', { handlers: [handler] })
    await logIn()
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(submit()).toBeEnabled()
  })

  // SESSION-08
  test('shows an error when the browser did not keep the session', async () => {
    const { path } = renderApp('/login', { handlers: [on(signIn, signedIn)] })
    await logIn()
    expect(await screen.findByText("Can't Login")).toBeInTheDocument()
    expect(path()).toBe('/login')
  })

  // SANDBOX-10
  test('fills in a sample customer in the sandbox', async () => {
    const personas = [{ email: 'maria@example.com', state: 'Active', password: 'Sample123' }]
    renderApp('/login', { handlers: [on(getProgram, { ...sampleProgram, personas })] })
    await userEvent.click(await screen.findByRole('button', { name: /Active/ }))
    expect(await email()).toHaveValue('maria@example.com')
    expect(password()).toHaveValue('Sample123')
  })
})

describe('a browser with an old session', () => {
  // SESSION-43
  test('forgets an expired session after checking it once, and stays on the public page', async () => {
    const { expires_at, ends_at } = sampleSession()
    localStorage.setItem('ys.session-expires-at', String(expires_at))
    localStorage.setItem('ys.session-ends-at', String(ends_at))
    const { wire, path } = renderApp('/login')
    await email()
    expect(path()).toBe('/login')
    expect(wire.requestsOf(getUser)).toHaveLength(1)
    expect(localStorage.getItem('ys.session-expires-at')).toBeNull()
    expect(localStorage.getItem('ys.session-ends-at')).toBeNull()
  })
})

describe('the one-time passcode step', () => {
  // PROGRAM-60, SESSION-11, SESSION-12, SESSION-13
  test('accepts a pasted passcode with a space, and asks again after a wrong one', async () => {
    const { wire } = renderApp('/login', { handlers: [on(signIn, { prompt_otp: true })] })
    await logIn()
    const field = await screen.findByLabelText<HTMLInputElement>('One-time passcode')
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    expect(field.autocomplete).toBe('one-time-code')
    expect(field).toHaveFocus()
    wire.use(refuse(signIn, 'session.wrong_passcode', { prompt_otp: true }))
    await userEvent.paste('123 456')
    await userEvent.click(submit())
    expect(await screen.findByText('MFA Failed')).toBeInTheDocument()
    expect(wire.requestsOf(signIn)[1]?.body).toMatchObject({ user: { one_time_passcode: '123456' } })
    // The next code replaces the wrong one.
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, '123 456'.length]))
    expect(field).toHaveFocus()
  })
})

describe('a session changed by another tab', () => {
  const hour = 3600
  test.each([
    // SESSION-42
    ['opens the start page after a sign-out in another tab', hour, hour, 0, '/'],
    ['shows the time-out notice after a time-out in another tab', -hour, hour, -hour, '/?timedOut=true'],
    [
      'reports a lost connection when another tab ended an active session',
      -hour,
      hour,
      0,
      '/login?lost=true',
    ],
    [
      'says when another tab ended the session at its longest duration',
      -hour,
      -hour,
      -hour,
      '/login?ended=true',
    ],
  ])('%s', async (_, expiresIn, endsIn, lastActiveIn, target) => {
    const leaving = vi.spyOn(leave, 'to').mockReturnValue()
    const seconds = Math.floor(Date.now() / 1000)
    const session = { ...sampleSession(), ends_at: seconds + endsIn }
    renderApp('/dashboard', { user: sampleUser, handlers: [on(getUser, { user: sampleUser, session })] })
    await screen.findByRole('heading', { name: 'Dashboard' })
    leaving.mockClear()
    const key = 'ys.session-expires-at'
    const oldValue = String(seconds + expiresIn)
    localStorage.setItem('ys.last-active', String((seconds + lastActiveIn) * 1000))
    localStorage.removeItem(key)
    localStorage.removeItem('ys.session-ends-at')
    act(() => {
      dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key, oldValue, newValue: null }))
    })
    expect(leaving).toHaveBeenCalledExactlyOnceWith(target)
    leaving.mockRestore()
  })

  test.each([
    // SESSION-42
    ['starts over, not at the last page, when another tab signs in again', 60, ['/']],
    ['stays on the page when another tab refreshes the token', 0, []],
  ])('%s', async (_, later, targets) => {
    const leaving = vi.spyOn(leave, 'to').mockReturnValue()
    renderApp('/dashboard', { user: sampleUser })
    await screen.findByRole('heading', { name: 'Dashboard' })
    const key = 'ys.session-ends-at'
    const oldValue = localStorage.getItem(key)
    const newValue = String(Number(oldValue) + later)
    const refreshed = { key: 'ys.session-expires-at', oldValue: '1', newValue: '2' }
    act(() => {
      for (const change of [refreshed, { key, oldValue, newValue }])
        dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, ...change }))
    })
    expect(leaving.mock.calls.map(([to]) => to)).toEqual(targets)
    expect(sessionStorage.getItem('ys.last-path')).toBe(targets.length > 0 ? null : '/dashboard')
    leaving.mockRestore()
  })

  // SESSION-42
  test.each([
    ['the browser cache', true, 1],
    ['a normal load', false, 0],
  ])(
    'after a sign-out elsewhere, a page restored from %s redirects %i times',
    async (_, persisted, times) => {
      const leaving = vi.spyOn(leave, 'to').mockReturnValue()
      renderApp('/dashboard', { user: sampleUser })
      await screen.findByRole('heading', { name: 'Dashboard' })
      localStorage.removeItem('ys.session-expires-at')
      act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))
      expect(leaving.mock.calls).toEqual(Array.from({ length: times }, () => ['/']))
      leaving.mockRestore()
    },
  )
})

import { getProgram } from '@yoursuccess/contract/program'
import { getUser, requestPasswordReset, signIn, updatePassword } from '@yoursuccess/contract/session'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { leave } from '../../lib/leave.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleProgram, sampleSession, sampleUser } from '../../testing/samples.ts'
import { drop, type Handler, on, refuse } from '../../testing/wire.ts'

const signedIn = () => ({ user: sampleUser, session: sampleSession() })
const email = () => screen.findByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log In' })

const logIn = async () => {
  await userEvent.type(await email(), 'ann@example.com')
  await userEvent.type(password(), 'Passw0rd1')
  await userEvent.click(submit())
}

describe('the login page', () => {
  const notice =
    /^If you didn't sign out intentionally, we signed you out after 10 minutes of inactivity to keep your account safe\. Thank you for banking with us\.$/

  test.each([
    ['/login?timedOut=true', true],
    ['/?timedOut=true', true],
    ['/login?timedOut=1', false],
    ['/login?timedOut=TRUE', false],
    ['/login', false],
  ])('%s shows the time-out notice: %s', async (path, shows) => {
    renderApp(path)
    await email()
    expect(screen.queryAllByText(notice)).toHaveLength(shows ? 1 : 0)
  })

  test('offers what a password store needs, and the ways out', async () => {
    renderApp('/login')
    expect((await email()).autocomplete).toBe('username')
    expect(password().autocomplete).toBe('current-password')
    expect((await screen.findByRole('link', { name: 'Register Now' })).getAttribute('href')).toBe(
      sampleProgram.signup_url,
    )
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/request-reset-password',
    )
    expect(screen.getByText('Paying bills is not fun, but we can help make it easy')).toBeTruthy()
  })

  test('signs in, says so, and goes on to the page that was asked for', async () => {
    const { wire, path } = renderApp('/dashboard', { handlers: [on(signIn, signedIn)] })
    await userEvent.click((await screen.findAllByRole('link', { name: 'Log In' }))[0] as HTMLElement)
    await email()
    wire.use(on(getUser, signedIn))
    await logIn()
    expect(await screen.findByText('Login success!')).toBeTruthy()
    await waitFor(() => expect(path()).toBe('/dashboard'))
    expect(wire.requestsOf(signIn)[0]?.body).toEqual({
      user: { email: 'ann@example.com', password: 'Passw0rd1' },
    })
  })

  test('does not send twice while the request is in flight', async () => {
    let answer = () => {}
    const waiting = new Promise<{ prompt_otp: true }>((resolve) => {
      answer = () => resolve({ prompt_otp: true })
    })
    const { wire } = renderApp('/login', { handlers: [on(signIn, () => waiting)] })
    await logIn()
    expect(submit().disabled).toBe(true)
    await userEvent.type(password(), '{Enter}')
    answer()
    await screen.findByLabelText('One-time passcode')
    expect(wire.requestsOf(signIn)).toHaveLength(1)
  })

  test.each<[string, Handler, string]>([
    [
      'the first of the errors',
      refuse(signIn, 'session.invalid_credentials', { errors: ['First.', 'Second.'] }),
      'First.',
    ],
    ['the error', refuse(signIn, 'session.invalid_credentials'), 'Invalid Email or password.'],
    ['that nothing answered', drop(signIn), "Can't Login"],
  ])('says %s', async (_, handler, text) => {
    renderApp('/login', { handlers: [handler] })
    await logIn()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(submit().disabled).toBe(false)
  })

  test('says that nothing works when the browser did not keep the session', async () => {
    const { path } = renderApp('/login', { handlers: [on(signIn, signedIn)] })
    await logIn()
    expect(await screen.findByText("Can't Login")).toBeTruthy()
    expect(path()).toBe('/login')
  })

  test('fills in a sample customer of a sandbox run', async () => {
    const personas = [{ email: 'maria@example.com', state: 'Active', password: 'Sample123' }]
    renderApp('/login', { handlers: [on(getProgram, { ...sampleProgram, personas })] })
    await userEvent.click(await screen.findByRole('button', { name: /Active/ }))
    expect((await email()).value).toBe('maria@example.com')
    expect(password().value).toBe('Sample123')
  })
})

describe('the passcode step', () => {
  test('hides e-mail and password, takes a pasted code with its gap, and repeats after a wrong one', async () => {
    const { wire } = renderApp('/login', { handlers: [on(signIn, { prompt_otp: true })] })
    await logIn()
    const field = await screen.findByLabelText<HTMLInputElement>('One-time passcode')
    expect(screen.queryByLabelText('Email')).toBeNull()
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(field.autocomplete).toBe('one-time-code')
    expect(document.activeElement).toBe(field)
    wire.use(refuse(signIn, 'session.wrong_passcode', { prompt_otp: true }))
    await userEvent.paste('123 456')
    await userEvent.click(submit())
    expect(await screen.findByText('MFA Failed')).toBeTruthy()
    expect(wire.requestsOf(signIn)[1]?.body).toMatchObject({ user: { one_time_passcode: '123456' } })
    expect(screen.getByLabelText('One-time passcode')).toBeTruthy()
  })
})

describe('asking for a reset link', () => {
  test('says the stated text', async () => {
    const { wire } = renderApp('/request-reset-password', {
      handlers: [on(requestPasswordReset, { message: 'ok' })],
    })
    await userEvent.type(await email(), 'ann@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
    expect(await screen.findByText('Check your email for a link to reset your password.')).toBeTruthy()
    expect(wire.requestsOf(requestPasswordReset)[0]?.body).toEqual({ user: { email: 'ann@example.com' } })
  })
})

describe('a new password', () => {
  const open = (handlers: Handler[] = []) =>
    renderApp('/password-reset?reset_password_token=0012e3', { handlers })
  const fill = async (first: string, second = first) => {
    await userEvent.type(await screen.findByLabelText('New password'), first)
    await userEvent.type(screen.getByLabelText('New password again'), second)
    await userEvent.click(screen.getByRole('button', { name: 'Save new password' }))
  }

  test('takes the token out of the address, and sends it as it was', async () => {
    const { wire, router } = open([on(updatePassword, { message: 'ok' })])
    await fill('Str0ngerOne')
    await screen.findByText(
      'Your password has been successfully updated. You will now be redirected to login',
    )
    expect(router.state.location.href).toBe('/password-reset')
    expect(wire.requestsOf(updatePassword)[0]?.body).toEqual({
      user: { reset_password_token: '0012e3', password: 'Str0ngerOne', password_confirmation: 'Str0ngerOne' },
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'), { timeout: 5000 })
  })

  test.each([
    ['Sh0rt', 'Sh0rt', 'Password Too Short'],
    [
      'alllowercase1',
      'alllowercase1',
      'Password must contain uppercase letters, lowercase letters, and numbers.',
    ],
    ['Str0ngerOne', 'Str0ngerTwo', 'Passwords must match'],
    [`Aa1${'x'.repeat(126)}`, `Aa1${'x'.repeat(126)}`, 'Password Too Long'],
  ])('%s is refused before it is sent', async (first, second, text) => {
    const { wire } = open()
    const field = await screen.findByLabelText('New password')
    await userEvent.click(field)
    await userEvent.paste(first)
    await userEvent.click(screen.getByLabelText('New password again'))
    await userEvent.paste(second)
    await userEvent.click(screen.getByRole('button', { name: 'Save new password' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(wire.requestsOf(updatePassword)).toHaveLength(0)
  })

  test('a common one is refused under the field', async () => {
    open([refuse(updatePassword, 'session.common_password')])
    await fill('Password1')
    const text = await screen.findByText('This password is too easy to guess. Please choose another one.')
    expect(screen.getByLabelText('New password').getAttribute('aria-describedby')).toContain(text.id)
  })

  test('a link that no longer works says the stated text', async () => {
    open([refuse(updatePassword, 'session.invalid_reset_token')])
    await fill('Str0ngerOne')
    expect(
      await screen.findByText('There was an error while resetting your password. Please try again.'),
    ).toBeTruthy()
  })

  test('a link without its token says so', async () => {
    renderApp('/password-reset')
    expect((await screen.findByRole('alert')).textContent).toContain('This link is incomplete')
  })
})

describe('a session that ended in another tab', () => {
  const hour = 3600
  test.each([
    ['by signing out goes to the start', hour, '/'],
    ['by its time-out goes there and says so', -hour, '/?timedOut=true'],
  ])('%s', async (_, secondsLeft, target) => {
    const leaving = vi.spyOn(leave, 'to').mockReturnValue()
    renderApp('/dashboard', { user: sampleUser })
    await screen.findByRole('heading', { name: 'Dashboard' })
    const key = 'ys.session-expires-at'
    const oldValue = String(Math.floor(Date.now() / 1000) + secondsLeft)
    localStorage.removeItem(key)
    act(() => {
      dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key, oldValue, newValue: null }))
    })
    expect(leaving).toHaveBeenCalledWith(target)
    leaving.mockRestore()
  })
})

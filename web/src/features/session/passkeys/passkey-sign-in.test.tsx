import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { disableMfa } from '@yoursuccess/contract/session/mfa'
import { listPasskeys, preparePasskeySignIn, signInWithPasskey } from '@yoursuccess/contract/session/passkeys'
import { getUser } from '@yoursuccess/contract/session/session'
import { prepareStepUp, stepUp } from '@yoursuccess/contract/session/step-up'
import { afterEach, expect, test, vi } from 'vitest'
import { leave } from '../../../lib/leave.ts'
import { samplePasskey, sampleRequest, stubPasskeys } from '../../../testing/passkey-replies.ts'
import { accountReplies } from '../../../testing/account-replies.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleSession, sampleUser } from '../../../testing/samples.ts'
import { drop, type Handler, on, refuse } from '../../../testing/wire.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie = 'Language=; max-age=0'
})

const PROOF = {
  id: 'aWQ',
  client_data: 'Y2xpZW50',
  authenticator_data: 'ZGF0YQ',
  signature: 'c2lnbmF0dXJl',
  user_handle: 'dXNlcg',
}
const open = (...handlers: Handler[]) =>
  renderApp('/login', { handlers: [on(preparePasskeySignIn, sampleRequest), ...handlers] })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

// SESSION-57
test('"Use a passkey" signs in without an email address and a password', async () => {
  stubPasskeys()
  const session = sampleSession()
  const { wire, path } = open(
    ...accountReplies(),
    on(signInWithPasskey, { user: sampleUser, session, email: 'ana@example.com' }),
    on(getUser, { user: sampleUser, session }),
  )
  await press('Use a passkey')
  expect(await screen.findByText('Login success!')).toBeInTheDocument()
  expect(wire.requestsOf(signInWithPasskey).map(({ body }) => body)).toEqual([{ passkey: PROOF }])
  await waitFor(() => expect(path()).toBe('/dashboard'))
})

// LANGUAGE-04
test('the page is loaded again for a customer who reads another language', async () => {
  stubPasskeys()
  const leaving = vi.spyOn(leave, 'to').mockImplementation(() => {})
  document.cookie = 'Language=es'
  const session = sampleSession()
  open(
    ...accountReplies(),
    on(signInWithPasskey, { user: sampleUser, session, email: 'ana@example.com' }),
    on(getUser, { user: sampleUser, session }),
  )
  await press('Use a passkey')
  await waitFor(() => expect(leaving).toHaveBeenCalledWith('/login'))
  expect(screen.queryByText('Login success!')).not.toBeInTheDocument()
})

// SESSION-57
test('a customer who cancels can try again or use the password', async () => {
  stubPasskeys('NotAllowedError')
  const { wire } = open()
  await press('Use a passkey')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No passkey was used. Try again, or use your password.',
  )
  await press('Try again')
  await waitFor(() => expect(wire.requestsOf(preparePasskeySignIn)).toHaveLength(2))
  expect(wire.requestsOf(signInWithPasskey)).toEqual([])
  await press('Use your password')
  expect(await screen.findByLabelText('Email')).toBeInTheDocument()
})

test('says that a passkey was refused', async () => {
  stubPasskeys()
  open(refuse(signInWithPasskey, 'passkey.refused'))
  await press('Use a passkey')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "That passkey didn't work. Try again, or sign in with your password.",
  )
})

// FRAME-60
test.each([
  ['the connection fails', drop(preparePasskeySignIn)],
  ['the server fails', refuse(preparePasskeySignIn, 'internal')],
])('when %s it says so, and keeps the email address that was typed', async (_, failing) => {
  stubPasskeys()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { wire } = renderApp('/login', { handlers: [failing], isImpatient: true })
  await userEvent.type(await screen.findByLabelText('Email'), 'ana@example.com')
  await press('Use a passkey')
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(wire.requestsOf(preparePasskeySignIn).length).toBeGreaterThan(0)
  await press('Use your password')
  expect(await screen.findByLabelText('Email')).toHaveValue('ana@example.com')
})

test('says that a browser without passkeys cannot use one', async () => {
  open()
  await press('Use a passkey')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "This browser can't use passkeys. Sign in with your password.",
  )
})

// SESSION-62
test('a passkey proves ownership in place of a code', async () => {
  stubPasskeys()
  let isProven = false
  const { wire } = renderApp('/dashboard/settings', {
    user: { ...sampleUser, mfa_active: true, mfa_confirmed: true },
    handlers: [
      on(listPasskeys, { passkeys: [samplePasskey] }),
      on(prepareStepUp, sampleRequest),
      on(stepUp, () => {
        isProven = true
        return { expires_at: 2_000_000_000 }
      }),
      {
        endpoint: disableMfa,
        reply: (request) =>
          (isProven
            ? on(disableMfa, { mfa_active: false })
            : refuse(disableMfa, 'step_up.required', { details: ['code'] })
          ).reply(request),
      },
    ],
  })
  await userEvent.click(await screen.findByRole('switch'))
  await press('Turn off')
  await press('Use a passkey')
  await waitFor(() => expect(wire.requestsOf(disableMfa)).toHaveLength(2))
  expect(wire.requestsOf(stepUp).map(({ body }) => body)).toEqual([{ passkey: PROOF }])
})

// SESSION-62
test('a customer who cancels the passkey may confirm another way, not by the password alone', async () => {
  stubPasskeys('NotAllowedError')
  const { wire } = renderApp('/dashboard/settings', {
    user: { ...sampleUser, mfa_active: true, mfa_confirmed: true },
    handlers: [
      on(listPasskeys, { passkeys: [samplePasskey] }),
      on(prepareStepUp, sampleRequest),
      refuse(disableMfa, 'step_up.required', { details: ['code'] }),
    ],
  })
  await userEvent.click(await screen.findByRole('switch'))
  await press('Turn off')
  await press('Use a passkey')
  expect(await screen.findByText('No passkey was used. Try again, or confirm another way.')).toBeVisible()
  expect(wire.requestsOf(stepUp)).toEqual([])
})

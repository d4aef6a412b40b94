import { getAccount } from '@yoursuccess/contract/account/account'
import { requestPasswordReset } from '@yoursuccess/contract/session/password-reset'
import { preparePasskeySignIn, signInWithPasskey } from '@yoursuccess/contract/session/passkeys'
import { signIn, signOut } from '@yoursuccess/contract/session/session'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { SubmitGuardsProvider } from '../../app/submit-guards-provider.tsx'
import { call } from '../../lib/call.ts'
import { leave } from '../../lib/leave.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { sampleAccount } from '../../testing/account-replies.ts'
import { sampleRequest, stubPasskeys } from '../../testing/passkey-replies.ts'
import { renderPiece } from '../../testing/render-piece.tsx'
import { sampleSession, sampleUser } from '../../testing/samples.ts'
import { drop, on, openWire, refuse } from '../../testing/wire.ts'
import { DialogHost } from '../../ui/dialog/dialog-host.tsx'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { leaveSignedOut } from './session.api.ts'
import { onSignOut, signOutIsDone, signOutTarget } from './sign-out.ts'

let leaving: MockInstance<typeof leave.to>
beforeEach(() => {
  leaving = vi.spyOn(leave, 'to').mockImplementation(() => {})
})

const Form = () => {
  const [email, setEmail] = useState('')
  const [isSaved, setSaved] = useState(false)
  const { submit, error } = useSubmit({
    name: 'save-example',
    isKeyed: true,
    send: (typed: string, idempotencyKey) =>
      call(requestPasswordReset, { body: { user: { email: typed } }, idempotencyKey }),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit(email, { onSuccess: () => setSaved(true) })
      }}
    >
      <input aria-label="Typed" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      <button type="submit">Save</button>
      <SubmitError error={error} />
      {isSaved && <p>Saved</p>}
    </form>
  )
}

/** Saves a form that was filled in before the session ended. */
const saveAfterSessionEnd = async (isOwnerKnown = true) => {
  const wire = openWire(refuse(requestPasswordReset, 'signed_out'), on(getAccount, sampleAccount))
  const client = createQueryClient(leaveSignedOut)
  client.setQueryData(['user'], { user: sampleUser, session: sampleSession() })
  if (isOwnerKnown) client.setQueryData(['account'], sampleAccount)
  renderPiece(
    <QueryClientProvider client={client}>
      <SubmitGuardsProvider>
        <Form />
        <DialogHost />
      </SubmitGuardsProvider>
    </QueryClientProvider>,
  )
  await userEvent.type(screen.getByLabelText('Typed'), 'typed')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  return { wire, client }
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Sign in again' }))
const typePassword = async (password: string) => {
  const dialog = await question()
  await userEvent.clear(dialog.getByLabelText('Password'))
  await userEvent.type(dialog.getByLabelText('Password'), password)
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in and continue' }))
}

const giveUp = async () =>
  userEvent.click((await question()).getByRole('button', { name: 'Leave without saving' }))

// SESSION-44
test('asks the customer to sign in again when a save finds the session over, then saves', async () => {
  const { wire } = await saveAfterSessionEnd()
  const dialog = await question()
  const email = dialog.getByLabelText('Email')
  expect(email).toHaveValue(sampleAccount.email)
  expect(email).toHaveAttribute('readonly')
  wire.use(
    on(signIn, { user: sampleUser, session: sampleSession() }),
    on(requestPasswordReset, { message: 'done' }),
  )
  await typePassword('Right-1234')
  expect(await screen.findByText('Saved')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(leaving).not.toHaveBeenCalled()
  // The same submission, with the same key.
  const sent = wire.requestsOf(requestPasswordReset)
  expect(sent.map(({ body }) => body)).toEqual([{ user: { email: 'typed' } }, { user: { email: 'typed' } }])
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  expect(wire.requestsOf(signIn)[0]?.body).toEqual({
    user: { email: sampleAccount.email, password: 'Right-1234' },
  })
})

test('shows a wrong password in the dialog and keeps the form', async () => {
  const { wire } = await saveAfterSessionEnd()
  wire.use(refuse(signIn, 'session.invalid_credentials'))
  await typePassword('Wrong-1234')
  expect(await (await question()).findByRole('alert')).toHaveTextContent('Invalid Email or password.')
  expect(screen.getByLabelText('Typed')).toHaveValue('typed')
  expect(leaving).not.toHaveBeenCalled()
  await giveUp()
})

// SESSION-44
test('asks for a passcode when multi-factor is on', async () => {
  const { wire } = await saveAfterSessionEnd()
  wire.use(on(signIn, { prompt_otp: true }))
  await typePassword('Right-1234')
  const dialog = await question()
  await userEvent.type(await dialog.findByLabelText('One-time passcode'), '123 456')
  wire.use(
    on(signIn, { user: sampleUser, session: sampleSession() }),
    on(requestPasswordReset, { message: 'done' }),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in and continue' }))
  expect(await screen.findByText('Saved')).toBeInTheDocument()
  expect(wire.requestsOf(signIn).at(-1)?.body).toMatchObject({ user: { one_time_passcode: '123456' } })
})

describe('with a passkey', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  const withPasskeyOf = (email: string) =>
    on(signInWithPasskey, { user: sampleUser, session: sampleSession(), email })
  const usePasskey = async () =>
    userEvent.click((await question()).getByRole('button', { name: 'Use a passkey' }))

  // SESSION-44, SESSION-57
  test('saves under the same key, without a password', async () => {
    stubPasskeys()
    const { wire } = await saveAfterSessionEnd()
    await question()
    wire.use(
      on(preparePasskeySignIn, sampleRequest),
      withPasskeyOf(sampleAccount.email),
      on(requestPasswordReset, { message: 'done' }),
    )
    await usePasskey()
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(leaving).not.toHaveBeenCalled()
    const sent = wire.requestsOf(requestPasswordReset)
    expect(sent.map(({ body }) => body)).toEqual([{ user: { email: 'typed' } }, { user: { email: 'typed' } }])
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    expect(wire.requestsOf(signIn)).toEqual([])
  })

  // SESSION-44
  test('of another account saves nothing and signs nobody in', async () => {
    stubPasskeys()
    const { wire } = await saveAfterSessionEnd()
    await question()
    wire.use(
      on(preparePasskeySignIn, sampleRequest),
      withPasskeyOf('another.person@example.com'),
      on(signOut, undefined),
    )
    await usePasskey()
    expect(await (await question()).findByRole('alert')).toHaveTextContent(
      "That passkey is for another account, so it wasn't used.",
    )
    expect(wire.requestsOf(signOut)).toHaveLength(1)
    expect(wire.requestsOf(requestPasswordReset)).toHaveLength(1)
    expect(screen.getByLabelText('Typed')).toHaveValue('typed')
    await giveUp()
  })

  // SESSION-44
  test('of another account hides the page if nobody can be signed out', async () => {
    const stop = onSignOut(() => {})
    stubPasskeys()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { wire } = await saveAfterSessionEnd()
    await question()
    wire.use(
      on(preparePasskeySignIn, sampleRequest),
      withPasskeyOf('another.person@example.com'),
      drop(signOut),
    )
    await usePasskey()
    await waitFor(() => expect(signOutTarget()).toBe('/'))
    stop()
    expect(wire.requestsOf(requestPasswordReset)).toHaveLength(1)
    signOutIsDone()
    expect(signOutTarget()).toBeUndefined()
    await giveUp()
  })

  // SESSION-44
  test('that is not used or refused leaves the password', async () => {
    stubPasskeys('NotAllowedError')
    const { wire } = await saveAfterSessionEnd()
    await question()
    wire.use(on(preparePasskeySignIn, sampleRequest))
    await usePasskey()
    const dialog = await question()
    expect(await dialog.findByRole('alert')).toHaveTextContent('No passkey was used.')
    stubPasskeys()
    wire.use(refuse(signInWithPasskey, 'passkey.refused'))
    await usePasskey()
    expect(await dialog.findByText(/^That passkey didn't work/)).toBeInTheDocument()
    wire.use(
      on(signIn, { user: sampleUser, session: sampleSession() }),
      on(requestPasswordReset, { message: 'done' }),
    )
    await typePassword('Right-1234')
    expect(await screen.findByText('Saved')).toBeInTheDocument()
  })
})

test('keeps the page while the dialog is open, even if another request finds the session over', async () => {
  const { wire, client } = await saveAfterSessionEnd()
  await question()
  wire.use(refuse(getAccount, 'signed_out'))
  await client
    .fetchQuery({ queryKey: ['account'], queryFn: () => call(getAccount, {}) })
    .catch(() => undefined)
  expect(leaving).not.toHaveBeenCalled()
  await giveUp()
})

// SESSION-44
test('leaves the page when the customer gives up', async () => {
  await saveAfterSessionEnd()
  await giveUp()
  await waitFor(() => expect(leaving).toHaveBeenCalledExactlyOnceWith('/'))
})

test('leaves the page without asking when the owner of the form is unknown', async () => {
  await saveAfterSessionEnd(false)
  await waitFor(() => expect(leaving).toHaveBeenCalledExactlyOnceWith('/'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

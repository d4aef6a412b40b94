import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  addPasskey,
  listPasskeys,
  preparePasskey,
  removePasskey,
} from '@yoursuccess/contract/session/passkeys'
import { endOneSession, endOtherSessions, listSessions } from '@yoursuccess/contract/session/sessions'
import { afterEach, expect, test, vi } from 'vitest'
import {
  sampleCreation,
  samplePasskey,
  samplePlaces,
  stubPasskeys,
} from '../../../testing/passkey-replies.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { type Handler, on, refuse } from '../../../testing/wire.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (...handlers: Handler[]) =>
  renderApp('/dashboard/settings/sign-in', {
    user: sampleUser,
    handlers: [
      on(listPasskeys, { passkeys: [samplePasskey] }),
      on(listSessions, { sessions: samplePlaces() }),
      on(preparePasskey, sampleCreation),
      on(addPasskey, { passkey: { ...samplePasskey, id: 4, name: 'My phone' } }),
      on(removePasskey, undefined),
      on(endOneSession, undefined),
      on(endOtherSessions, undefined),
      ...handlers,
    ],
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const addOne = async () => {
  await userEvent.type(await screen.findByLabelText('Name'), ' My phone ')
  await press('Add a passkey')
}

// SESSION-56
test('adds a passkey under the name that was typed', async () => {
  stubPasskeys()
  const { wire } = open()
  await addOne()
  expect(await screen.findByText('You can now sign in with My phone.')).toBeInTheDocument()
  expect(wire.requestsOf(addPasskey).map(({ body }) => body)).toEqual([
    { name: 'My phone', passkey: { id: 'aWQ', client_data: 'Y2xpZW50', attestation: 'YXR0ZXN0YXRpb24' } },
  ])
  expect(screen.getByLabelText('Name')).toHaveValue('')
})

// SESSION-56
test.each([
  ['NotAllowedError', 'No passkey was added. Try again when you are ready.'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
] as const)('adds nothing when the browser answers %s, and says so', async (problem, sentence) => {
  stubPasskeys(problem)
  const { wire } = open()
  await addOne()
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(wire.requestsOf(addPasskey)).toEqual([])
  expect(screen.getByLabelText('Name')).toHaveValue(' My phone ')
})

test('says that a browser without passkeys cannot make one', async () => {
  open()
  await addOne()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "This browser can't make passkeys. Try another browser or device.",
  )
})

// SESSION-60
test('removes a passkey after a question', async () => {
  const { wire } = open()
  await press('Remove My laptop')
  const question = within(await screen.findByRole('dialog', { name: 'Remove My laptop?' }))
  await userEvent.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('My laptop was removed.')).toBeInTheDocument()
  expect(wire.requestsOf(removePasskey).map(({ params }) => params)).toEqual([{ id: '3' }])
})

// SESSION-61
test('shows that other devices are signed out once a passkey is removed', async () => {
  const { wire } = open()
  await screen.findByText('Safari on iPhone')
  wire.use(on(listSessions, { sessions: samplePlaces().filter(({ is_current }) => is_current) }))
  await press('Remove My laptop')
  await press('Remove')
  await screen.findByText('My laptop was removed.')
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument())
})

test('says so when there is no passkey', async () => {
  open(on(listPasskeys, { passkeys: [] }))
  expect(await screen.findByText("You don't have a passkey yet.")).toBeInTheDocument()
})

// SESSION-63
test('lists where the customer is signed in, and marks this device', async () => {
  open()
  const list = within(await screen.findByRole('list', { name: "Where you're signed in" }))
  const [phone, here] = list.getAllByRole('listitem')
  expect(phone).toHaveTextContent('Safari on iPhone')
  expect(phone).toHaveTextContent('from network 203.0.113.0/24')
  expect(here).toHaveTextContent('Unknown browser')
  expect(here).toHaveTextContent('This device')
})

// SESSION-64
test('signs out one device, also one that ended meanwhile', async () => {
  const { wire } = open(refuse(endOneSession, 'not_found'))
  await press('Sign out Safari on iPhone')
  expect(await screen.findByText('Safari on iPhone is signed out.')).toBeInTheDocument()
  expect(wire.requestsOf(endOneSession).map(({ params }) => params)).toEqual([{ id: '8' }])
})

// SESSION-64
test('signs out all other devices after a question', async () => {
  const { wire } = open()
  await press('Sign out all other devices')
  await press('Sign out')
  expect(await screen.findByText('All other devices are signed out.')).toBeInTheDocument()
  expect(wire.requestsOf(endOtherSessions)).toHaveLength(1)
})

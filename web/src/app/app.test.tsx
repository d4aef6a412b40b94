import { getUser, signOut } from '@yoursuccess/contract/session/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, type MockInstance, vi } from 'vitest'
import { leave } from '../lib/leave.ts'
import { applicationReplies, sampleApplicant } from '../testing/application-replies.ts'
import { renderApp } from '../testing/render-app.tsx'
import { sampleUser } from '../testing/samples.ts'
import { drop, on, refuse } from '../testing/wire.ts'

let leaving: MockInstance<typeof leave.to>
beforeEach(() => {
  leaving = vi.spyOn(leave, 'to').mockImplementation(() => {})
})

// FRAME-42
test('an unknown address shows "Page not found"', async () => {
  renderApp('/no-such-page')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
})

// FRAME-03
test('sends a visitor who opens an account page to the start page, and remembers the page', async () => {
  const { path } = renderApp('/dashboard')
  expect(await screen.findByRole('heading', { level: 1, name: /bank account/i })).toBeInTheDocument()
  expect(path()).toBe('/')
  expect(sessionStorage.getItem('ys.wanted-path')).toBe('/dashboard')
})

// FRAME-15
test('does not request the user for a visitor of a public page', async () => {
  const { wire } = renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  expect(wire.requestsOf(getUser)).toHaveLength(0)
})

// FRAME-04
test('redirects a signed-in customer from the login page to the dashboard', async () => {
  const { path } = renderApp('/login', { user: sampleUser })
  await waitFor(() => expect(path()).toBe('/dashboard'))
})

// FRAME-08
test('redirects an applicant to the application from every page', async () => {
  const { path } = renderApp('/dashboard', { user: sampleApplicant, handlers: applicationReplies() })
  expect(await screen.findByRole('heading', { name: 'Tell us about you' })).toBeInTheDocument()
  expect(path()).toBe('/account-application/personal-information')
})

// FRAME-59
test('an account page offers a retry when the server is unreachable', async () => {
  // The router and React also log the error that the screen shows.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { wire } = renderApp('/dashboard', { handlers: [drop(getUser)] })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  wire.use(refuse(getUser, 'signed_out'))
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: /bank account/i })).toBeInTheDocument()
})

// FRAME-22, FRAME-40, SESSION-40
test('signing out asks first, calls the server and reloads the page', async () => {
  const { wire } = renderApp('/dashboard', { user: sampleUser, handlers: [on(signOut, undefined)] })
  await userEvent.click(await screen.findByRole('button', { name: 'Your account' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to sign out?' })
  expect(dialog).toHaveTextContent('You can login again any time')
  const [confirm] = screen.getAllByRole('button', { name: 'Log Out' }).slice(-1)
  await userEvent.click(confirm as HTMLElement)
  await waitFor(() => expect(leaving).toHaveBeenCalledWith('/'))
  expect(wire.requestsOf(signOut)).toHaveLength(1)
  expect(localStorage.getItem('ys.session-expires-at')).toBeNull()
})

import { signOut } from '@yoursuccess/contract/session/session'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { leave } from '../../lib/leave.ts'
import { passTime } from '../../testing/pass-time.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { drop, type Handler, on, refuse } from '../../testing/wire.ts'
import { endSession } from './sign-out.ts'

let leaving: MockInstance<typeof leave.to>
beforeEach(() => {
  vi.useFakeTimers()
  leaving = vi.spyOn(leave, 'to').mockImplementation(() => {})
})

const findFailure = () => screen.findByRole('heading', { name: "We couldn't sign you out yet" })
const accountHeading = () => screen.queryByRole('heading', { name: 'Dashboard' })

const openAccount = async (...handlers: Handler[]) => {
  const app = renderApp('/dashboard', { user: sampleUser, handlers })
  await screen.findByRole('heading', { name: 'Dashboard' })
  return app
}

// SESSION-41
test.each([
  ['without a connection', drop(signOut)],
  ['with a server error', refuse(signOut, 'internal')],
])('a sign-out that fails %s says so and hides the account until it succeeds', async (_, failing) => {
  const { wire, router, queryClient } = await openAccount(failing)
  act(() => endSession('/'))
  expect(accountHeading()).not.toBeInTheDocument()
  expect(await findFailure()).toBeInTheDocument()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(leaving).not.toHaveBeenCalled()

  // No navigation opens the account.
  act(() => void router.navigate({ to: '/dashboard/transactions' }))
  expect(await findFailure()).toBeInTheDocument()

  await passTime(10_000)
  const tries = wire.requestsOf(signOut).length
  expect(tries).toBeGreaterThan(2)
  expect(tries).toBeLessThan(7)
  wire.use(on(signOut, undefined))
  await passTime(60_000)
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/')
  expect(wire.requestsOf(signOut)).toHaveLength(tries + 1)
  expect(localStorage.getItem('ys.signing-out')).toBeNull()
})

// SESSION-41
test('a page reloaded during a sign-out finishes it and shows no account', async () => {
  localStorage.setItem('ys.signing-out', '/?timedOut=true')
  const { wire } = renderApp('/dashboard', { user: sampleUser, handlers: [drop(signOut)] })
  expect(await findFailure()).toBeInTheDocument()
  expect(accountHeading()).not.toBeInTheDocument()
  wire.use(on(signOut, undefined))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await passTime(0)
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/?timedOut=true')
})

test('retries the sign-out at once when the connection returns', async () => {
  const { wire } = await openAccount(drop(signOut))
  act(() => endSession('/'))
  await findFailure()
  await passTime(20_000)
  wire.use(on(signOut, undefined))
  fireEvent(window, new Event('online'))
  await passTime(0)
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/')
})

/** Changes the shared storage as another tab would. */
const changeInOtherTab = (newValue: string | null) => {
  const key = 'ys.signing-out'
  const oldValue = localStorage.getItem(key)
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  fireEvent(window, new StorageEvent('storage', { storageArea: localStorage, key, oldValue, newValue }))
}

// SESSION-41
test('other tabs hide the account during a sign-out but never sign out a later session', async () => {
  const { wire } = await openAccount(drop(signOut))
  changeInOtherTab('/')
  expect(accountHeading()).not.toBeInTheDocument()
  expect(await findFailure()).toBeInTheDocument()
  const tries = wire.requestsOf(signOut).length
  changeInOtherTab(null)
  await passTime(120_000)
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/')
  expect(wire.requestsOf(signOut)).toHaveLength(tries)
})

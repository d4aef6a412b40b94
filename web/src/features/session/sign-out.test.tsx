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

const notYet = () => screen.findByRole('heading', { name: "We couldn't sign you out yet" })
const account = () => screen.queryByRole('heading', { name: 'Dashboard' })

const openAccount = async (...handlers: Handler[]) => {
  const app = renderApp('/dashboard', { user: sampleUser, handlers })
  await screen.findByRole('heading', { name: 'Dashboard' })
  return app
}

// SESSION-41
test.each([
  ['without a connection', drop(signOut)],
  ['by a fault of the server', refuse(signOut, 'internal')],
])('a sign-out that fails %s says so and hides the account until it is done', async (_, failing) => {
  const { wire, router, queryClient } = await openAccount(failing)
  act(() => endSession('/'))
  expect(account()).toBeNull()
  expect(await notYet()).toBeTruthy()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(leaving).not.toHaveBeenCalled()

  // Neither the back button nor any address opens the account.
  act(() => void router.navigate({ to: '/dashboard/transactions' }))
  expect(await notYet()).toBeTruthy()

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
test('a page loaded again before the sign-out was done goes on with it, and shows no account', async () => {
  localStorage.setItem('ys.signing-out', '/?timedOut=true')
  const { wire } = renderApp('/dashboard', { user: sampleUser, handlers: [drop(signOut)] })
  expect(await notYet()).toBeTruthy()
  expect(account()).toBeNull()
  wire.use(on(signOut, undefined))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await passTime(0)
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/?timedOut=true')
})

test('the connection that comes back is used at once', async () => {
  const { wire } = await openAccount(drop(signOut))
  act(() => endSession('/'))
  await notYet()
  await passTime(20_000)
  wire.use(on(signOut, undefined))
  fireEvent(window, new Event('online'))
  await passTime(0)
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/')
})

/** Changes the shared storage as another tab does. */
const elsewhere = (newValue: string | null) => {
  const key = 'ys.signing-out'
  const oldValue = localStorage.getItem(key)
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  fireEvent(window, new StorageEvent('storage', { storageArea: localStorage, key, oldValue, newValue }))
}

// SESSION-41
test('the other tabs show no account meanwhile, and never end the session of whoever signed in since', async () => {
  const { wire } = await openAccount(drop(signOut))
  elsewhere('/')
  expect(account()).toBeNull()
  expect(await notYet()).toBeTruthy()
  const tries = wire.requestsOf(signOut).length
  elsewhere(null)
  await passTime(120_000)
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/')
  expect(wire.requestsOf(signOut)).toHaveLength(tries)
})

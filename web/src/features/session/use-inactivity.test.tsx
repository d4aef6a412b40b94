import { refreshToken, signOut } from '@yoursuccess/contract/session/session'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { leave } from '../../lib/leave.ts'
import { beginSession, dialog, pass, START, watch } from '../../testing/inactivity-screen.tsx'
import type { Wire } from '../../testing/wire.ts'

let leaving: MockInstance<typeof leave.to>
let wire: Wire
beforeEach(() => {
  wire = beginSession()
  leaving = vi.spyOn(leave, 'to').mockImplementation(() => {})
})

// SESSION-24, SESSION-25
test('prompts after nine minutes and counts down the last minute', async () => {
  watch()
  await pass(539)
  expect(dialog()).not.toBeInTheDocument()
  await pass(1)
  expect(dialog()).toHaveTextContent("We'll sign you out in 60 seconds.")
  await pass(15)
  expect(dialog()).toHaveTextContent('in 45 seconds')
})

// SESSION-26
test('screen readers announce the countdown at 60, 30 and 10 seconds only', async () => {
  watch()
  await pass(540)
  const announced = new Map<string | null, number>()
  for (let left = 60; dialog(); left -= 1) {
    const words = screen.getByRole('status').textContent
    if (!announced.has(words)) announced.set(words, left)
    await pass(1)
  }
  expect([...announced]).toEqual(
    [60, 30, 10].map((seconds) => [`We'll sign you out in ${seconds} seconds.`, seconds]),
  )
})

// SESSION-32
test('signs out once after ten minutes and opens the time-out page', async () => {
  watch()
  await pass(605)
  expect(wire.requestsOf(signOut)).toHaveLength(1)
  expect(leaving).toHaveBeenCalledWith('/?timedOut=true')
  expect(localStorage.getItem('ys.session-expires-at')).toBeNull()
})

// SESSION-27
test('"Return to my session" refreshes the session and restarts the ten minutes', async () => {
  watch()
  await pass(550)
  fireEvent.click(screen.getByRole('button', { name: 'Return to my session' }))
  await pass(1)
  expect(dialog()).not.toBeInTheDocument()
  expect(wire.requestsOf(refreshToken)).toHaveLength(1)
  await pass(530)
  expect(dialog()).not.toBeInTheDocument()
  await pass(20)
  expect(dialog()).toBeInTheDocument()
})

test('"Return to my session" restores the focus', async () => {
  watch(<input aria-label="Amount" />)
  screen.getByLabelText('Amount').focus()
  await pass(540)
  await pass(1)
  expect(screen.getByRole('button', { name: 'Return to my session' })).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: 'Return to my session' }))
  await pass(1)
  await pass(1)
  expect(screen.getByLabelText('Amount')).toHaveFocus()
})

// SESSION-27
test('closing the dialog also refreshes the session', async () => {
  watch()
  await pass(550)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await pass(1)
  expect(dialog()).not.toBeInTheDocument()
  expect(wire.requestsOf(refreshToken)).toHaveLength(1)
})

// SESSION-27
test('moving the mouse does not answer the prompt', async () => {
  watch()
  await pass(550)
  fireEvent.pointerMove(window)
  await pass(2)
  expect(dialog()).toBeInTheDocument()
})

// SESSION-28
test('an action postpones the sign-out and is reported to the server', async () => {
  watch()
  await pass(300)
  fireEvent.keyDown(window)
  await pass(1)
  expect(wire.requestsOf(refreshToken).map(({ body }) => body)).toEqual([{ last_active: START + 300_000 }])
  await pass(535)
  expect(dialog()).not.toBeInTheDocument()
  await pass(10)
  expect(dialog()).toBeInTheDocument()
})

// SESSION-29
test('reports continuous activity once a minute, not for each key', async () => {
  watch()
  for (let second = 0; second < 600; second += 5) {
    fireEvent.keyDown(window)
    await pass(5)
  }
  expect(wire.requestsOf(refreshToken).length).toBeGreaterThanOrEqual(8)
  expect(wire.requestsOf(refreshToken).length).toBeLessThanOrEqual(10)
})

test('reports a single early action before the prompt shows', async () => {
  watch()
  await pass(30)
  fireEvent.keyDown(window)
  await pass(500)
  expect(wire.requestsOf(refreshToken)).toHaveLength(0)
  await pass(39)
  expect(dialog()).not.toBeInTheDocument()
  expect(wire.requestsOf(refreshToken)).toHaveLength(1)
  await pass(2)
  expect(dialog()).toBeInTheDocument()
})

test('keeps the session and the link token while the customer visits a bank', async () => {
  const page = watch()
  sessionStorage.setItem('ys.link-token', 'kept')
  for (let second = 0; second < 589; second += 10) {
    await pass(10)
    fireEvent.pointerDown(window)
  }
  // The page unloads at once, so the server knows only what was sent before.
  page.unmount()
  const ends = Number(localStorage.getItem('ys.session-expires-at')) * 1000
  expect(ends).toBeGreaterThan(START + (600 + 60 + 480) * 1000)
  await pass(40)
  watch()
  await pass(1)
  expect(dialog()).not.toBeInTheDocument()
  expect(leaving).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('ys.link-token')).toBe('kept')
})

// SESSION-30
test('reports activity at once, with keepalive, when the page is hidden', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  watch()
  await pass(20)
  fireEvent.keyDown(window)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  await pass(0)
  expect(wire.requestsOf(refreshToken).map(({ body }) => body)).toEqual([{ last_active: START + 20_000 }])
  expect(fetched.mock.calls.at(-1)?.[1]).toMatchObject({ keepalive: true })
})

// SESSION-31
test('a page without activity reports nothing, visible or hidden', async () => {
  watch()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  for (let minute = 0; minute < 9; minute += 1) {
    await pass(59)
    fireEvent(document, new Event('visibilitychange'))
  }
  expect(wire.requestsOf(refreshToken)).toHaveLength(0)
})

// SESSION-28
test.each(['pointerDown', 'pointerMove', 'keyDown', 'wheel', 'touchStart', 'popState'] as const)(
  '%s counts as activity in all tabs',
  async (action) => {
    watch()
    await pass(300)
    fireEvent[action](window)
    expect(localStorage.getItem('ys.last-active')).toBe(String(START + 300_000))
  },
)

// SESSION-37
test('shows nothing and ends nothing without a session', async () => {
  localStorage.removeItem('ys.session-expires-at')
  watch()
  await pass(3600)
  expect(dialog()).not.toBeInTheDocument()
  expect(wire.requests).toEqual([])
  expect(leaving).not.toHaveBeenCalled()
})

// SESSION-28
test('activity in another tab closes the prompt', async () => {
  watch()
  await pass(550)
  expect(dialog()).toBeInTheDocument()
  localStorage.setItem('ys.last-active', String(Date.now()))
  await pass(1)
  expect(dialog()).not.toBeInTheDocument()
})

// SESSION-36
test('signs out on wake when the computer slept past the end, even if the mouse woke it', async () => {
  watch()
  await pass(10)
  vi.setSystemTime(START + 8 * 3_600_000)
  fireEvent.pointerMove(window)
  await pass(0)
  expect(leaving).toHaveBeenCalledWith('/?timedOut=true')
})

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
test('after nine minutes it asks, counting down the last minute', async () => {
  watch()
  await pass(539)
  expect(dialog()).toBeNull()
  await pass(1)
  expect(dialog()?.textContent).toContain('We will sign you out in 60 seconds.')
  await pass(15)
  expect(dialog()?.textContent).toContain('in 45 seconds')
})

// SESSION-26
test('the countdown is said aloud at 60, 30 and 10 seconds only', async () => {
  watch()
  await pass(540)
  const said = new Map<string | null, number>()
  for (let left = 60; dialog(); left -= 1) {
    const words = screen.getByRole('status').textContent
    if (!said.has(words)) said.set(words, left)
    await pass(1)
  }
  expect([...said]).toEqual(
    [60, 30, 10].map((seconds) => [`We will sign you out in ${seconds} seconds.`, seconds]),
  )
})

// SESSION-32
test('after ten minutes it signs out, once, and goes to the time-out', async () => {
  watch()
  await pass(605)
  expect(wire.requestsOf(signOut)).toHaveLength(1)
  expect(leaving).toHaveBeenCalledWith('/?timedOut=true')
  expect(localStorage.getItem('ys.session-expires-at')).toBeNull()
})

// SESSION-27
test('"Return to my session" refreshes, and the ten minutes start again', async () => {
  watch()
  await pass(550)
  fireEvent.click(screen.getByRole('button', { name: 'Return to my session' }))
  await pass(1)
  expect(dialog()).toBeNull()
  expect(wire.requestsOf(refreshToken)).toHaveLength(1)
  await pass(530)
  expect(dialog()).toBeNull()
  await pass(20)
  expect(dialog()).toBeTruthy()
})

test('who returns goes on where the keyboard was', async () => {
  watch(<input aria-label="Amount" />)
  screen.getByLabelText('Amount').focus()
  await pass(540)
  await pass(1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Return to my session' }))
  fireEvent.click(screen.getByRole('button', { name: 'Return to my session' }))
  await pass(1)
  await pass(1)
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'))
})

// SESSION-27
test('closing the dialog refreshes too', async () => {
  watch()
  await pass(550)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await pass(1)
  expect(dialog()).toBeNull()
  expect(wire.requestsOf(refreshToken)).toHaveLength(1)
})

// SESSION-27
test('moving the mouse is no answer to the question', async () => {
  watch()
  await pass(550)
  fireEvent.pointerMove(window)
  await pass(2)
  expect(dialog()).toBeTruthy()
})

// SESSION-28
test('an action moves the end: the server hears of it within a minute of activity', async () => {
  watch()
  await pass(300)
  fireEvent.keyDown(window)
  await pass(1)
  expect(wire.requestsOf(refreshToken).map(({ body }) => body)).toEqual([{ last_active: START + 300_000 }])
  await pass(535)
  expect(dialog()).toBeNull()
  await pass(10)
  expect(dialog()).toBeTruthy()
})

// SESSION-29
test('somebody who does something all the time is told of once a minute, not with each key', async () => {
  watch()
  for (let second = 0; second < 600; second += 5) {
    fireEvent.keyDown(window)
    await pass(5)
  }
  expect(wire.requestsOf(refreshToken).length).toBeGreaterThanOrEqual(8)
  expect(wire.requestsOf(refreshToken).length).toBeLessThanOrEqual(10)
})

test('a single action in the first minute is told before the question comes, so that the answer finds the session open', async () => {
  watch()
  await pass(30)
  fireEvent.keyDown(window)
  await pass(500)
  expect(wire.requestsOf(refreshToken)).toHaveLength(0)
  await pass(39)
  expect(dialog()).toBeNull()
  expect(wire.requestsOf(refreshToken)).toHaveLength(1)
  await pass(2)
  expect(dialog()).toBeTruthy()
})

test('whoever leaves for a bank at 9:49 finds the session open forty seconds later, and the linking where it was', async () => {
  const page = watch()
  sessionStorage.setItem('ys.link-token', 'kept')
  for (let second = 0; second < 589; second += 10) {
    await pass(10)
    fireEvent.pointerDown(window)
  }
  // The page is gone at once. The server knows only what it sent before.
  page.unmount()
  const ends = Number(localStorage.getItem('ys.session-expires-at')) * 1000
  expect(ends).toBeGreaterThan(START + (600 + 60 + 480) * 1000)
  await pass(40)
  watch()
  await pass(1)
  expect(dialog()).toBeNull()
  expect(leaving).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('ys.link-token')).toBe('kept')
})

// SESSION-30
test('a page that goes out of sight tells at once what was done, and the browser finishes that call', async () => {
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
test('a page that nobody touches tells nothing, in sight or not', async () => {
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
  '%s is an action, which is remembered for all tabs',
  async (action) => {
    watch()
    await pass(300)
    fireEvent[action](window)
    expect(localStorage.getItem('ys.last-active')).toBe(String(START + 300_000))
  },
)

// SESSION-37
test('without a session nothing shows, and nothing is ended', async () => {
  localStorage.removeItem('ys.session-expires-at')
  watch()
  await pass(3600)
  expect(dialog()).toBeNull()
  expect(wire.requests).toEqual([])
  expect(leaving).not.toHaveBeenCalled()
})

// SESSION-28
test('an action in another tab counts here', async () => {
  watch()
  await pass(550)
  expect(dialog()).toBeTruthy()
  localStorage.setItem('ys.last-active', String(Date.now()))
  await pass(1)
  expect(dialog()).toBeNull()
})

// SESSION-36
test('a machine that slept through the end signs out as it wakes, also when the mouse woke it', async () => {
  watch()
  await pass(10)
  vi.setSystemTime(START + 8 * 3_600_000)
  fireEvent.pointerMove(window)
  await pass(0)
  expect(leaving).toHaveBeenCalledWith('/?timedOut=true')
})

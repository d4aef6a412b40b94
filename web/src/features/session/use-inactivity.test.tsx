import { getUser, refreshToken, signOut } from '@yoursuccess/contract/session'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { leave } from '../../lib/leave.ts'
import { renderPiece } from '../../testing/render-piece.tsx'
import { ToastStack } from '../../ui/dialog/toast-stack.tsx'
import { drop, on, openWire, refuse, type Wire } from '../../testing/wire.ts'
import { InactivityWatch } from './inactivity-watch.tsx'

let leaving: MockInstance<typeof leave.to>
const START = Date.parse('2026-11-21T12:00:00Z')
const ENDS_AT = START / 1000 + 43_200
let wire: Wire

/** Signed in at START with eleven minutes, and twelve hours at most. */
beforeEach(() => {
  vi.useFakeTimers({ now: START })
  leaving = vi.spyOn(leave, 'to').mockImplementation(() => {})
  localStorage.setItem('ys.session-expires-at', String(START / 1000 + 660))
  localStorage.setItem('ys.session-ends-at', String(ENDS_AT))
  localStorage.setItem('ys.last-active', String(START))
  wire = openWire(
    on(signOut, undefined),
    on(refreshToken, ({ body }) => ({
      session: {
        expires_at: Math.floor((body as { last_active: number }).last_active / 1000) + 660,
        ends_at: ENDS_AT,
      },
    })),
    refuse(getUser, 'signed_out'),
  )
})

const watch = () => renderPiece(<InactivityWatch />)
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const dialog = () =>
  screen.queryByRole('dialog', { name: 'Your session is about to be closed due to inactivity' })

test('after nine minutes it asks, counting down the last minute', async () => {
  watch()
  await pass(539)
  expect(dialog()).toBeNull()
  await pass(1)
  expect(dialog()?.textContent).toContain('We will sign you out in 60 seconds.')
  await pass(15)
  expect(dialog()?.textContent).toContain('in 45 seconds')
})

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

test('after ten minutes it signs out, once, and goes to the time-out', async () => {
  watch()
  await pass(605)
  expect(wire.requestsOf(signOut)).toHaveLength(1)
  expect(leaving).toHaveBeenCalledWith('/?timedOut=true')
  expect(localStorage.getItem('ys.session-expires-at')).toBeNull()
})

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

test('closing the dialog refreshes too', async () => {
  watch()
  await pass(550)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await pass(1)
  expect(dialog()).toBeNull()
  expect(wire.requestsOf(refreshToken)).toHaveLength(1)
})

test('moving the mouse is no answer to the question', async () => {
  watch()
  await pass(550)
  fireEvent.pointerMove(window)
  await pass(2)
  expect(dialog()).toBeTruthy()
})

test('an action moves the end, by a refresh five seconds before the token would end', async () => {
  watch()
  await pass(300)
  fireEvent.keyDown(window)
  await pass(294)
  expect(wire.requestsOf(refreshToken)).toHaveLength(0)
  await pass(2)
  expect(wire.requestsOf(refreshToken)).toHaveLength(1)
  expect(wire.requestsOf(refreshToken)[0]?.body).toEqual({ last_active: START + 300_000 })
  await pass(240)
  expect(dialog()).toBeNull()
  await pass(10)
  expect(dialog()).toBeTruthy()
})

test.each(['pointerDown', 'pointerMove', 'keyDown', 'wheel', 'touchStart'] as const)(
  '%s is an action, which is remembered for all tabs',
  async (action) => {
    watch()
    await pass(300)
    fireEvent[action](window)
    expect(localStorage.getItem('ys.last-active')).toBe(String(START + 300_000))
  },
)

test('without a session nothing shows, and nothing is ended', async () => {
  localStorage.removeItem('ys.session-expires-at')
  watch()
  await pass(3600)
  expect(dialog()).toBeNull()
  expect(wire.requests).toEqual([])
  expect(leaving).not.toHaveBeenCalled()
})

test('an action in another tab counts here', async () => {
  watch()
  await pass(550)
  expect(dialog()).toBeTruthy()
  localStorage.setItem('ys.last-active', String(Date.now()))
  await pass(1)
  expect(dialog()).toBeNull()
})

test('a machine that slept through the end signs out as it wakes, also when the mouse woke it', async () => {
  watch()
  await pass(10)
  vi.setSystemTime(START + 8 * 3_600_000)
  fireEvent.pointerMove(window)
  await pass(0)
  expect(leaving).toHaveBeenCalledWith('/?timedOut=true')
})

test('a session that the server no longer knows ends here too', async () => {
  watch()
  wire.use(refuse(refreshToken, 'signed_out'))
  await pass(300)
  fireEvent.keyDown(window)
  await pass(296)
  expect(leaving).toHaveBeenCalledWith('/')
})

test('a refresh that gets no answer is tried again, but not every second', async () => {
  watch()
  wire.use(drop(refreshToken))
  await pass(300)
  fireEvent.keyDown(window)
  await pass(310)
  expect(wire.requestsOf(refreshToken).length).toBeGreaterThan(1)
  expect(wire.requestsOf(refreshToken).length).toBeLessThanOrEqual(4)
})

test('a busy session is told five minutes before its end, once, and at the end why it ended', async () => {
  const end = START / 1000 + 900
  wire.use(
    on(refreshToken, ({ body }) => {
      const { last_active } = body as { last_active: number }
      return {
        session: { expires_at: Math.min(Math.floor(last_active / 1000) + 600, end) + 60, ends_at: end },
      }
    }),
  )
  localStorage.setItem('ys.session-ends-at', String(end))
  renderPiece(
    <>
      <InactivityWatch />
      <ToastStack />
    </>,
  )
  const told = () => screen.queryAllByText(/Yours ends in 5 minutes/).length
  const toldAt: number[] = []
  for (let second = 0; second < 900; second += 10) {
    if (told()) toldAt.push(second)
    expect(dialog()).toBeNull()
    fireEvent.keyDown(window)
    await pass(10)
  }
  // For half a minute, and not again.
  expect(toldAt).toEqual([600, 610, 620])
  // It got all that the server gives with one refresh, and did not ask for more.
  expect(wire.requestsOf(refreshToken)).toHaveLength(1)
  expect(wire.requestsOf(signOut)).toHaveLength(1)
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/login?ended=true')
})

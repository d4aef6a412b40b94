import { getProgram } from '@yoursuccess/contract/program'
import { getUser, refreshToken, signOut } from '@yoursuccess/contract/session'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { leave } from '../../lib/leave.ts'
import { passTime } from '../../testing/pass-time.ts'
import { renderPiece } from '../../testing/render-piece.tsx'
import { sampleProgram } from '../../testing/samples.ts'
import { ToastStack } from '../../ui/dialog/toast-stack.tsx'
import { drop, on, openWire, refuse, type Wire } from '../../testing/wire.ts'
import { InactivityWatch } from './inactivity-watch.tsx'
import { SignOutGate } from './sign-out-gate.tsx'

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

const watch = (beside?: ReactNode) =>
  renderPiece(
    <QueryClientProvider client={new QueryClient()}>
      <SignOutGate>
        <InactivityWatch />
        {beside}
      </SignOutGate>
    </QueryClientProvider>,
  )
const pass = (seconds: number) => passTime(seconds * 1000)
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
  // The page is gone at once; what it sent before is all that the server knows.
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

test('a page that nobody touches tells nothing, in sight or not', async () => {
  watch()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  for (let minute = 0; minute < 9; minute += 1) {
    await pass(59)
    fireEvent(document, new Event('visibilitychange'))
  }
  expect(wire.requestsOf(refreshToken)).toHaveLength(0)
})

const Polling = () => {
  useQuery({ queryKey: ['poll'], queryFn: () => call(getProgram, {}), refetchInterval: 10_000 })
  return null
}

test('an open page that only asks the server for news is signed out after ten minutes', async () => {
  wire.use(on(getProgram, sampleProgram))
  watch(<Polling />)
  await pass(605)
  expect(wire.requestsOf(getProgram).length).toBeGreaterThan(50)
  expect(wire.requestsOf(refreshToken)).toHaveLength(0)
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/?timedOut=true')
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

test('a refresh that gets no answer is tried again every few seconds, until there is one', async () => {
  watch()
  wire.use(drop(refreshToken))
  await pass(300)
  fireEvent.keyDown(window)
  await pass(60)
  const tries = wire.requestsOf(refreshToken).length
  expect(tries).toBeGreaterThan(8)
  expect(tries).toBeLessThanOrEqual(13)
  wire.use(on(refreshToken, { session: { expires_at: START / 1000 + 960, ends_at: ENDS_AT } }))
  await pass(10)
  expect(wire.requestsOf(refreshToken)).toHaveLength(tries + 1)
  expect(localStorage.getItem('ys.session-expires-at')).toBe(String(START / 1000 + 960))
})

test('a refresh that gets no answer is tried again until the session ends', async () => {
  const end = START / 1000 + 900
  localStorage.setItem('ys.session-ends-at', String(end))
  watch()
  wire.use(drop(refreshToken))
  const tries: number[] = []
  for (let second = 0; second < 900; second += 10) {
    fireEvent.keyDown(window)
    await pass(10)
    tries.push(wire.requestsOf(refreshToken).length)
  }
  // It is first told after a minute; the last look is at the session's end.
  const withoutTry = tries.flatMap((count, index) => (count > (tries[index - 1] ?? 0) ? [] : [index * 10]))
  expect(withoutTry.filter((second) => second > 60 && second < 890)).toEqual([])
  await pass(1)
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/login?ended=true')
})

test('somebody who was active is never told that they were not: the connection was lost, and that is said', async () => {
  watch()
  wire.use(drop(refreshToken))
  for (let second = 0; second < 620; second += 10) {
    fireEvent.keyDown(window)
    await pass(10)
  }
  expect(leaving).not.toHaveBeenCalled()
  wire.use(refuse(refreshToken, 'signed_out'))
  await pass(6)
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/login?lost=true')
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
  watch(<ToastStack />)
  const told = () => screen.queryAllByText(/Yours ends in 5 minutes/).length
  const toldAt: number[] = []
  for (let second = 0; second < 900; second += 10) {
    if (told()) toldAt.push(second)
    expect(dialog()).toBeNull()
    fireEvent.keyDown(window)
    await pass(10)
  }
  await pass(1)
  // For half a minute, and not again.
  expect(toldAt).toEqual([600, 610, 620])
  // Once the token lasts to the end of the session, the server gives no more, and is not asked.
  expect(wire.requestsOf(refreshToken).length).toBeLessThanOrEqual(6)
  expect(wire.requestsOf(signOut)).toHaveLength(1)
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/login?ended=true')
})

import { getProgram } from '@yoursuccess/contract/program/program'
import { refreshToken, signOut } from '@yoursuccess/contract/session/session'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { leave } from '../../lib/leave.ts'
import { beginSession, dialog, ENDS_AT, pass, START, watch } from '../../testing/inactivity-screen.tsx'
import { sampleProgram } from '../../testing/samples.ts'
import { drop, on, refuse, type Wire } from '../../testing/wire.ts'
import { ToastStack } from '../../ui/dialog/toast-stack.tsx'

let leaving: MockInstance<typeof leave.to>
let wire: Wire
beforeEach(() => {
  wire = beginSession()
  leaving = vi.spyOn(leave, 'to').mockImplementation(() => {})
})

const PollingPage = () => {
  useQuery({ queryKey: ['poll'], queryFn: () => call(getProgram, {}), refetchInterval: 10_000 })
  return null
}

// SESSION-31
test('signs out after ten minutes when the page only polls the server', async () => {
  wire.use(on(getProgram, sampleProgram))
  watch(<PollingPage />)
  await pass(605)
  expect(wire.requestsOf(getProgram).length).toBeGreaterThan(50)
  expect(wire.requestsOf(refreshToken)).toHaveLength(0)
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/?timedOut=true')
})

// SESSION-43
test('ends a session that the server no longer knows', async () => {
  watch()
  wire.use(refuse(refreshToken, 'signed_out'))
  await pass(300)
  fireEvent.keyDown(window)
  await pass(296)
  expect(leaving).toHaveBeenCalledWith('/')
})

// SESSION-30
test('retries a refresh without a reply every few seconds until it succeeds', async () => {
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

test('retries a refresh without a reply until the session ends', async () => {
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
  // The first refresh is after a minute. The last check is at the session's end.
  const withoutTry = tries.flatMap((count, index) => (count > (tries[index - 1] ?? 0) ? [] : [index * 10]))
  expect(withoutTry.filter((second) => second > 60 && second < 890)).toEqual([])
  await pass(1)
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/login?ended=true')
})

// SESSION-35
test('reports a lost connection, not inactivity, to an active customer', async () => {
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

// SESSION-34
test('warns once, five minutes before the longest session ends, then says why it ended', async () => {
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
  const warnings = () => screen.queryAllByText(/sign you out in 5 minutes/).length
  const warnedAt: number[] = []
  for (let second = 0; second < 900; second += 10) {
    if (warnings()) warnedAt.push(second)
    expect(dialog()).not.toBeInTheDocument()
    fireEvent.keyDown(window)
    await pass(10)
  }
  await pass(1)
  // The warning shows once, for half a minute.
  expect(warnedAt).toEqual([600, 610, 620])
  // Once the token lasts to the end of the session, the server extends it no further, and the page sends no
  // more requests.
  expect(wire.requestsOf(refreshToken).length).toBeLessThanOrEqual(6)
  expect(wire.requestsOf(signOut)).toHaveLength(1)
  expect(leaving).toHaveBeenCalledExactlyOnceWith('/login?ended=true')
})

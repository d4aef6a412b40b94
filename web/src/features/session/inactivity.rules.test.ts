import { describe, expect, test } from 'vitest'
import {
  idleDeadline,
  isEndNear,
  isRefreshDue,
  phaseOf,
  secondsLeft,
  type SessionTimes,
  tokenDeadline,
} from './inactivity.rules.ts'

/** Signed in at 0 s, so the token ends at 660 s, and the session after 12 hours. */
const timesAt = (seconds: number, more: Partial<SessionTimes> = {}): SessionTimes => ({
  expiresAt: 660,
  endsAt: 43_200,
  learnedAt: 0,
  lastActive: 0,
  now: seconds * 1000,
  ...more,
})

describe('a session without activity', () => {
  // SESSION-24
  test.each([
    [0, 'active'],
    [539.9, 'active'],
    [540, 'prompt'],
    [599.9, 'prompt'],
    [600, 'idle'],
    [7200, 'idle'],
    // The computer slept past both limits.
    [43_200, 'over'],
  ] as const)('%s s after sign-in an unused session is %s', (seconds, phase) =>
    expect(phaseOf(timesAt(seconds))).toBe(phase),
  )

  // SESSION-25
  test('the countdown runs from 60 to 0 seconds', () => {
    expect([540, 540.5, 599.2, 600, 700].map((seconds) => secondsLeft(timesAt(seconds)))).toEqual([
      60, 60, 1, 0, 0,
    ])
  })

  test('an unused session is never refreshed', () => {
    for (let second = 0; second < 700; second += 1) expect(isRefreshDue(timesAt(second))).toBe(false)
  })
})

describe('a session with activity after 5 minutes', () => {
  const lastActive = 300_000
  test('the session ends ten minutes after the last activity, not after sign-in', () => {
    expect(idleDeadline(timesAt(400, { lastActive }))).toBe(900_000)
    expect(phaseOf(timesAt(650, { lastActive }))).toBe('active')
    expect(phaseOf(timesAt(840, { lastActive }))).toBe('prompt')
  })
  // SESSION-29
  test('refreshes at once when the activity is over a minute newer than the token', () => {
    expect(isRefreshDue(timesAt(300, { lastActive }))).toBe(true)
    // A computer that slept through that moment catches up.
    expect(isRefreshDue(timesAt(700, { lastActive }))).toBe(true)
  })
  // SESSION-29
  test('does not refresh while the inactivity prompt shows', () => {
    expect(isRefreshDue(timesAt(850, { lastActive }))).toBe(false)
  })
})

describe('a session with activity after half a minute', () => {
  const lastActive = 30_000
  // SESSION-29
  test('refreshes 5 s before the inactivity prompt would show', () => {
    expect(isRefreshDue(timesAt(564.9, { lastActive }))).toBe(false)
    expect(isRefreshDue(timesAt(565, { lastActive }))).toBe(true)
  })
  test('does not report activity again that the server knows up to rounding', () => {
    const rounded = { expiresAt: 690, lastActive: 30_900 }
    for (let second = 31; second < 700; second += 1)
      expect(isRefreshDue(timesAt(second, rounded))).toBe(false)
  })
})

// SESSION-23
test('leaves a minute to answer on a page opened shortly before the end', () => {
  expect(tokenDeadline(timesAt(590, { learnedAt: 590_000 }))).toBe(650_000)
})

// SESSION-38
test('caps an expiry beyond the largest timer', () => {
  expect(tokenDeadline(timesAt(0, { expiresAt: 9_999_999_999_999 }))).toBe((2_147_483_647 - 60) * 1000)
})

describe('a session with twelve hours of activity', () => {
  /** The last token of a session is valid until a minute after the session ends. */
  const busyAt = (seconds: number) =>
    timesAt(seconds, { expiresAt: 43_260, learnedAt: 42_700_000, lastActive: (seconds - 1) * 1000 })

  test.each([
    [42_899, false, 'active'],
    [42_900, true, 'active'],
    // No prompt, since the session cannot be extended.
    [43_170, true, 'active'],
    [43_199.9, true, 'active'],
    [43_200, true, 'over'],
  ] as const)(
    '%s s after sign-in the end of a busy session is near: %s, and the session is %s',
    (seconds, isNear, phase) => {
      expect([isEndNear(busyAt(seconds)), phaseOf(busyAt(seconds))]).toEqual([isNear, phase])
    },
  )

  test('does not refresh a session that the server can no longer extend', () => {
    for (let second = 42_700; second < 43_200; second += 1) expect(isRefreshDue(busyAt(second))).toBe(false)
    const earlier = { ...busyAt(42_700), expiresAt: 42_765, learnedAt: 42_100_000 }
    expect(isRefreshDue(earlier)).toBe(true)
  })

  // SESSION-24
  test('shows no inactivity prompt when the session ends first', () => {
    expect(phaseOf({ ...busyAt(43_190), lastActive: 42_600_001 })).toBe('active')
    expect(phaseOf({ ...busyAt(43_190), expiresAt: 43_255, lastActive: 42_595_000 })).toBe('prompt')
  })
})

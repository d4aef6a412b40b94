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
const at = (seconds: number, more: Partial<SessionTimes> = {}): SessionTimes => ({
  expiresAt: 660,
  endsAt: 43_200,
  learnedAt: 0,
  lastActive: 0,
  now: seconds * 1000,
  ...more,
})

describe('without an action', () => {
  // SESSION-24
  test.each([
    [0, 'active'],
    [539.9, 'active'],
    [540, 'prompt'],
    [599.9, 'prompt'],
    [600, 'idle'],
    [7200, 'idle'],
    // A computer that was asleep past both.
    [43_200, 'over'],
  ] as const)('at %s s the session is %s', (seconds, phase) => expect(phaseOf(at(seconds))).toBe(phase))

  // SESSION-25
  test('the countdown goes from 60 to 0', () => {
    expect([540, 540.5, 599.2, 600, 700].map((seconds) => secondsLeft(at(seconds)))).toEqual([
      60, 60, 1, 0, 0,
    ])
  })

  test('it is never refreshed by itself', () => {
    for (let second = 0; second < 700; second += 1) expect(isRefreshDue(at(second))).toBe(false)
  })
})

describe('with an action after 5 minutes', () => {
  const lastActive = 300_000
  test('it ends ten minutes after the action, not after the sign-in', () => {
    expect(idleDeadline(at(400, { lastActive }))).toBe(900_000)
    expect(phaseOf(at(650, { lastActive }))).toBe('active')
    expect(phaseOf(at(840, { lastActive }))).toBe('prompt')
  })
  // SESSION-29
  test('it is refreshed at once: that is more than a minute after what the token counts', () => {
    expect(isRefreshDue(at(300, { lastActive }))).toBe(true)
    // A computer that was asleep at that time catches up.
    expect(isRefreshDue(at(700, { lastActive }))).toBe(true)
  })
  // SESSION-29
  test('it is not refreshed while the question shows', () => {
    expect(isRefreshDue(at(850, { lastActive }))).toBe(false)
  })
})

describe('with an action after half a minute', () => {
  const lastActive = 30_000
  // SESSION-29
  test('it is refreshed 5 s before the customer would be asked', () => {
    expect(isRefreshDue(at(564.9, { lastActive }))).toBe(false)
    expect(isRefreshDue(at(565, { lastActive }))).toBe(true)
  })
  test('what the server counts but for its rounding is not told again', () => {
    const rounded = { expiresAt: 690, lastActive: 30_900 }
    for (let second = 31; second < 700; second += 1) expect(isRefreshDue(at(second, rounded))).toBe(false)
  })
})

// SESSION-23
test('a page opened shortly before the end leaves a minute to answer', () => {
  expect(tokenDeadline(at(590, { learnedAt: 590_000 }))).toBe(650_000)
})

// SESSION-38
test('an expiry beyond the largest timer is capped', () => {
  expect(tokenDeadline(at(0, { expiresAt: 9_999_999_999_999 }))).toBe((2_147_483_647 - 60) * 1000)
})

describe('a session that was busy for twelve hours', () => {
  /** The last token that the server issues: it lasts to the end of the session, plus its minute. */
  const busyAt = (seconds: number) =>
    at(seconds, { expiresAt: 43_260, learnedAt: 42_700_000, lastActive: (seconds - 1) * 1000 })

  test.each([
    [42_899, false, 'active'],
    [42_900, true, 'active'],
    // No question: staying would not help.
    [43_170, true, 'active'],
    [43_199.9, true, 'active'],
    [43_200, true, 'over'],
  ] as const)('at %s s the end is near: %s, and it is %s', (seconds, isNear, phase) => {
    expect([isEndNear(busyAt(seconds)), phaseOf(busyAt(seconds))]).toEqual([isNear, phase])
  })

  test('is not refreshed in its last minutes, when the server gives no more', () => {
    for (let second = 42_700; second < 43_200; second += 1) expect(isRefreshDue(busyAt(second))).toBe(false)
    const earlier = { ...busyAt(42_700), expiresAt: 42_765, learnedAt: 42_100_000 }
    expect(isRefreshDue(earlier)).toBe(true)
  })

  // SESSION-24
  test('is not asked about inactivity when it ends before that', () => {
    expect(phaseOf({ ...busyAt(43_190), lastActive: 42_600_001 })).toBe('active')
    expect(phaseOf({ ...busyAt(43_190), expiresAt: 43_255, lastActive: 42_595_000 })).toBe('prompt')
  })
})

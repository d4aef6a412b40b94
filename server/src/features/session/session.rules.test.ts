import { describe, expect, test } from 'vitest'
import {
  clampLastActive,
  idleDeadline,
  isRotationDue,
  isUnused,
  sessionEnd,
  tokenExpiry,
  tokenStatus,
  waitAfterFailures,
  type SessionTimes,
} from './session.rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const limits = { idleMs: 10 * MINUTE, maxMs: 12 * HOUR }
const session = (change: Partial<SessionTimes> = {}): SessionTimes => ({
  startedAt: 0,
  lastActiveAt: 0,
  generation: 3,
  rotatedAt: 0,
  firstUsedAt: 0,
  ...change,
})

describe('the end of a session', () => {
  // SESSION-14
  test.each([
    ['ten minutes after its start', {}, 10 * MINUTE],
    ['ten minutes after the last action', { lastActiveAt: 5 * HOUR }, 5 * HOUR + 10 * MINUTE],
    ['twelve hours after its start, whatever happens', { lastActiveAt: 12 * HOUR - 1 }, 12 * HOUR],
  ])('is %s', (_when, change, expected) => {
    expect(idleDeadline(session(change), limits)).toBe(expected)
    expect(tokenExpiry(session(change), limits)).toBe(expected / 1000 + 60)
  })

  test('the token names whole seconds, never later than the deadline and its minute', () => {
    expect(tokenExpiry(session({ lastActiveAt: 999 }), limits)).toBe(660)
  })
})

test('the end that the customer is told of is a whole second, and never later than the session', () => {
  expect(sessionEnd({ startedAt: 1999 }, limits)).toBe(43_201)
})

describe('a token', () => {
  test.each([
    ['of this generation opens the session, at once', 3, 0, 'open'],
    ['of this generation opens it, a millisecond before the deadline', 3, 10 * MINUTE - 1, 'open'],
    ['of this generation is over at the deadline', 3, 10 * MINUTE, 'over'],
    ['of the generation before opens it, for thirty seconds after the new one was used', 2, 29_999, 'open'],
    ['of the generation before is used by two, after thirty seconds', 2, 30_000, 'reused'],
    ['of the generation before is over when the session is', 2, 10 * MINUTE, 'over'],
    ['of the one before that is used by two, at once', 1, 0, 'reused'],
    ['of one that does not exist yet opens nothing', 4, 0, 'over'],
  ])('%s', (_what, generation, now, expected) => {
    expect(tokenStatus(session(), generation, now, limits)).toBe(expected)
  })

  test.each([
    ['was never used', undefined],
    ['was not used since it was made', -1],
  ])('of the generation before stays good to the end while the new one %s', (_why, firstUsedAt) => {
    const lost = session({ firstUsedAt })
    expect(isUnused(lost)).toBe(true)
    expect(tokenStatus(lost, 2, 10 * MINUTE - 1, limits)).toBe('open')
    expect(tokenStatus(lost, 1, 0, limits)).toBe('reused')
  })

  // SESSION-22
  test('does not open a session beyond twelve hours, however active', () => {
    const busy = session({ lastActiveAt: 12 * HOUR })
    expect(tokenStatus(busy, 3, 12 * HOUR - 1, limits)).toBe('open')
    expect(tokenStatus(busy, 3, 12 * HOUR, limits)).toBe('over')
  })
})

describe('a refresh makes a new token', () => {
  test.each([
    ['for the first one', session({ generation: 1, firstUsedAt: undefined }), 0, true],
    ['once the one before is no longer good', session(), 30_000, true],
    ['but not while the one before is still good', session(), 29_999, false],
    ['but not while nobody has used the one that there is', session({ firstUsedAt: undefined }), HOUR, false],
  ])('%s', (_when, times, now, expected) => expect(isRotationDue(times, now)).toBe(expected))
})

// SESSION-18
test.each([
  ['between the last one known and now, is believed', 500, 500],
  ['in the future, is now', 5000, 1000],
  ['in 1970, changes nothing', 0, 100],
  ['that is no time, changes nothing', Number.NaN, 100],
  ['at the end of time, changes nothing that is not a time', Number.POSITIVE_INFINITY, 100],
])('an action %s', (_what, claimed, expected) => {
  expect(clampLastActive(claimed, 100, 1000)).toBe(expected)
})

// PROTECTION-02
test.each([
  [0, 0],
  [4, 0],
  [5, 1000],
  [6, 2000],
  [7, 4000],
  [14, 512_000],
  [15, 900_000],
  [1_000_000, 900_000],
])('after %i failures of an address nobody is let in for %i ms', (failures, expected) => {
  expect(waitAfterFailures('email', failures)).toBe(expected)
})

test('a network address, which many people may share, has more tries', () => {
  expect(waitAfterFailures('address', 49)).toBe(0)
  expect(waitAfterFailures('address', 50)).toBe(1000)
})

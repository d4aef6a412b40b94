import { BANK_ZONE } from '@yoursuccess/contract/core/calendar-date'
import { QUIET_ZONES, type QuietHours } from '@yoursuccess/contract/notifications/notification-preferences'
import { describe, expect, test } from 'vitest'
import { heldUntil } from './quiet-hours.rules.ts'

const usual: QuietHours = { from: 21, to: 8, zone: BANK_ZONE }
const until = (now: string, quiet: QuietHours) => heldUntil(new Date(now), quiet)?.toISOString()

describe('a text', () => {
  // NOTIFICATIONS-21
  test.each([
    ['in the afternoon', '2026-12-01T20:00:00Z', undefined],
    ['a second before nine in the evening', '2026-12-02T01:59:59Z', undefined],
    ['at nine in the evening', '2026-12-02T02:00:00Z', '2026-12-02T13:00:00.000Z'],
    ['at midnight', '2026-12-02T05:00:00Z', '2026-12-02T13:00:00.000Z'],
    ['a second before eight in the morning', '2026-12-02T12:59:59Z', '2026-12-02T13:00:00.000Z'],
    ['at eight in the morning', '2026-12-02T13:00:00Z', undefined],
    ['in the night in which the clocks go back', '2026-11-01T03:30:00Z', '2026-11-01T13:00:00.000Z'],
    ['in the night in which the clocks go forward', '2027-03-14T03:30:00Z', '2027-03-14T12:00:00.000Z'],
  ])('%s waits as it must', (_when, now, expected) => {
    expect(until(now, usual)).toBe(expected)
  })

  // NOTIFICATIONS-21
  test.each<[string, string, QuietHours, string | undefined]>([
    [
      'another zone',
      '2026-12-02T10:00:00Z',
      { ...usual, zone: 'Pacific/Honolulu' },
      '2026-12-02T18:00:00.000Z',
    ],
    [
      'a zone whose evening is later',
      '2026-12-02T04:59:00Z',
      { ...usual, zone: 'America/Los_Angeles' },
      undefined,
    ],
    ['hours of one day', '2026-12-02T05:00:00Z', { ...usual, from: 0, to: 1 }, '2026-12-02T06:00:00.000Z'],
    ['no quiet hours', '2026-12-02T05:00:00Z', { ...usual, from: 9, to: 9 }, undefined],
  ])('follows the choice of %s', (_what, now, quiet, expected) => {
    expect(until(now, quiet)).toBe(expected)
  })

  // NOTIFICATIONS-21
  test.each(QUIET_ZONES)('ends its wait at a full hour in %s', (zone) => {
    // All hours but that after midnight are quiet.
    const held = heldUntil(new Date('2026-12-02T09:17:42Z'), { from: 1, to: 0, zone })
    expect((held?.getTime() ?? 0) % 3_600_000).toBe(0)
  })
})

import { expect, test } from 'vitest'
import { type AskedCode, sendRefusal, tryRefusal } from './phone-codes.rules.ts'

const NOW = new Date('2026-08-22T12:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)
const requested = (seconds: number, change: Partial<AskedCode> = {}): AskedCode => ({
  requestedAt: ago(seconds),
  state: 'sent',
  isOwn: true,
  ...change,
})

// APPLICATION-47
test.each<[string, AskedCode[], string | undefined, number?]>([
  ['nothing was asked for', [], undefined],
  ['the last one is a minute old', [requested(60)], undefined],
  ['the last one is a second younger', [requested(59)], 'phone.sent_just_now', 1],
  ['its answer is not known', [requested(10, { state: 'sending' })], 'phone.sent_just_now', 50],
  ['the phone could not be reached', [requested(1, { state: 'refused' })], undefined],
  ['another applicant with the same number asked just now', [requested(1, { isOwn: false })], undefined],
  [
    'there were three within the hour',
    [requested(100), requested(200), requested(300)],
    'phone.too_many_codes',
    3300,
  ],
  ['the third of them is an hour old', [requested(100), requested(200), requested(3600)], undefined],
  [
    'the three were asked for by others',
    [requested(100, { isOwn: false }), requested(200, { isOwn: false }), requested(300, { isOwn: false })],
    'phone.too_many_codes',
    3300,
  ],
  [
    'ten were tried within the day',
    Array.from({ length: 10 }, (_each, index) => requested(4000 + index, { state: 'refused' })),
    'phone.too_many_codes',
    3600,
  ],
  [
    'nine were',
    Array.from({ length: 9 }, (_each, index) => requested(4000 + index, { state: 'refused' })),
    undefined,
  ],
])('when %s', (_what, codes, code, retryAfterSeconds) => {
  expect(sendRefusal(codes, NOW)).toEqual(code && { code, retryAfterSeconds })
  expect(sendRefusal(codes.toReversed(), NOW)).toEqual(code && { code, retryAfterSeconds })
})

const code = (change: object = {}) => ({
  state: 'sent' as const,
  tries: 0,
  expiresAt: new Date(NOW.getTime() + 1),
  ...change,
})

test.each([
  ['a fresh code', code(), undefined],
  ['one whose answer is not known', code({ state: 'sending' }), undefined],
  ['one with four tries', code({ tries: 4 }), undefined],
  ['one with five tries', code({ tries: 5 }), 'phone.too_many_tries'],
  ['one in its last moment', code({ expiresAt: NOW }), 'phone.code_expired'],
  ['one that ended at the partner', code({ state: 'ended' }), 'phone.code_expired'],
  ['one that was never sent', code({ state: 'refused' }), 'phone.no_code'],
  ['none', undefined, 'phone.no_code'],
])('%s', (_what, given, expected) => {
  expect(tryRefusal(given, NOW)).toBe(expected)
})

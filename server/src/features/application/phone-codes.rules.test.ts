import { expect, test } from 'vitest'
import { type RequestedCode, sendRefusal, tryRefusal } from './phone-codes.rules.ts'

const NOW = new Date('2026-08-22T12:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)
const requested = (seconds: number, change: Partial<RequestedCode> = {}): RequestedCode => ({
  requestedAt: ago(seconds),
  state: 'sent',
  isOwn: true,
  ...change,
})

// APPLICATION-47
test.each<[string, RequestedCode[], string | undefined, number?]>([
  ['no code was requested', [], undefined],
  ['the last code is a minute old', [requested(60)], undefined],
  ['the last code is 59 seconds old', [requested(59)], 'phone.sent_just_now', 1],
  ["the partner's answer is not known", [requested(10, { state: 'sending' })], 'phone.sent_just_now', 50],
  ['the phone could not be reached', [requested(1, { state: 'refused' })], undefined],
  ['another applicant with the same number just requested one', [requested(1, { isOwn: false })], undefined],
  [
    'three codes were requested within the hour',
    [requested(100), requested(200), requested(300)],
    'phone.too_many_codes',
    3300,
  ],
  ['the oldest of three codes is an hour old', [requested(100), requested(200), requested(3600)], undefined],
  [
    'other applicants requested three codes within the hour',
    [requested(100, { isOwn: false }), requested(200, { isOwn: false }), requested(300, { isOwn: false })],
    'phone.too_many_codes',
    3300,
  ],
  [
    'ten codes were requested within the day',
    Array.from({ length: 10 }, (_each, index) => requested(4000 + index, { state: 'refused' })),
    'phone.too_many_codes',
    3600,
  ],
  [
    'nine codes were requested within the day',
    Array.from({ length: 9 }, (_each, index) => requested(4000 + index, { state: 'refused' })),
    undefined,
  ],
])('allows or refuses another code when %s', (_what, codes, code, retryAfterSeconds) => {
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
  ["a code without the partner's answer", code({ state: 'sending' }), undefined],
  ['a code with four tries', code({ tries: 4 }), undefined],
  ['a code with five tries', code({ tries: 5 }), 'phone.too_many_tries'],
  ['a code at its expiry', code({ expiresAt: NOW }), 'phone.code_expired'],
  ['a code that expired at the partner', code({ state: 'ended' }), 'phone.code_expired'],
  ['a code that was never delivered', code({ state: 'refused' }), 'phone.no_code'],
  ['no code', undefined, 'phone.no_code'],
])('allows or refuses a try with %s', (_what, given, expected) => {
  expect(tryRefusal(given, NOW)).toBe(expected)
})

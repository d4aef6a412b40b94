import { expect, it } from 'vitest'
import { arrivalOf, codeOf, messageOf, unreachable } from './verify.rules.ts'

// SANDBOX-37
it('derives a six-digit code from the key and the message, the same each time', () => {
  const codes = Array.from({ length: 500 }, (_, index) => codeOf('key', `sending ${index}`))
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(codes).not.toContain('000000')
  expect(codes).not.toContain('123456')
  expect(new Set(codes).size).toBeGreaterThan(490)
  expect(codeOf('key', 'sending 7')).toBe(codes[7])
  expect(codeOf('other key', 'sending 7')).not.toBe(codes[7])
})

it.each([
  ['+15005550001', 21211, 21211],
  ['+15005550002', 21612, 21612],
  ['+15005550003', 21408, 21408],
  ['+15005550004', 21610, undefined],
  ['+15005550009', 21614, undefined],
  ['+15005550006', undefined, undefined],
  ['+15555550100', undefined, undefined],
] as const)('refuses %s with %s by SMS and %s by call', (phone, sms, call) => {
  expect(unreachable(phone, 'sms')?.code).toBe(sms)
  expect(unreachable(phone, 'call')?.code).toBe(call)
})

it('delays messages to one phone', () => {
  const sentAt = new Date('2026-11-20T12:00:00Z')
  expect(arrivalOf('+15005550090', sentAt).toISOString()).toBe('2026-11-20T12:01:30.000Z')
  expect(arrivalOf('+15005550006', sentAt)).toEqual(sentAt)
})

it('speaks the digits of a code one by one, twice', () => {
  expect(messageOf('call', '105238')).toContain('1, 0, 5, 2, 3, 8. Once more: 1, 0, 5, 2, 3, 8.')
  expect(messageOf('sms', '105238')).toContain('105238')
})

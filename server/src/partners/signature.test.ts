import { expect, test } from 'vitest'
import { signatureOf } from '../../../sandbox/src/webhooks/sign.ts'
import { isSigned } from './signature.ts'

const SECRET = 'a secret that two programs share'
const NOW = new Date('2026-08-22T12:00:00Z')
const rawBody = Buffer.from('{"reference":"Zoë"}')
const header = signatureOf(SECRET, rawBody.toString(), NOW)
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

test('a signature holds for five minutes before and after', () => {
  const good = (seconds: number) => isSigned(SECRET, { rawBody, header, now: after(seconds) })
  expect([-301, -300, 0, 300, 301].map(good)).toEqual([false, true, true, true, false])
})

test.each([
  ['a missing signature', undefined, rawBody],
  ['a signature of another body', header, Buffer.from('{}')],
  ['a signature with an extra digit', `${header}0`, rawBody],
  ['a signature without its last digit', header.slice(0, -1), rawBody],
  ['a signature in capitals', header.toUpperCase(), rawBody],
  ['two signatures', `${header},${header}`, rawBody],
])('refuses %s', (_what, sent, body) => {
  expect(isSigned(SECRET, { rawBody: body, header: sent, now: NOW })).toBe(false)
})

test('refuses a signature made with another secret', () => {
  expect(isSigned(`${SECRET}.`, { rawBody, header, now: NOW })).toBe(false)
})

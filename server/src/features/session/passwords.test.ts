import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../http/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, isPassword } from './passwords.ts'

// PROTECTION-11
test('a password is kept as argon2id with 19 MiB and two passes, each time with another salt', async () => {
  const first = await hashPassword('Quiet-River-42')
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashPassword('Quiet-River-42')).not.toBe(first)
  expect(await isPassword(first, 'Quiet-River-42')).toBe(true)
  expect(await isPassword(first, 'quiet-river-42')).toBe(false)
})

// SESSION-50
test('all 128 characters count, and none is cut off', async () => {
  const long = `${'x'.repeat(127)}A`
  const stored = await hashPassword(long)
  expect(await isPassword(stored, long)).toBe(true)
  expect(await isPassword(stored, `${'x'.repeat(127)}B`)).toBe(false)
  expect(await isPassword(stored, long.slice(0, 72))).toBe(false)
})

test('without a stored password no password is right, not even the one of nobody', async () => {
  for (const guess of ['', 'Quiet-River-42', 'nobodys-salt-16'])
    expect(await isPassword(undefined, guess)).toBe(false)
})

test('an older hash with other parameters still opens', async () => {
  const old = await hash('Quiet-River-42', { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 })
  expect(await isPassword(old, 'Quiet-River-42')).toBe(true)
})

// PROTECTION-11
test('a flood is turned away once four are at work and fifty wait; the others get their answer', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 70 }, () => isPassword(undefined, 'x')))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(16)
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(Refusal)
    expect(reason).toMatchObject({ code: 'session.busy', extras: { retryAfterSeconds: 2 } })
  }
  // Everybody's turn ended: the next flood finds as many places.
  const again = await Promise.allSettled(Array.from({ length: 54 }, () => isPassword(undefined, 'x')))
  expect(again.every((answer) => answer.status === 'fulfilled')).toBe(true)
})

// SESSION-53
describe('a password that is tried first', () => {
  test.each([
    'Password1',
    'PASSWORD123',
    '123Qwerty!',
    'Password1!',
    'YourSuccess1',
    'Chapter13',
    '2026Trustee!',
    'Iloveyou1',
  ])('%s is refused', (password) => expect(isCommonPassword(password)).toBe(true))
  test.each(['Quiet-River-42', 'Nine.Blue.Kites7', 'Zx9'])('%s is not', (password) =>
    expect(isCommonPassword(password)).toBe(false),
  )
})

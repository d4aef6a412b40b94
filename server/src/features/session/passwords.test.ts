import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../http/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, isPassword } from './passwords.ts'

// PROTECTION-11
test('hashes a password with argon2id, 19 MiB, two passes and a new salt each time', async () => {
  const first = await hashPassword('Quiet-River-42')
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashPassword('Quiet-River-42')).not.toBe(first)
  expect(await isPassword(first, 'Quiet-River-42')).toBe(true)
  expect(await isPassword(first, 'quiet-river-42')).toBe(false)
})

// SESSION-50
test('all 128 characters of a password count', async () => {
  const long = `${'x'.repeat(127)}A`
  const stored = await hashPassword(long)
  expect(await isPassword(stored, long)).toBe(true)
  expect(await isPassword(stored, `${'x'.repeat(127)}B`)).toBe(false)
  expect(await isPassword(stored, long.slice(0, 72))).toBe(false)
})

test('accepts no password when none is stored', async () => {
  for (const guess of ['', 'Quiet-River-42', 'nobodys-salt-16'])
    expect(await isPassword(undefined, guess)).toBe(false)
})

test('accepts a password whose hash has older parameters', async () => {
  const old = await hash('Quiet-River-42', { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 })
  expect(await isPassword(old, 'Quiet-River-42')).toBe(true)
})

// PROTECTION-11
test('refuses a flood once four checks run and fifty wait, and finishes the others', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 70 }, () => isPassword(undefined, 'x')))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(16)
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(Refusal)
    expect(reason).toMatchObject({ code: 'session.busy', extras: { retryAfterSeconds: 2 } })
  }
  // The earlier checks have ended, so all 54 places are free again.
  const again = await Promise.allSettled(Array.from({ length: 54 }, () => isPassword(undefined, 'x')))
  expect(again.every((answer) => answer.status === 'fulfilled')).toBe(true)
})

// SESSION-53
describe('common passwords', () => {
  test.each([
    'Password1',
    'PASSWORD123',
    '123Qwerty!',
    'Password1!',
    'YourSuccess1',
    'Chapter13',
    '2026Trustee!',
    'Iloveyou1',
  ])('refuses the common password %s', (password) => expect(isCommonPassword(password)).toBe(true))
  test.each(['Quiet-River-42', 'Nine.Blue.Kites7', 'Zx9'])('accepts the uncommon password %s', (password) =>
    expect(isCommonPassword(password)).toBe(false),
  )
})

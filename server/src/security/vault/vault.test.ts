import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createVault } from './vault.ts'

const KEY = randomBytes(32)
const vault = createVault(new Map([['a1', KEY]]))
const PLACE = 'customers.mfa_secret:42'

// OPERATIONS-65
test('any sealed value opens again in its own record', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (secret, place) => {
      expect(vault.open(vault.seal(secret, place), place)).toBe(secret)
    }),
  )
})

test('a sealed value reveals neither the secret nor that two secrets are equal', () => {
  const sealed = vault.seal('JBSWY3DPEHPK3PXP', PLACE)
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(vault.seal('JBSWY3DPEHPK3PXP', PLACE)).not.toBe(sealed)
})

// OPERATIONS-65
test('a value that was copied to another record does not open', () => {
  expect(() => vault.open(vault.seal('secret', PLACE), 'customers.mfa_secret:43')).toThrow('authenticate')
})

// OPERATIONS-65
test('a value with any bit changed does not open', () => {
  const sealed = vault.seal('a secret', PLACE)
  const [version, keyId, ...parts] = sealed.split('.')
  for (const [index, part] of parts.entries()) {
    const bytes = Buffer.from(part, 'base64url')
    for (let bit = 0; bit < bytes.length * 8; bit += 7) {
      const flipped = Buffer.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const changed = parts.with(index, flipped.toString('base64url'))
      expect(() => vault.open([version, keyId, ...changed].join('.'), PLACE)).toThrow('authenticate')
    }
  }
})

test('a value with a shortened authentication tag does not open', () => {
  const [version, keyId, nonce, tag = '', text] = vault.seal('a secret', PLACE).split('.')
  const short = Buffer.from(tag, 'base64url').subarray(0, 4).toString('base64url')
  expect(() => vault.open([version, keyId, nonce, short, text].join('.'), PLACE)).toThrow('tag length')
})

test('the newest key seals, older keys still open, and a removed key does not', () => {
  const sealed = vault.seal('old', PLACE)
  const rotated = createVault(
    new Map([
      ['b2', randomBytes(32)],
      ['a1', KEY],
    ]),
  )
  expect(rotated.open(sealed, PLACE)).toBe('old')
  expect(rotated.keyOf(rotated.seal('new', PLACE))).toBe('b2')
  expect(rotated.keyOf(sealed)).toBe('a1')
  expect(() => createVault(new Map([['b2', KEY]])).open(sealed, PLACE)).toThrow('not configured')
})

test.each(['', 'v1', 'v1.a1', 'v1.a1..', 'v2.a1.x.y.z', 'v1.__proto__.x.y.z', 'rubbish'])(
  'refuses "%s" as a sealed value',
  (sealed) => {
    expect(() => vault.open(sealed, PLACE)).toThrow(/configured|Invalid/)
  },
)

test('refuses to create a vault without a key', () => {
  expect(() => createVault(new Map())).toThrow('needs a key')
})

import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createTokens } from './token.ts'

const KEY = Buffer.from('a key of this test, and of nothing else')
const NOON = Date.parse('2026-11-21T12:00:00Z')
const EXPIRY = NOON / 1000 + 660

const tokensAt = () => {
  let now = NOON
  return { tokens: createTokens(KEY, () => new Date(now)), pass: (ms: number) => (now += ms) }
}

test('a token contains its session and generation', async () => {
  const { tokens } = tokensAt()
  const token = await tokens.sign({ sessionId: 7, generation: 3 }, EXPIRY)
  for (let call = 0; call < 2; call++)
    expect(await tokens.read(token)).toEqual({ sessionId: 7, generation: 3 })
})

test('a token that was read before still expires on time', async () => {
  const { tokens, pass } = tokensAt()
  const token = await tokens.sign({ sessionId: 7, generation: 1 }, EXPIRY)
  await tokens.read(token)
  pass(660_000 - 1)
  expect(await tokens.read(token)).toBeDefined()
  pass(1)
  expect(await tokens.read(token)).toBeUndefined()
})

// PROTECTION-14
test('refuses a token with one changed letter, even after the right one was read', async () => {
  const { tokens } = tokensAt()
  const token = await tokens.sign({ sessionId: 7, generation: 1 }, EXPIRY)
  await tokens.read(token)
  const [head = '', content = '', signature = ''] = token.split('.')
  const forged = content.startsWith('e') ? `f${content.slice(1)}` : `e${content.slice(1)}`
  expect(await tokens.read([head, forged, signature].join('.'))).toBeUndefined()
  expect(await tokens.read([head, content, signature.slice(0, -4)].join('.'))).toBeUndefined()
})

// PROTECTION-14
test('refuses a token with another key, without a signature or without an expiry', async () => {
  const { tokens } = tokensAt()
  const other = createTokens(Buffer.from('another key, of the same length, here'), () => new Date(NOON))
  expect(await tokens.read(await other.sign({ sessionId: 7, generation: 1 }, EXPIRY))).toBeUndefined()
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sid":7,"gen":1}').toString('base64url')}.`
  expect(await tokens.read(unsigned)).toBeUndefined()
  const endless = await new SignJWT({ sid: 7, gen: 1 }).setProtectedHeader({ alg: 'HS256' }).sign(KEY)
  expect(await tokens.read(endless)).toBeUndefined()
})

test('a token stays valid after thousands of others were read', async () => {
  const { tokens } = tokensAt()
  const first = await tokens.sign({ sessionId: 1, generation: 1 }, EXPIRY)
  await tokens.read(first)
  for (let sessionId = 2; sessionId < 5100; sessionId++) {
    await tokens.read(await tokens.sign({ sessionId, generation: 1 }, EXPIRY))
  }
  expect(await tokens.read(first)).toEqual({ sessionId: 1, generation: 1 })
})

/** Verifies Plaid's events: a signed token contains the body's hash. We fetch the signing key by its id. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { decodeProtectedHeader, importJWK, type JWK, jwtVerify } from 'jose'
import { PartnerError } from '../partner-error.ts'
import type { BankLink } from './port.ts'

const SIGNATURE_AGE_SECONDS = 300
/** After this time a key is fetched again, because Plaid may have withdrawn it. */
const KEY_KEPT_MS = 3_600_000
/** For this long, an id that Plaid did not know is not fetched again. */
const UNKNOWN_KEPT_MS = 600_000
/** Anyone can invent ids, so we remember only this many; the oldest are dropped first. */
const MAX_UNKNOWN = 1000
/** New ids that are fetched per minute. Plaid has few keys, and resends events that got a 503. */
const MAX_LOOKUPS = 10
const MINUTE_MS = 60_000
const MAX_TOKEN_LENGTH = 4000

/** `fetchKey` returns undefined for a key that Plaid does not know or has withdrawn. */
export const checkSignatures = (
  fetchKey: (keyId: string) => Promise<JWK | undefined>,
): BankLink['verifySignature'] => {
  const keyAt = rememberKeys(fetchKey)
  return async ({ rawBody, header, now }) => {
    const keyId = header && header.length < MAX_TOKEN_LENGTH && isStrict(header) ? keyIdOf(header) : undefined
    if (!header || !keyId) return false
    const key = await keyAt(keyId, now.getTime())
    return key !== undefined && isSigned(header, key, rawBody, now)
  }
}

/**
 * Caches fetched keys and unknown ids. Throws PartnerError if too many new ids arrive, so that Plaid resends
 * an event with a real id.
 */
const rememberKeys = (fetchKey: (keyId: string) => Promise<JWK | undefined>) => {
  const keys = new Map<string, { key: JWK; requestedAt: number }>()
  const unknown = new Map<string, number>()
  let lookups: number[] = []

  const assertMayAsk = (requestedAt: number) => {
    lookups = lookups.filter((at) => Math.abs(requestedAt - at) < MINUTE_MS)
    if (lookups.length >= MAX_LOOKUPS)
      throw new PartnerError('plaid', 'timeout', {
        call: 'webhook_verification_key/get',
        code: 'too_many_keys',
      })
    lookups.push(requestedAt)
  }

  return async (keyId: string, requestedAt: number): Promise<JWK | undefined> => {
    const known = keys.get(keyId)
    if (known && requestedAt - known.requestedAt < KEY_KEPT_MS) return known.key
    const unknownSince = unknown.get(keyId)
    if (unknownSince !== undefined && Math.abs(requestedAt - unknownSince) < UNKNOWN_KEPT_MS) return undefined
    // The limit does not apply to a key that was valid before.
    if (!known) assertMayAsk(requestedAt)
    const key = await fetchKey(keyId)
    if (key) {
      keys.set(keyId, { key, requestedAt })
    } else {
      keys.delete(keyId)
      unknown.delete(keyId)
      unknown.set(keyId, requestedAt)
      const [oldest] = unknown.keys()
      if (unknown.size > MAX_UNKNOWN && oldest !== undefined) unknown.delete(oldest)
    }
    return key
  }
}

/** True for three parts in canonical base64url, so that another spelling is not another event. */
const isStrict = (token: string): boolean => {
  const parts = token.split('.')
  return (
    parts.length === 3 &&
    parts.every((part) => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part)
  )
}

/** The key's id. Undefined unless the token uses the one algorithm that Plaid uses. */
const keyIdOf = (token: string): string | undefined => {
  try {
    const { alg, kid } = decodeProtectedHeader(token)
    return alg === 'ES256' && /^[\w-]{1,100}$/.test(kid ?? '') ? kid : undefined
  } catch {
    return undefined
  }
}

const isSigned = async (token: string, key: JWK, rawBody: Buffer, now: Date): Promise<boolean> => {
  try {
    const { payload } = await jwtVerify(token, await importJWK(key, 'ES256'), {
      algorithms: ['ES256'],
      currentDate: now,
      maxTokenAge: SIGNATURE_AGE_SECONDS,
    })
    const reported = Buffer.from(String(payload['request_body_sha256']))
    const expected = Buffer.from(createHash('sha256').update(rawBody).digest('hex'))
    return reported.length === expected.length && timingSafeEqual(reported, expected)
  } catch {
    return false
  }
}

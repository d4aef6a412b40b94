/**
 * The session token: a signed JWT with the session's id, its generation and its expiry. The algorithm is
 * fixed.
 */
import { jwtVerify, SignJWT } from 'jose'

export interface TokenContent {
  sessionId: number
  generation: number
}

export interface Tokens {
  sign(content: TokenContent, expiresAt: number): Promise<string>
  /**
   * Returns undefined if we did not sign the token or it has expired. Only the session's row tells whether
   * the session is still open.
   */
  read(token: string): Promise<TokenContent | undefined>
}

const ALGORITHM = 'HS256'
/** How many verified tokens are cached: a browser sends the same token with each call. */
const MAX_KNOWN = 5000

export const createTokens = (key: Uint8Array, realNow: () => Date): Tokens => {
  const known = new Map<string, { content: TokenContent; expiresAt: number }>()

  const verify = async (token: string): Promise<TokenContent | undefined> => {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate: realNow() })
    const { sid, gen, exp } = payload
    if (!Number.isSafeInteger(sid) || !Number.isSafeInteger(gen) || exp === undefined) return undefined
    const content = { sessionId: sid as number, generation: gen as number }
    // Clearing everything is simpler than finding the oldest token, and rarely happens: later calls verify
    // again.
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(token, { content, expiresAt: exp })
    return content
  }

  return {
    sign: ({ sessionId, generation }, expiresAt) =>
      new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setExpirationTime(expiresAt)
        .sign(key),
    read: async (token) => {
      const found = known.get(token)
      if (found && found.expiresAt * 1000 > realNow().getTime()) return found.content
      return verify(token).catch(() => undefined)
    },
  }
}

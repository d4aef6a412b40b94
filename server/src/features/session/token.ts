/** The session token: names a session row and its generation, and says when it ends. Signed, algorithm fixed. */
import { jwtVerify, SignJWT } from 'jose'

export interface TokenContent {
  sessionId: number
  generation: number
}

export interface Tokens {
  sign(content: TokenContent, expiresAt: number): Promise<string>
  /** Undefined for anything that we did not sign. Whether the session still lives, its row says. */
  read(token: string): Promise<TokenContent | undefined>
}

const ALGORITHM = 'HS256'
/** Tokens whose signature was found valid: a browser sends the same one with each of its calls. */
const MAX_KNOWN = 5000

export const createTokens = (key: Uint8Array, realNow: () => Date): Tokens => {
  const known = new Map<string, { content: TokenContent; expiresAt: number }>()

  const verify = async (token: string): Promise<TokenContent | undefined> => {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate: realNow() })
    const { sid, gen, exp } = payload
    if (!Number.isSafeInteger(sid) || !Number.isSafeInteger(gen) || exp === undefined) return undefined
    const content = { sessionId: sid as number, generation: gen as number }
    // All at once is simpler than the oldest, and as rare: the next calls verify again.
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

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

export const createTokens = (key: Uint8Array, realNow: () => Date): Tokens => ({
  sign: ({ sessionId, generation }, expiresAt) =>
    new SignJWT({ sid: sessionId, gen: generation })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setExpirationTime(expiresAt)
      .sign(key),
  read: async (token) => {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate: realNow() })
      const { sid, gen } = payload
      return Number.isSafeInteger(sid) && Number.isSafeInteger(gen)
        ? { sessionId: sid as number, generation: gen as number }
        : undefined
    } catch {
      return undefined
    }
  },
})

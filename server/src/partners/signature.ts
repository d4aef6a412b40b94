/** How partners sign their requests to us: "t=SECONDS,v1=HEX", an HMAC-SHA256 over "SECONDS.BODY". */
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface SignedBody {
  /** The raw bytes. */
  rawBody: Buffer
  header: string | undefined
  /** Real time. */
  now: Date
}

const MAX_AGE_MS = 5 * 60_000

/** True for a body signed with the secret within five minutes of `now`. Compares in constant time. */
export const isSigned = (secret: string, { rawBody, header, now }: SignedBody): boolean => {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match) return false
  const [, seconds = '', signature = ''] = match
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest()
  const isRight = timingSafeEqual(expected, Buffer.from(signature, 'hex'))
  return isRight && Math.abs(now.getTime() - Number(seconds) * 1000) <= MAX_AGE_MS
}

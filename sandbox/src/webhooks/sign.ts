import { createHmac } from 'node:crypto'

/** The signature header: seconds since 1970 and an HMAC-SHA256 over "seconds.body". */
export const signatureOf = (secret: string, rawBody: string, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest('hex')}`
}

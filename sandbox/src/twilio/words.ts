/** Verifications and refusals in Twilio's format. */
import { createHash } from 'node:crypto'
import type { SandboxConfig } from '../config.ts'
import type { Verification } from './tables.ts'
import { MAX_CHECKS } from './verify.rules.ts'

/** A call that Twilio refuses, with HTTP status and documented code. */
export class VerifyRefused extends Error {
  readonly status: 400 | 401 | 404 | 429
  readonly code: number

  constructor(status: 400 | 401 | 404 | 429, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const unauthorized = () => new VerifyRefused(401, 20003, 'Authenticate')
export const invalidParameter = (name: string) => new VerifyRefused(400, 60200, `Invalid parameter: ${name}`)
export const notFound = () => new VerifyRefused(404, 20404, 'The requested resource was not found')
export const tooManyChecks = () => new VerifyRefused(429, 60202, 'Max check attempts reached')
export const tooManySends = () => new VerifyRefused(429, 60203, 'Max send attempts reached')

export const reportedRefusal = ({ status, code, message }: VerifyRefused) => ({
  code,
  message,
  more_info: `https://www.twilio.com/docs/errors/${code}`,
  status,
})

export const reportedVerification = (
  verification: Verification,
  twilio: SandboxConfig['twilio'],
  baseUrl: string,
) => ({
  ...common(verification, twilio),
  status: statusOf(verification),
  lookup: {},
  send_code_attempts: verification.sends.map(({ time, channel }, index) => ({
    time,
    channel: channel.toUpperCase(),
    attempt_sid: `VL${createHash('md5').update(`${verification.sid} ${index}`).digest('hex')}`,
  })),
  sna: null,
  url: `${baseUrl}/v2/Services/${twilio.serviceSid}/Verifications/${verification.sid}`,
})

export const reportedCheck = (verification: Verification, twilio: SandboxConfig['twilio']) => ({
  ...common(verification, twilio),
  status: verification.status,
})

const common = (verification: Verification, twilio: SandboxConfig['twilio']) => ({
  sid: verification.sid,
  service_sid: twilio.serviceSid,
  account_sid: twilio.accountSid,
  to: verification.phone,
  channel: verification.channel,
  valid: verification.status === 'approved',
  amount: null,
  payee: null,
  date_created: stamp(verification.createdAt),
  date_updated: stamp(verification.updatedAt),
})

const statusOf = ({ status, checks }: Verification): string =>
  status === 'pending' && checks >= MAX_CHECKS ? 'max_attempts_reached' : status

/** Whole seconds in UTC. */
const stamp = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`

/** Phone codes through Twilio Verify, API version 2 (docs/partners/phone-codes.md). */
import * as z from 'zod'
import {
  createTwilioClient,
  NOT_REACHED,
  readTwilio as read,
  type TwilioCredentials,
  twilioError as fail,
} from '../twilio/client.ts'
import type { CheckOutcome, PhoneVerification } from './port.ts'

export interface TwilioVerifyOptions extends TwilioCredentials {
  /** Up to, but without, "/v2". */
  baseUrl: string
  serviceSid: string
}

const verification = z.object({ sid: z.string().min(1).max(64), send_code_attempts: z.array(z.unknown()) })
const checked = z.object({ status: z.string(), valid: z.boolean() })

/** Error codes for unreachable phones: those of all messages, and Verify's own. */
const UNREACHED = new Set([...NOT_REACHED, '60200', '60205', '60410', '60605'])
/** Errors when sending: too many codes sent (60203), or all five checks of this verification used (60202). */
const TOO_MANY_SENDS = new Set(['60203', '60202'])
const TOO_MANY_CHECKS = '60202'
const UNKNOWN = '20404'

export const createTwilioVerify = (options: TwilioVerifyOptions): PhoneVerification => {
  const client = createTwilioClient(options)
  const service = `${options.baseUrl.replace(/\/$/, '')}/v2/Services/${encodeURIComponent(options.serviceSid)}`
  const call = (resource: string, form?: Record<string, string>) =>
    client.call({ name: nameOf(resource), url: `${service}/${resource}`, form })

  return {
    send: async ({ phone, channel }) => {
      const { body, refusedWith } = await call('Verifications', { To: `+1${phone}`, Channel: channel })
      if (refusedWith && TOO_MANY_SENDS.has(refusedWith)) return { result: 'too_many' }
      if (refusedWith && UNREACHED.has(refusedWith)) return { result: 'not_reached' }
      if (refusedWith) throw fail('Verifications', 'refused', refusedWith)
      const { sid, send_code_attempts } = read(verification, body, 'Verifications')
      return { result: 'sent', verificationRef: sid, isNew: send_code_attempts.length === 1 }
    },

    check: async ({ phone, verificationRef, code }) => {
      const which = verificationRef ? { VerificationSid: verificationRef } : { To: `+1${phone}` }
      const { body, refusedWith } = await call('VerificationCheck', { ...which, Code: code })
      if (refusedWith === TOO_MANY_CHECKS) return 'too_many'
      if (refusedWith === UNKNOWN) return verificationRef ? endOf(verificationRef) : 'ended'
      if (refusedWith) throw fail('VerificationCheck', 'refused', refusedWith)
      return outcomeOf(read(checked, body, 'VerificationCheck'))
    },

    cancel: async (verificationRef) => {
      const { refusedWith } = await call(pathOf(verificationRef), { Status: 'canceled' })
      if (refusedWith && refusedWith !== UNKNOWN) throw fail('Verifications', 'refused', refusedWith)
    },
  }

  /**
   * Twilio no longer checks codes of a finished verification. If an earlier check approved it and only the
   * reply was lost, its status still says so.
   */
  async function endOf(verificationRef: string): Promise<CheckOutcome> {
    const { body } = await call(pathOf(verificationRef))
    const found = z.object({ status: z.string() }).safeParse(body)
    return found.success && found.data.status === 'approved' ? 'approved' : 'ended'
  }
}

const pathOf = (verificationRef: string) => `Verifications/${encodeURIComponent(verificationRef)}`

const outcomeOf = ({ status, valid }: z.output<typeof checked>): CheckOutcome => {
  if (status === 'approved' && valid) return 'approved'
  return status === 'pending' ? 'wrong' : 'ended'
}

/** A path may contain an id, so we report only its first segment. */
const nameOf = (resource: string) => resource.split('/')[0] ?? ''

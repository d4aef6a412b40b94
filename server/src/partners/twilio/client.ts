/**
 * Twilio on the wire: form-encoded requests with basic authentication, refusals by code. Both of Twilio's
 * roles share it.
 */
import { assertOutsideTransaction } from '@yoursuccess/database/database'
import * as z from 'zod'
import { exchange, parseJson } from '../exchange.ts'
import { PartnerError } from '../partner-error.ts'

export interface TwilioCredentials {
  accountSid: string
  authToken: string
}

export interface TwilioClient {
  /**
   * Makes one call; without a form, a GET. Returns a refusal by its code. Throws PartnerError when there is
   * no reply. Errors contain `name` instead of the path, because a path may contain an id.
   */
  call(request: {
    name: string
    url: string
    form?: Record<string, string> | undefined
  }): Promise<{ body: unknown; refusedWith?: string }>
}

const TIMEOUT_MS = 5000

/** Error codes: invalid, unroutable, not permitted, opted out, cannot receive SMS. */
export const NOT_REACHED: readonly string[] = ['21211', '21612', '21408', '21610', '21614']

const refusal = z.object({ code: z.union([z.number(), z.string()]).transform(String) })

export const createTwilioClient = ({ accountSid, authToken }: TwilioCredentials): TwilioClient => ({
  call: async ({ name, url, form }) => {
    assertOutsideTransaction(`Calling Twilio's ${name}`)
    const { status, text } = await exchange({
      partner: 'twilio',
      call: name,
      url,
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
      form: form && new URLSearchParams(form),
      timeoutMs: TIMEOUT_MS,
    })
    if (status >= 500 || status === 408) throw twilioError(name, 'timeout', `http_${status}`)
    const body = parseJson(text)
    if (status < 300) return { body }
    const reported = refusal.safeParse(body)
    return { body, refusedWith: reported.success ? reported.data.code : `http_${status}` }
  },
})

export const twilioError = (call: string, kind: PartnerError['kind'], code: string) =>
  new PartnerError('twilio', kind, { call, code })

/** Parses a reply. Throws PartnerError `malformed` for one of another shape. */
export const readTwilio = <Shape extends z.ZodType>(
  shape: Shape,
  body: unknown,
  call: string,
): z.output<Shape> => {
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw twilioError(call, 'malformed', 'body')
  return parsed.data
}

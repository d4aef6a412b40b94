/** Calls of Twilio Verify, as sent on the wire. */
import type { TestSandbox } from './sandbox.ts'

export interface TwilioAnswer {
  status: number
  body: Record<string, unknown>
}

/** Sends a POST with `form`, and a GET without. */
export const callTwilio = async (
  { url, config: { twilio } }: TestSandbox,
  resource: string,
  form?: Record<string, string>,
): Promise<TwilioAnswer> => {
  const credentials = Buffer.from(`${twilio.accountSid}:${twilio.authToken}`).toString('base64')
  const response = await fetch(`${url}/twilio/v2/Services/${twilio.serviceSid}/${resource}`, {
    headers: { authorization: `Basic ${credentials}` },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  return { status: response.status, body: (await response.json()) as TwilioAnswer['body'] }
}

/** SMS through Twilio's Messages resource, API version 2010-04-01 (docs/partners/sms.md). */
import * as z from 'zod'
import {
  createTwilioClient,
  NOT_REACHED,
  readTwilio,
  type TwilioCredentials,
  twilioError,
} from '../twilio/client.ts'
import type { TextMessages } from './port.ts'

export interface TwilioMessagesOptions extends TwilioCredentials {
  /** Up to, but without, "/2010-04-01". */
  baseUrl: string
  /** The pool of sender numbers. */
  messagingServiceSid: string
}

const CALL = 'Messages'
const message = z.object({ sid: z.string().min(1).max(64) })

export const createTwilioMessages = (options: TwilioMessagesOptions): TextMessages => {
  const { baseUrl, accountSid, messagingServiceSid } = options
  const client = createTwilioClient(options)
  const url = `${baseUrl.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  return {
    send: async ({ phone, text }) => {
      const form = { To: `+1${phone}`, MessagingServiceSid: messagingServiceSid, Body: text }
      const { body, refusedWith } = await client.call({ name: CALL, url, form })
      if (refusedWith && NOT_REACHED.includes(refusedWith)) return 'not_reached'
      if (refusedWith) throw twilioError(CALL, 'refused', refusedWith)
      readTwilio(message, body, CALL)
      return 'sent'
    },
  }
}

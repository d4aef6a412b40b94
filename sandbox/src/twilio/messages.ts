/** Twilio's Messages resource, which sends SMS to the same simulated phones as verification codes. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { partnerCall } from '../partner-call.ts'
import type { World } from '../world.ts'
import { assertHasCredentials, readForm } from './caller.ts'
import { phoneMessages } from './tables.ts'
import { arrivalOf, E164, unreachable } from './verify.rules.ts'
import { notFound, reportedRefusal, VerifyRefused } from './words.ts'

const MAX_BODY_LENGTH = 1600

const sending = z.object({
  To: z.string().max(20),
  MessagingServiceSid: z.string().max(64),
  Body: z.string().min(1).max(MAX_BODY_LENGTH),
})

export const registerMessages = (app: FastifyInstance, world: World): void => {
  const { database, clock, config } = world
  app.post(
    '/twilio/2010-04-01/Accounts/:account/Messages.json',
    partnerCall(world, { partner: 'twilio', call: 'Messages' }, async (request, reply) => {
      try {
        assertHasCredentials(request, config.twilio)
        if ((request.params as { account: string }).account !== config.twilio.accountSid) throw notFound()
        const reported = await send(readForm(sending, request.body))
        void reply.code(201)
        return reported
      } catch (error) {
        if (!(error instanceof VerifyRefused)) throw error
        void reply.code(error.status)
        return reportedRefusal(error)
      }
    }),
  )

  const send = async ({ To, MessagingServiceSid, Body }: z.output<typeof sending>): Promise<object> => {
    const { accountSid, messagingServiceSid } = config.twilio
    if (MessagingServiceSid !== messagingServiceSid)
      throw new VerifyRefused(400, 21_705, 'The Messaging Service Sid is invalid')
    if (!E164.test(To)) throw new VerifyRefused(400, 21_211, "The 'To' number is not a valid phone number")
    const why = unreachable(To, 'sms')
    if (why) throw new VerifyRefused(400, why.code, why.message)
    const now = clock.realNow()
    const [row] = await database.db
      .insert(phoneMessages)
      .values({ phone: To, channel: 'sms', body: Body, code: '', arrivesAt: arrivalOf(To, now) })
      .returning({ id: phoneMessages.id })
    const sid = `SM${createHash('md5').update(`message ${row?.id}`).digest('hex')}`
    const stamp = now.toUTCString().replace('GMT', '+0000')
    return {
      sid,
      account_sid: accountSid,
      messaging_service_sid: messagingServiceSid,
      api_version: '2010-04-01',
      to: To,
      from: null,
      body: Body,
      status: 'accepted',
      direction: 'outbound-api',
      num_segments: '0',
      num_media: '0',
      price: null,
      price_unit: null,
      error_code: null,
      error_message: null,
      date_created: stamp,
      date_updated: stamp,
      date_sent: null,
      uri: `/2010-04-01/Accounts/${accountSid}/Messages/${sid}.json`,
    }
  }
}

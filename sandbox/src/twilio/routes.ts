/** The subset of Twilio that the bank uses, under /twilio, and the control calls of the simulated phones. */
import type { Db } from '@yoursuccess/database/database'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { read } from '../control/read.ts'
import { partnerCall } from '../partner-call.ts'
import { Refusal, type World } from '../world.ts'
import { assertHasCredentials, readForm } from './caller.ts'
import { registerMessages } from './messages.ts'
import type { Verification } from './tables.ts'
import { check, end, findPending, findVerification, listMessages, send } from './verifications.ts'
import { E164, unreachable } from './verify.rules.ts'
import {
  invalidParameter,
  notFound,
  reportedCheck,
  reportedRefusal,
  reportedVerification,
  tooManyChecks,
  tooManySends,
  VerifyRefused,
} from './words.ts'

const SERVICE = '/twilio/v2/Services/:service'

const sending = z.object({ To: z.string().regex(E164), Channel: z.enum(['sms', 'call']) })
const checking = z.object({
  VerificationSid: z.string().max(64).optional(),
  To: z.string().regex(E164).optional(),
  Code: z.string().regex(/^\d{4,10}$/),
})
const change = z.object({ Status: z.literal('canceled') })

/** A phone number of ten digits, or in international form. */
const phone = z
  .string()
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .transform((text) => (/^\d{10}$/.test(text) ? `+1${text}` : text))
  .pipe(z.string().regex(E164, 'must be a phone number of ten digits'))

export const registerPhone = (app: FastifyInstance, world: World): void => {
  registerVerify(app, world)
  registerMessages(app, world)
  registerPhoneControl(app, world)
}

const registerVerify = (app: FastifyInstance, world: World): void => {
  const { database, clock, config } = world
  let isTestCodeTaken = false

  /**
   * Makes the handler of one call: checks the credentials, runs in one transaction, and reports refusals in
   * Twilio's format.
   */
  const call = (
    name: string,
    status: 200 | 201,
    serve: (tx: Db, request: FastifyRequest) => Promise<object>,
  ) =>
    partnerCall(world, { partner: 'twilio', call: name }, async (request, reply) => {
      const reported = await database
        .transaction(async (tx) => {
          assertMayCall(request, config.twilio)
          return serve(tx, request)
        })
        .catch((error: unknown) => {
          if (error instanceof VerifyRefused) return error
          throw error
        })
      void reply.code(reported instanceof VerifyRefused ? reported.status : status)
      return reported instanceof VerifyRefused ? reportedRefusal(reported) : reported
    })
  const viewOf = (found: Verification, { host }: FastifyRequest) =>
    reportedVerification(found, config.twilio, `http://${host}/twilio`)

  app.post(
    `${SERVICE}/Verifications`,
    call('Verifications', 201, async (tx, request) => {
      const { To, Channel } = readForm(sending, request.body)
      const why = unreachable(To, Channel)
      if (why) throw new VerifyRefused(400, why.code, why.message)
      const key = config.twilio.authToken
      const sent = await send(tx, { phone: To, channel: Channel, key, now: clock.realNow() })
      if (sent === 'too_many_sends') throw tooManySends()
      if (sent === 'too_many_checks') throw tooManyChecks()
      return viewOf(sent, request)
    }),
  )

  app.get(
    `${SERVICE}/Verifications/:sid`,
    call('Verifications', 200, async (tx, request) =>
      viewOf(await findNamed(tx, request, clock.realNow()), request),
    ),
  )

  app.post(
    `${SERVICE}/Verifications/:sid`,
    call('Verifications', 200, async (tx, request) => {
      const { Status } = readForm(change, request.body)
      const now = clock.realNow()
      const found = await findNamed(tx, request, now)
      if (found.status !== 'pending') throw notFound()
      return viewOf(await end(tx, found, Status, now), request)
    }),
  )

  app.post(
    `${SERVICE}/VerificationCheck`,
    call('VerificationCheck', 200, async (tx, request) => {
      const { VerificationSid: sid, To, Code } = readForm(checking, request.body)
      const now = clock.realNow()
      if (sid === undefined && To === undefined) throw invalidParameter('To')
      const found =
        sid === undefined ? await findPending(tx, To ?? '', now) : await findVerification(tx, sid, now)
      if (found?.status !== 'pending') throw notFound()
      const checked = await check(tx, found, { code: Code, isTestCodeTaken, now })
      if (checked === 'too_many_checks') throw tooManyChecks()
      return reportedCheck(checked, config.twilio)
    }),
  )

  app.post('/_sim/phone/test_code', (request) => {
    isTestCodeTaken = read(z.strictObject({ accepted: z.boolean() }), request.body).accepted
    return { accepted: isTestCodeTaken }
  })
}

const registerPhoneControl = (app: FastifyInstance, { database, clock }: World): void => {
  app.get('/_sim/phone', (request) =>
    listMessages(database.db, clock.realNow(), read(z.object({ to: phone.optional() }), request.query).to),
  )

  app.post('/_sim/phone/expire', async (request) => {
    const { to } = read(z.strictObject({ to: phone }), request.body)
    const now = clock.realNow()
    return database.transaction(async (tx) => {
      const pending = await findPending(tx, to, now)
      if (!pending) throw new Refusal(409, 'No verification of this phone is pending.')
      const { sid, status } = await end(tx, pending, 'expired', now)
      return { sid, status }
    })
  })
}

const findNamed = async (tx: Db, request: FastifyRequest, now: Date): Promise<Verification> => {
  const { sid } = read(z.object({ sid: z.string().max(64) }), request.params)
  const found = await findVerification(tx, sid, now)
  if (!found) throw notFound()
  return found
}

const assertMayCall = (request: FastifyRequest, twilio: World['config']['twilio']): void => {
  assertHasCredentials(request, twilio)
  if ((request.params as { service: string }).service !== twilio.serviceSid) throw notFound()
}

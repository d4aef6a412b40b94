/** The only code that turns an error into an HTTP reply. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { commonRefusals, type ErrorReply } from '@yoursuccess/contract/core/error'
import { CHECK_FIELD, OUR_SIDE, UNKNOWN_FIELD } from '@yoursuccess/contract/core/error.messages'
import { REQUIRED } from '@yoursuccess/contract/core/field.messages'
import { isUnavailable, sqlState } from '@yoursuccess/database/database'
import { translatedReply } from '../messaging/translations.ts'
import { PartnerError } from '../partners/partner-error.ts'
import { Refusal, refuseCommon } from './refusal.ts'

interface Outcome {
  status: number
  body: Omit<ErrorReply, 'request_id'>
  retryAfterSeconds?: number | undefined
  isOurError?: boolean
}

export const replyToError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const outcome = outcomeOf(error)
  request.refusedWith = { status: outcome.status, code: outcome.body.code }
  if (outcome.isOurError) request.log.error({ request_id: request.id, err: error }, 'fault')
  else if (outcome.status === 503) request.log.warn({ request_id: request.id, err: error }, 'unavailable')
  if (outcome.retryAfterSeconds) void reply.header('retry-after', outcome.retryAfterSeconds)
  return reply
    .code(outcome.status)
    .send({ ...inLanguageOf(request, outcome.body), request_id: request.id } satisfies ErrorReply)
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The error reply that was sent, for the log. */
    refusedWith: { status: number; code: string } | undefined
  }
}

export const replyWithErrors = (app: FastifyInstance): void => {
  app.decorateRequest('refusedWith', undefined)
  app.setErrorHandler(replyToError)
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      ...inLanguageOf(request, outcomeOf(refuseCommon('not_found')).body),
      request_id: request.id,
    } satisfies ErrorReply),
  )
}

/** The sentences in the reader's language. Codes and amounts among the details stay as they are. */
const inLanguageOf = ({ language }: FastifyRequest, body: Outcome['body']): Outcome['body'] => {
  const inIt = (sentence: string) => translatedReply(sentence, language)
  const { error, errors, details } = body
  return {
    ...body,
    error: inIt(error),
    ...(errors && {
      errors: Array.isArray(errors)
        ? errors.map(inIt)
        : Object.fromEntries(
            Object.entries(errors).map(([field, sentences]) => [field, sentences.map(inIt)]),
          ),
    }),
    ...(details && { details: details.map(inIt) }),
  }
}

const RETRY_SECONDS = 2

const outcomeOf = (error: unknown): Outcome => {
  if (error instanceof Refusal) return refused(error)
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error)
  if (error instanceof PartnerError || isUnavailable(error)) {
    return { ...refused(refuseCommon('unavailable')), retryAfterSeconds: RETRY_SECONDS }
  }
  if (sqlState(error) === '23505') return refused(refuseCommon('conflict'))
  return (
    fromFastify(error) ?? {
      status: 500,
      body: { error: OUR_SIDE, code: 'internal' },
      isOurError: true,
    }
  )
}

const refused = ({ code, text, extras: { retryAfterSeconds, ...extras } }: Refusal): Outcome => ({
  status: text.status,
  body: { error: text.error, code, ...extras },
  retryAfterSeconds,
})

const invalid = (
  error: Error & { validationContext?: string; validation: { instancePath: string; message?: string }[] },
): Outcome => {
  // A path value that is not an id names a record that does not exist.
  if (error.validationContext === 'params') return refused(refuseCommon('not_found'))
  const errors: Record<string, string[]> = {}
  for (const issue of error.validation) {
    const field = issue.instancePath.split('/').filter(Boolean).join('.') || 'request'
    ;(errors[field] ??= []).push(sentenceOf(issue.message))
  }
  return refused(refuseCommon('invalid_input', { errors }))
}

/**
 * The schema's own message, or a plain one instead of the validator's "Invalid input: expected number,
 * received …".
 */
const sentenceOf = (message = ''): string => {
  const unknown = /^Unrecognized keys?: (.+)$/s.exec(message)?.[1]
  if (unknown) return `${UNKNOWN_FIELD} ${unknown}`
  if (!/^(Invalid|Too (big|small))\b.*[:"]/.test(message)) return message || CHECK_FIELD
  return message.endsWith('received undefined') ? REQUIRED : CHECK_FIELD
}

/** Errors of the framework: a body that is unreadable, too large, or of the wrong type. */
const fromFastify = (error: unknown): Outcome | undefined => {
  const status = (error as Partial<FastifyError>).statusCode
  if (status === undefined || status >= 500) return undefined
  if (status === 413) return refused(refuseCommon('too_large'))
  if (status === 415) return refused(refuseCommon('unsupported_media'))
  if (status === 429) return refused(refuseCommon('too_many_requests', { retryAfterSeconds: 60 }))
  if (status === 404) return refused(refuseCommon('not_found'))
  return { status, body: { error: commonRefusals.malformed.error, code: 'malformed' } }
}
